import type { Cart } from './readCart';
import { type Product, toProduct } from './toProduct';

/** What a page has been told by the storefront it stands on, and when it last asked (ENT-45). */
export interface ShopStore {
  readonly cart: Cart | null;
  readonly lastFetchedMs: number | null;
  readonly products: Readonly<Record<number, Product>>;
}

export const emptyShopStore: ShopStore = { cart: null, lastFetchedMs: null, products: {} };

export const withCart = (store: ShopStore, cart: Cart, nowMs: number): ShopStore => ({
  ...store,
  cart,
  lastFetchedMs: nowMs,
});

/** What is no product leaves the store as it is. */
export function withProduct(store: ShopStore, given: unknown, nowMs: number): ShopStore {
  const product = toProduct(given);
  if (!product) return store;
  return { ...store, lastFetchedMs: nowMs, products: { ...store.products, [product.id]: product } };
}
