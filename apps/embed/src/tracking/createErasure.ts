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
  /** In a browser that keeps nothing this is all that is known. */
  const own = new Set<string>();
  /** Other tabs add to what is kept, and take away, at any time: it is read anew before each change. */
  const open = () => new Set([...own, ...(kept.read('erasing')?.split(',').filter(Boolean) ?? [])]);
  const keep = (ids: ReadonlySet<string>) =>
    ids.size > 0 ? kept.write('erasing', [...ids].join()) : kept.erase(['erasing']);

  async function erase(guestId: string): Promise<void> {
    own.add(guestId);
    keep(open());
    try {
      const { status } = await fetch(`${eventsUrl}&guestId=${guestId}`, {
        ...{ method: 'DELETE', keepalive: true, credentials: 'omit' },
      });
      if (mayStillSucceed(status)) return;
      own.delete(guestId);
      const left = open();
      left.delete(guestId);
      keep(left);
    } catch {}
  }
  function repeat(): void {
    const ids = open();
    if (ids.size > 0) void leaveCart(ids);
    for (const guestId of ids) void erase(guestId);
  }
  addEventListener('online', repeat, { signal });
  repeat();
  return erase;
}
