import type { LazyClient } from '../../client';

/**
 * A page with an open socket is not kept for the way back, and one that is frozen would wake up with a dead one: the
 * client lets go before and comes back after, with everything that was missed.
 */
export function restWhenFrozen({ store, isReady, run }: LazyClient): () => void {
  let isResting = false;
  const rest = () => {
    if (!isReady.get() || !store.get().isConnected) return;
    isResting = true;
    void run((client) => client.disconnect());
  };
  const wake = () => {
    if (isResting) void run((client) => client.connect());
    isResting = false;
  };
  const listeners = [
    [window, 'pagehide', rest],
    [window, 'pageshow', wake],
    [document, 'freeze', rest],
    [document, 'resume', wake],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  return () => {
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
  };
}
