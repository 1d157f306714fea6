import type { ConversationChannel } from '../conversation/createChannel';

export interface CurrentConversationOptions {
  readonly open: () => ConversationChannel;
  /** Another conversation takes the place of the one before. */
  readonly onOther: () => void;
  readonly onChange: () => void;
}

export type CurrentConversation = ReturnType<typeof createCurrentConversation>;

/** The conversation of this page; another may take its place. */
export function createCurrentConversation({ open, onOther, onChange }: CurrentConversationOptions) {
  let id: string | null = null;
  let channel = open();
  let stop = () => {};

  function listen(): void {
    stop();
    stop = channel.store.subscribe(onChange);
    onChange();
  }

  function reopen(): void {
    channel = open();
    onOther();
  }

  return {
    id: () => id,
    channel: () => channel,
    state: () => channel.store.get(),
    waiting: () => channel.store.get().conversation.outbox,
    listen,

    enter(next: string): void {
      const isOther = id !== null && id !== next;
      id = next;
      if (!isOther) return;
      // What was shown belongs to someone else now (AUTH-05); what was on its way begins the new conversation.
      const waiting = channel.store.get().conversation.outbox;
      reopen();
      for (const { message } of waiting) channel.queue(message.content, message.metadata);
      listen();
    },

    /** What was waiting was the old shopper's: nothing of it is kept or sent. */
    leave(): void {
      id = null;
      reopen();
      listen();
    },
  };
}
