import { leaveCart } from './cart';
import type { KeptValues } from './kept';

export type Erasure = (guestId: string) => Promise<void>;

/** Too much at once, or nobody there: worth another try. */
const mayStillSucceed = (status: number) => status === 429 || status >= 500;

/**
 * Has the server erase a browser's id, and goes on until it has: what does not arrive is kept, and repeated when the line
 * is back and on the next page.
 */
export function createErasure(kept: KeptValues, eventsUrl: string, signal: AbortSignal): Erasure {
  const open = new Set(kept.read('erasing')?.split(',').filter(Boolean));
  const keep = () => (open.size > 0 ? kept.write('erasing', [...open].join()) : kept.erase(['erasing']));

  async function erase(guestId: string): Promise<void> {
    open.add(guestId);
    keep();
    try {
      const { status } = await fetch(`${eventsUrl}&guestId=${guestId}`, {
        ...{ method: 'DELETE', keepalive: true, credentials: 'omit' },
      });
      if (mayStillSucceed(status)) return;
      open.delete(guestId);
      keep();
    } catch {}
  }
  function repeat(): void {
    if (open.size > 0) void leaveCart(open);
    for (const guestId of open) void erase(guestId);
  }
  addEventListener('online', repeat, { signal });
  repeat();
  return erase;
}
