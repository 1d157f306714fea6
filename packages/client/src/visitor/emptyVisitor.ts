import { emptyConversation, initialFlow } from '@shopbell/rules/conversation';
import type { VisitorState } from './VisitorClient';

/** Before anything is known: what a page shows while the client itself is still on its way. */
export const emptyVisitor: VisitorState = {
  conversation: emptyConversation,
  isOtherSideTyping: false,
  agentTyping: 'off',
  isLoadingOlder: false,
  historyStatus: 'init',
  isConnected: false,
  hasGivenUp: false,
  unread: 0,
  flow: initialFlow,
  email: null,
  isStorageVolatile: false,
};
