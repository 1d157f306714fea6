import { useStore } from '@shopbell/looks';
import { useEffect, useState } from 'react';
import { draftOf, sendOrGiveBack } from '../conversations';
import type { Widget } from './Widget';

/**
 * Words that were sent before the app was there: sent once, in their order, when it is known where the window stands.
 * Where nobody is there to read them they go with the shopper, as what was being written.
 */
export function useEarlyWords(widget: Widget, given: readonly string[]): readonly string[] {
  const [waiting, setWaiting] = useState(given);
  const isKnown = useStore(widget.details) !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    if (!isKnown || waiting.length === 0) return;
    setWaiting([]);
    const { router } = widget;
    if (router.isAwaiting() || router.store.get().route.path !== '/chat')
      return draftOf(widget).giveBack(waiting);
    for (const text of waiting) void sendOrGiveBack(widget, text);
  }, [isKnown]);
  return waiting;
}
