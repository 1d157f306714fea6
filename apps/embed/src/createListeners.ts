import type { ChatEvent, Emit, GorgiasChat } from '@shopbell/protocol';
import { reportError } from './log';

type Listener = (detail: never) => void;

export interface Listeners extends Pick<GorgiasChat, 'on' | 'off'> {
  readonly emit: Emit;
  clear(): void;
}

/** The page's own listeners. They are any shop's code, so none of them can stop another or the chat (API-45). */
export function createListeners(): Listeners {
  const byEvent = new Map<ChatEvent, Set<Listener>>();
  let isReady = false;
  const call = (listener: Listener, event: ChatEvent, detail: unknown) => {
    try {
      listener(detail as never);
    } catch (error) {
      reportError(`A listener of "${event}" failed.`, error);
    }
  };
  return {
    on(event, listener) {
      byEvent.set(event, (byEvent.get(event) ?? new Set()).add(listener));
      // It comes once: whoever asks later must not wait for ever.
      if (isReady && event === 'ready') call(listener, event, undefined);
    },
    off: (event, listener) => void byEvent.get(event)?.delete(listener),
    emit(event, detail) {
      isReady ||= event === 'ready';
      for (const listener of [...(byEvent.get(event) ?? [])]) call(listener, event, detail);
    },
    clear() {
      byEvent.clear();
      isReady = false;
    },
  };
}
