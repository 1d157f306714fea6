import type { Panel } from '../conversation/panels/Panel';

export const answeredCampaignsPanel: Panel = {
  id: 'answered-campaigns',
  role: 'agent',
  load: async () => (await import('./lazy/AnsweredPanel')).AnsweredPanel,
};
