import { createStore } from '@shopbell/client/visitor';
import { newQuestionAfterMs } from '@shopbell/rules/assistant-entry';
import { perWidget } from '../../../app/perWidget';

/** The time of the conversation, by the clock of the server; the store changes when its next question becomes a new one. */
export const pageTime = perWidget(({ client, running }) => {
  const store = createStore({});
  let now = () => Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A tab may stand open for days, and nothing else changes in it. */
  function wait(): void {
    clearTimeout(timer);
    const last = client.store.get().conversation.messages.findLast(({ kind }) => kind !== 'signal');
    const leftMs = last ? Date.parse(last.createdDatetime) + newQuestionAfterMs - now() : 0;
    if (leftMs > 0) timer = setTimeout(pass, Math.min(leftMs, newQuestionAfterMs));
  }

  function pass(): void {
    store.update(() => ({}));
    wait();
  }

  const stopLooking = client.store.subscribe(wait);
  void client.run(({ serverNow }) => {
    now = serverNow;
    pass();
  });
  wait();
  running.push({
    stop() {
      stopLooking();
      clearTimeout(timer);
    },
  });
  return { store, now: () => now() };
});
