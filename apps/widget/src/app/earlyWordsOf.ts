import { createStore } from '@shopbell/client/visitor';
import type { OutgoingMessage } from '@shopbell/protocol';
import { draftOf } from '../conversations';
import { perWidget } from './perWidget';

/**
 * Words that were sent before there was anything to send them: sent once, in their order, when the client is there and
 * it is known where the window stands. Where nobody is there to read them, or too much waits already, they go with the
 * shopper, as what was being written.
 */
export const earlyWordsOf = perWidget((widget) => {
  const { client, details, router, unsent } = widget;
  const waiting = createStore<readonly OutgoingMessage[]>([]);
  const look = () => {
    if (!details.get()) return;
    // Behind all else that the settings change: only then is it known where the window stands.
    void client.run((loaded) => {
      const messages = waiting.get();
      waiting.update(() => []);
      const isHere = !router.isAwaiting() && router.store.get().route.path === '/chat';
      const left = messages.filter(
        ({ content, messageId }) => !isHere || loaded.send(content, loaded.metadata(), messageId) === null,
      );
      const given = left.filter(unsent.forget);
      if (given.length > 0) draftOf(widget).giveBack(given.map(({ content }) => content.text));
    });
  };
  widget.running.push({
    stop: details.subscribe(look),
    // Whoever writes next is somebody else.
    signedOut(where) {
      if (where !== 'here') return;
      waiting.get().forEach(unsent.forget);
      waiting.update(() => []);
    },
  });
  return {
    waiting,
    wait(messages: readonly OutgoingMessage[]): void {
      waiting.update((all) => [...all, ...messages]);
      look();
    },
  };
});
