import type { Connection } from '../connection/createConnection';
import { createStore } from '../createStore';
import type { createAttention } from './attention';
import type { createCapturedEmail } from './capturedEmail';
import type { createChatFlow } from './chatFlow';
import type { CurrentConversation } from './currentConversation';
import { emptyVisitor } from './emptyVisitor';
import type { createOutbox } from './outbox/createOutbox';
import type { VisitorState } from './VisitorClient';

/** What the state is read from, and what looks at the conversation with each of its changes. */
export interface VisitorStateSources {
  readonly current: CurrentConversation;
  readonly outbox: ReturnType<typeof createOutbox>;
  readonly attention: ReturnType<typeof createAttention>;
  readonly connection: Connection;
}

/** What a page sees of the client: composed anew with every change of a part. */
export function createVisitorState(
  flow: ReturnType<typeof createChatFlow>,
  capturedEmail: ReturnType<typeof createCapturedEmail>,
  sources: () => VisitorStateSources,
) {
  let isStorageVolatile = false;
  const store = createStore<VisitorState>({ ...emptyVisitor, email: capturedEmail.known() });

  function refresh(): void {
    const { current, outbox, attention, connection } = sources();
    const state = current.state();
    const { conversation } = state;
    outbox.retain(conversation.outbox);
    attention.look(conversation);
    const unread = attention.unread(conversation);
    store.update(() => ({
      ...state,
      isConnected: connection.isOpen,
      hasGivenUp: connection.hasGivenUp,
      unread,
      flow: flow.of(state),
      closedId: flow.closedId(),
      email: capturedEmail.known(),
      isStorageVolatile,
    }));
  }

  return {
    store,
    refresh,
    storageFailed(): void {
      isStorageVolatile = true;
      refresh();
    },
  };
}
