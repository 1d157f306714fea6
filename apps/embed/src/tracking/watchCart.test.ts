import { afterEach, expect, it, vi } from 'vitest';
import type { Tracker } from './createTracker';
import { watchCart } from './watchCart';

afterEach(() => vi.unstubAllGlobals());

type Entry = Pick<PerformanceEntry, 'name' | 'startTime'>;

/** A page on which a shopper has consented, and the calls that its browser tells of. */
function openPage(sinceMs: number) {
  let tell = (_entries: readonly Entry[]) => {};
  class Observer {
    constructor(hear: (list: { getEntries(): readonly Entry[] }) => void) {
      tell = (entries) => hear({ getEntries: () => entries });
    }
    observe() {}
    disconnect() {}
  }
  const cart = { item_count: 1, total_price: 1900, attributes: { shopbell_guest_id: 'guest' } };
  const read = vi.fn(async () => ({ ok: true, json: async () => cart }));
  vi.stubGlobal('window', { PerformanceObserver: Observer });
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('location', { pathname: '/products/fern' });
  vi.stubGlobal('fetch', read);
  const track = vi.fn();
  const tracker: Partial<Tracker> = { track, consent: () => 'given', guestId: () => 'guest', onConsent() {} };
  watchCart(tracker as Tracker, sinceMs, new AbortController().signal);
  return { track, read, tell: (...entries: Entry[]) => tell(entries) };
}

const added = (startTime: number): Entry => ({ name: 'https://fern.shop/cart/add.js', startTime });

it('[TRK-01] a change of the cart is counted', async () => {
  const { track, tell } = openPage(0);
  tell(added(400));
  await vi.waitFor(() =>
    expect(track).toHaveBeenCalledWith('cart-updated', { itemCount: 1, totalPrice: 1900 }),
  );
});

it('what changed before the shopper let it be counted is not', () => {
  const { read, tell } = openPage(1000);
  tell(added(400));
  expect(read).not.toHaveBeenCalled();
  tell(added(400), added(1200));
  expect(read).toHaveBeenCalledTimes(1);
});
