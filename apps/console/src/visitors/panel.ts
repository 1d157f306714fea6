import type { Panel } from '../conversation/panels/Panel';

export const visitorPanel: Panel = {
  id: 'visitor',
  role: 'agent',
  load: async () => (await import('./lazy/VisitorPanel')).VisitorPanel,
};
