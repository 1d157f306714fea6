import type { Panel } from '../conversation/panels/Panel';

export const impersonationsPanel: Panel = {
  id: 'impersonations',
  role: 'agent',
  load: async () => (await import('./lazy/ImpersonationsPanel')).ImpersonationsPanel,
};
