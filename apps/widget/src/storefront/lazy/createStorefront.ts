import { type Cart, emptyShopStore, withCart } from '@shopbell/rules/cart';
import { toJson } from '@shopbell/rules/json';
import { patiently } from '../../http/patiently';
import { fetchCart } from './fetchCart';

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
