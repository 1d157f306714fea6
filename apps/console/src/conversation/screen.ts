import type { Screen } from '../screens/Screen';
import { conversationKeys } from './conversationKeys';

export const conversationScreen: Screen<'$conversationId'> = {
  path: '$conversationId',
  title: 'Conversation',
  role: 'agent',
  keys: { title: 'In a conversation', keys: conversationKeys },
  load: async () => (await import('../desk/screens')).ConversationScreen,
};
