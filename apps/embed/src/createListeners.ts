import type { ChatEvent, Emit, GorgiasChat } from '@shopbell/protocol';
import { attempt } from './log';

type Listener = (detail: never) => void;

export interface Listeners extends Pick<GorgiasChat, 'on' | 'off'> {
  /** Some events have no detail. */
  readonly emit: Emit & ((event: 'ready' | 'destroy') => void);
  clear(): void;
}

/** The page's own listeners. They are any shop's code, so none of them can stop another or the chat (API-45). */
export function createListeners(): Listeners {
  const byEvent = new Map<ChatEvent, Set<Listener>>();
  let isReady = false;
  const call = (event: ChatEvent, listener: Listener, detail?: unknown) =>
    attempt(`A listener of "${event}"`, () => listener(detail as never));
  return {
    on(event, listener) {
      byEvent.set(event, (byEvent.get(event) ?? new Set()).add(listener));
      // It comes once: whoever asks later must not wait for ever.
      if (isReady && event === 'ready') call(event, listener);
    },
    off: (event, listener) => void byEvent.get(event)?.delete(listener),
    emit(event: ChatEvent, detail?: unknown) {
      isReady ||= event === 'ready';
      for (const listener of [...(byEvent.get(event) ?? [])]) call(event, listener, detail);
    },
    clear() {
      byEvent.clear();
      isReady = false;
    },
  };
}
