import { callTimeoutMs } from '@shopbell/protocol';
import { type Cart, readCart } from '@shopbell/rules/cart';

/** Themes may have one of the two for themselves (HTTP-44). */
export const fetchCart = (): Promise<Cart> =>
  fetchCartFrom('cart.js').catch(() => fetchCartFrom('cart.json'));

async function fetchCartFrom(path: string): Promise<Cart> {
  const response = await fetch((window.Shopify?.routes?.root ?? '/') + path, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  const body = await response.json().catch(() => null);
  const cart = response.ok ? readCart(body) : null;
  if (cart === null) throw new Error(messageOf(body) ?? `No cart in the answer, status ${response.status}`);
  return cart;
}

/** What the shop itself says of a refusal (API-40). */
const messageOf = (body: unknown): string | null => {
  const { message } = (body ?? {}) as { message?: unknown };
  return typeof message === 'string' && message !== '' ? message : null;
};
