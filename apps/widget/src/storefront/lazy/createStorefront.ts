import {
  type Cart,
  emptyShopStore,
  productAddress,
  type ShopProduct,
  withCart,
  withProduct,
} from '@shopbell/rules/cart';
import { patiently } from '../../http/patiently';
import { fetchCart } from './fetchCart';
import { fetchProduct } from './fetchProduct';
import { onlyChanged } from './onlyChanged';

export interface Storefront {
  /** The cart as it is now, once for each state it is in; null if it is as it was, or cannot be read. */
  readChangedCart(): Promise<Cart | null>;
  /** The product a page is about, asked for once; null where it is about none, or it cannot be read. */
  readProduct(pageUrl: string): Promise<Pick<ShopProduct, 'id' | 'title'> | null>;
}

/** Shopify's own pages, as far as they tell a script what the shopper has chosen and looks at. */
export function createStorefront(): Storefront {
  let store = emptyShopStore;
  const products = new Map<string, Promise<ShopProduct | null>>();

  async function readCart(): Promise<Cart | null> {
    const cart = await patiently(fetchCart, "The shop's cart could not be read.");
    if (cart) store = withCart(store, cart, Date.now());
    return cart;
  }

  async function ask(address: string): Promise<ShopProduct | null> {
    const product = await fetchProduct(address);
    if (product) store = withProduct(store, product);
    return product && (store.products[product.id] ?? null);
  }

  return {
    readChangedCart: onlyChanged(readCart),
    async readProduct(pageUrl) {
      const address = productAddress(pageUrl);
      if (address === null) return null;
      const asked = products.get(address) ?? ask(address);
      products.set(address, asked);
      return asked;
    },
  };
}
