import type { Cart } from './readCart';

/** What a page has been told by the storefront it stands on, and when it last asked (ENT-45). */
export interface ShopStore {
  readonly cart: Cart | null;
  readonly lastFetchedMs: number | null;
}

export const emptyShopStore: ShopStore = { cart: null, lastFetchedMs: null };

export const withCart = (store: ShopStore, cart: Cart, nowMs: number): ShopStore => ({
  ...store,
  cart,
  lastFetchedMs: nowMs,
});
