import type { MessageContent, MessageMetadata } from '@shopbell/protocol';
import { isPersonal } from '@shopbell/rules/checkout';
import type { Connection } from '../connection/createConnection';
import { composeVisitor, type VisitorParts } from './composeVisitor';
import { connectVisitor } from './connectVisitor';
import { noteSending } from './noteSending';
import { hasRoom } from './outbox/createOutbox';
import type { VisitorClient, VisitorClientOptions } from './VisitorClient';

/** The shopper's side of one chat: a token, a connection, a conversation, and what of it is unread. */
export function createVisitorClient(options: VisitorClientOptions): VisitorClient {
  const parts = composeVisitor(options, {
    send: (frame) => connection.send(frame),
    isOpen: () => connection.isOpen,
  });
  const connection: Connection = connectVisitor(options, parts);
  const { shown, credentials, tabs, current } = parts;
  current.listen();
  return {
    ...createSending(options, parts),
    store: shown.store,
    credentials: credentials.store,
    connect() {
      tabs.join();
      connection.start();
      connection.nudge();
    },
    disconnect() {
      connection.stop();
      tabs.leave();
    },
    nudge: connection.nudge,
    dispatch: shown.dispatch,
    reopenCount: connection.reopenCount,
    async token(isRenewal) {
      if (isRenewal) credentials.refused();
      return (await credentials.current()).token;
    },
    logout() {
      connection.stop();
      const { storage, appId } = options;
      for (const kept of storage.keys()) if (isPersonal(kept, appId)) storage.remove(kept);
      void parts.outbox.forget();
      parts.attention.forget();
      credentials.forget();
      current.forget();
    },
  };
}

/** What a page does in the conversation. */
function createSending(options: VisitorClientOptions, parts: VisitorParts) {
  const { current, tabs, attention, shown, clientInstanceId } = parts;
  let filesUnderWay = 0;
  const outbox = () => current.channel().store.get().conversation.outbox;

  function countFiles(change: 1 | -1): void {
    filesUnderWay += change;
    shown.dispatch({ type: 'file-sending', isSending: filesUnderWay > 0 });
  }

  return {
    send(content: MessageContent, metadata?: MessageMetadata) {
      if (!hasRoom(outbox())) return null;
      noteSending(options, parts);
      const messageId = current.channel().queue(content, metadata);
      tabs.tell({ type: 'wrote', clientInstanceId });
      return messageId;
    },
    retry: (outgoing) => current.channel().retry(outgoing),
    type: () => current.channel().type(),
    loadOlder: () => current.channel().loadOlder(),
    markSeen() {
      const seen = attention.see(current.channel().store.get().conversation);
      if (!seen) return;
      tabs.tell({ type: 'seen', id: seen.id });
      if (seen.at !== null) {
        shown.note({ type: 'seen', at: seen.at });
        parts.seenReport.tell(seen.at);
      }
      shown.refresh();
    },
    setEmail(given) {
      parts.capturedEmail.set(given);
      // What was refused for want of it goes behind it, and the server lets it wait for its turn.
      for (const { message, delivery } of outbox())
        if (delivery.kind === 'unsent' && delivery.because === 'email-required')
          current.channel().retry(message);
    },
    sendFlow: (type, payload, flowOptions) => parts.flowSends.send(type, payload, flowOptions),
    signal: (type, payload) => parts.send({ type, payload }),
    trackFile(upload) {
      countFiles(1);
      return upload.finally(() => countFiles(-1));
    },
  } satisfies Partial<VisitorClient>;
}
