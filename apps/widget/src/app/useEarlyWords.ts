import { useStore } from '@shopbell/looks';
import { useEffect, useState } from 'react';
import { draftOf, sendOrGiveBack } from '../conversations';
import type { Widget } from './Widget';

export interface EarlyWords {
  readonly waiting: readonly string[];
  add(text: string): void;
}

/**
 * Words that were sent before there was anything to send them: sent once, in their order, when the client is there and
 * it is known where the window stands. Where nobody is there to read them they go with the shopper, as what was being
 * written.
 */
export function useEarlyWords(widget: Widget, given: readonly string[]): EarlyWords {
  const [waiting, setWaiting] = useState(given);
  const isKnown = useStore(widget.details) !== null;
  const isReady = useStore(widget.client.isReady) && isKnown;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each, when it is known
  useEffect(() => {
    if (!isReady || waiting.length === 0) return;
    setWaiting((all) => all.slice(waiting.length));
    const { router } = widget;
    if (router.isAwaiting() || router.store.get().route.path !== '/chat')
      return draftOf(widget).giveBack(waiting);
    for (const text of waiting) void sendOrGiveBack(widget, text);
  }, [isReady, waiting]);

  // What the page is left with is found on the next one, where it was written.
  useEffect(() => {
    if (waiting.length === 0) return;
    const onLeave = () => {
      setWaiting([]);
      draftOf(widget).giveBack(waiting);
    };
    addEventListener('pagehide', onLeave);
    return () => removeEventListener('pagehide', onLeave);
  }, [widget, waiting]);
  return { waiting, add: (text) => setWaiting((all) => [...all, text]) };
}
