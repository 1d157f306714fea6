import type { Store, VisitorState } from '@shopbell/client/visitor';
import type { DeliveryResult } from '@shopbell/protocol';

/** Waits as long as it takes: a message on its way is neither delivered nor refused. */
export function whenDelivered(store: Store<VisitorState>, messageId: string | null): Promise<DeliveryResult> {
  if (messageId === null) return Promise.resolve({ messageId: null, status: 'refused' });
  return new Promise((done) => {
    const look = () => {
      const { messages, outbox } = store.get().conversation;
      if (messages.some((message) => message.messageId === messageId && !message.fromAgent)) {
        finish({ messageId, status: 'delivered' });
      }
      const entry = outbox.find(({ message }) => message.messageId === messageId);
      if (entry?.delivery.kind === 'unsent' && entry.delivery.isFinal) {
        finish({ messageId, status: 'refused' });
      }
    };
    const finish = (result: DeliveryResult) => {
      stop();
      done(result);
    };
    const stop = store.subscribe(look);
    look();
  });
}
