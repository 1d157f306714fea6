import { callTimeoutMs } from '@shopbell/protocol';
import { type Cart, readBigCommerceCart } from '@shopbell/rules/cart';
import { patiently } from '../../http/patiently';
import type { Storefront } from './createStorefront';
import { onlyChanged } from './onlyChanged';
import { productOfPage } from './productOfPage';

/** BigCommerce: its pages answer what is in the cart; a product stands in the page of its themes only. */
export const createPages = (): Storefront => ({
  readChangedCart: onlyChanged(() => patiently(fetchCart, "The shop's cart could not be read.")),
  readProduct: async () => productOfPage('form[data-cart-item-add] input[name="product_id"]'),
});

async function fetchCart(): Promise<Cart> {
  const response = await fetch('/api/storefront/carts', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(callTimeoutMs),
  });
  const cart = response.ok ? readBigCommerceCart(await response.json().catch(() => null)) : null;
  if (cart === null) throw new Error(`No cart in the answer, status ${response.status}`);
  return cart;
}
