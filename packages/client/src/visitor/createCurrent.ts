import type { ConversationChannel } from '../conversation/ConversationChannel';
import type { Shown } from './createShown';

/** The conversation of this shopper. Another token is another conversation, and so is another shopper. */
export function createCurrent(open: () => ConversationChannel, { refresh, restart }: Shown) {
  let channel = open();
  let conversationId: string | null = null;
  let stopListening = () => {};

  function listen(): void {
    stopListening();
    stopListening = channel.store.subscribe(refresh);
    refresh();
  }

  /** What was shown belongs to someone else now (AUTH-05). */
  function beginAnew(): void {
    const waiting = channel.store.get().conversation.outbox;
    channel = open();
    restart();
    // What was on its way is not lost with the old conversation: it begins the new one.
    for (const { message } of waiting) channel.queue(message.content, message.metadata);
    listen();
  }

  return {
    listen,
    channel: () => channel,
    id: () => conversationId,

    enter(next: string): void {
      const isOther = conversationId !== null && conversationId !== next;
      conversationId = next;
      if (isOther) beginAnew();
    },

    /** What was waiting was the old shopper's: nothing of it is kept or sent. */
    forget(): void {
      conversationId = null;
      restart({ email: null });
      channel = open();
      listen();
    },
  };
}
