import { callTimeoutMs } from '@shopbell/protocol';
import { type Cart, emptyShopStore, readCart, withCart } from '@shopbell/rules/cart';
import { toJson } from '@shopbell/rules/json';
import { patiently } from '../../http/patiently';

export interface Storefront {
  /** The cart as it is now, once for each state it is in; null if it is as it was, or cannot be read. */
  readChangedCart(): Promise<Cart | null>;
}

/** The shop's own pages, as far as they tell a script what the shopper has chosen. */
export function createStorefront(): Storefront {
  let store = emptyShopStore;
  let reading: Promise<Cart | null> | null = null;

  async function read(): Promise<Cart | null> {
    const cart = await patiently(fetchCart, "The shop's cart could not be read.");
    if (cart === null) return null;
    const isAsItWas = store.cart !== null && toJson(store.cart) === toJson(cart);
    store = withCart(store, cart, Date.now());
    return isAsItWas ? null : cart;
  }

  return {
    readChangedCart() {
      reading ??= read().finally(() => {
        reading = null;
      });
      return reading;
    },
  };
}

/** Themes may have one of the two for themselves (HTTP-44). */
const fetchCart = (): Promise<Cart> => fetchCartFrom('cart.js').catch(() => fetchCartFrom('cart.json'));

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
