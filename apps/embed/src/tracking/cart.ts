import { callTimeoutMs, guestAttribute } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';

interface SeenCart {
  readonly token?: unknown;
  readonly item_count: number;
  readonly total_price: number;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** Takes ids out of the cart that should not stand in it any more. */
export async function leaveCart(guestIds: ReadonlySet<unknown>): Promise<void> {
  const cart = await readCart();
  if (guestIds.has(cart?.attributes[guestAttribute])) await nameCart('');
}

const rootOf = (): string => window.Shopify?.routes?.root ?? '/';

export async function readCart(): Promise<SeenCart | null> {
  try {
    const response = await fetch(`${rootOf()}cart.js`, { signal: AbortSignal.timeout(callTimeoutMs) });
    const cart = response.ok ? await response.json() : null;
    return typeof cart?.item_count === 'number' ? { ...cart, attributes: cart.attributes ?? {} } : null;
  } catch {
    return null;
  }
}

export const namingPath = 'cart/update.js';
export const nameCart = (guestId: string): Promise<unknown> =>
  fetch(rootOf() + namingPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: toJson({ attributes: { [guestAttribute]: guestId } }),
  }).catch(() => {});
