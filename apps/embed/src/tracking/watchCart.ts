import { guestAttribute } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import { nameCart, namingPath, readCart } from './cart';
import type { Tracker } from './createTracker';

/** What a shop's theme calls when it changes the cart; reading it is not among them. */
const changesCart = /\/cart\/(?:add|change|update|clear)(?:\.js|\.json)?(?:\?|$)/;

/**
 * TRK-01: sees by the page's own calls that the cart has changed, and patches nothing for it. The cart carries the
 * browser's id to the order, as long as the shopper lets it. What changed before they did is not looked at.
 */
export function watchCart(tracker: Tracker, sinceMs: number, signal: AbortSignal): void {
  let last: string | null = null;
  let isNamed = false;
  /** Calls of our own that the browser has not told of yet. */
  let own = 0;

  async function look(isChange: boolean): Promise<void> {
    if (tracker.consent() !== 'given') return;
    const cart = await readCart();
    const guestId = tracker.guestId();
    if (!cart || guestId === null || signal.aborted) return;
    const state = toJson([cart.item_count, cart.total_price]);
    if (isChange && state !== last) {
      last = state;
      tracker.track('cart-updated', { itemCount: cart.item_count, totalPrice: cart.total_price });
    }
    if (cart.item_count > 0 && cart.attributes[guestAttribute] !== guestId) await name(guestId);
    isNamed = cart.item_count > 0;
  }
  const name = (guestId: string) => {
    own += 1;
    return nameCart(guestId);
  };
  const isForeign = ({ name: url, startTime }: PerformanceEntry): boolean => {
    if (startTime < sinceMs || !changesCart.test(url.split('#')[0] ?? '')) return false;
    if (own === 0 || !url.endsWith(namingPath)) return true;
    own -= 1;
    return false;
  };

  if ('PerformanceObserver' in window) {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().filter(isForeign).length > 0) void look(true);
    });
    observer.observe({ type: 'resource', buffered: true });
    signal.addEventListener('abort', () => observer.disconnect());
  }
  tracker.onConsent((now) => {
    if (now === 'given') void look(location.pathname.endsWith('/cart'));
    else if (isNamed) void name('');
  });
}
