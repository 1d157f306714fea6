import type { Cart } from './readCart';
import type { ShopProduct } from './readProduct';

/** What a page has been told by the storefront it stands on, and when it last asked (ENT-45). */
export interface ShopStore {
  readonly cart: Cart | null;
  readonly lastFetchedMs: number | null;
  /** By id. */
  readonly products: Readonly<Record<number, ShopProduct>>;
}

export const emptyShopStore: ShopStore = { cart: null, lastFetchedMs: null, products: {} };

export const withCart = (store: ShopStore, cart: Cart, nowMs: number): ShopStore => ({
  ...store,
  cart,
  lastFetchedMs: nowMs,
});

export const withProduct = (store: ShopStore, product: ShopProduct): ShopStore => ({
  ...store,
  products: { ...store.products, [product.id]: product },
});
