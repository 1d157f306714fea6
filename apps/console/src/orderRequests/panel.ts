import type { Panel } from '../conversation/panels/Panel';

export const orderRequestsPanel: Panel = {
  id: 'order-requests',
  role: 'agent',
  load: async () => (await import('./lazy/RequestsPanel')).RequestsPanel,
};
