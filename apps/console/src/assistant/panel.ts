import type { Panel } from '../conversation/panels/Panel';

export const assistantPanel: Panel = {
  id: 'assistant',
  role: 'agent',
  load: async () => (await import('./lazy/AssistantPanel')).AssistantPanel,
};
