import type { Cart } from '@shopbell/rules/cart';
import { toJson } from '@shopbell/rules/json';

/** The cart once for each state it is in; null if it is as it was. Who asks meanwhile hears the same answer. */
export function onlyChanged(read: () => Promise<Cart | null>): () => Promise<Cart | null> {
  let last: string | null = null;
  let reading: Promise<Cart | null> | null = null;

  async function look(): Promise<Cart | null> {
    const cart = await read();
    if (cart === null || toJson(cart) === last) return null;
    last = toJson(cart);
    return cart;
  }

  return () => {
    reading ??= look().finally(() => {
      reading = null;
    });
    return reading;
  };
}
