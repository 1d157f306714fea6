import type { Panel } from '../conversation/panels/Panel';

export const ordersPanel: Panel = {
  id: 'orders',
  role: 'agent',
  load: async () => (await import('./lazy/OrdersPanel')).OrdersPanel,
};
