import { initialFlow } from '@shopbell/rules/conversation';
import { emptyChannel } from '../conversation/ChannelState';
import type { VisitorState } from './VisitorClient';

/** Before anything is known: what a page shows while the client itself is still on its way. */
export const emptyVisitor: VisitorState = {
  ...emptyChannel,
  isConnected: false,
  hasGivenUp: false,
  unread: 0,
  flow: initialFlow,
  closedId: 0,
  email: null,
  isStorageVolatile: false,
};
