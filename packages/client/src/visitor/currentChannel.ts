import type { OutgoingMessage } from '@shopbell/protocol';
import type { ConversationChannel } from '../conversation/createChannel';

/** The conversation of this page; another may take its place. */
export function createCurrentChannel(open: () => ConversationChannel, onChange: () => void) {
  let channel = open();
  let stop = () => {};

  function listen(): void {
    stop();
    stop = channel.store.subscribe(onChange);
    onChange();
  }

  return {
    get: () => channel,
    listen,

    /** Another conversation, and with it what is to be said there: what was on its way in the old one, or nothing. */
    begin(waiting: readonly { readonly message: OutgoingMessage }[] = []): void {
      channel = open();
      for (const { message } of waiting) channel.queue(message.content, message.metadata);
      listen();
    },
  };
}
