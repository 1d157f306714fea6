import type { Cart } from '../cart/cart';
import { totalPrice } from '../cart/cart';
import type { CartDetails } from '../cart/cartDetails';
import type { Shop } from '../createShop';
import type { Customer } from '../customers/customer';
import type { Order } from '../orders/order';
import { shippingPrice } from './shippingMethods';
import type { CheckedCheckout } from './validateCheckout';

export type Purchase = {
  cart: Cart;
  details: CartDetails;
  checked: CheckedCheckout & { ok: true };
  signedIn: Customer | null;
  attempt: string;
};

/** The cart holds no more than there is, and nothing happens between reading it and this. */
export function placeOrder(shop: Shop, { cart, details, checked, signedIn, attempt }: Purchase): Order {
  const { email, phone, address, method } = checked;
  const customer = signedIn ?? shop.customers.recordGuest(email, phone, address);
  for (const { variant, quantity } of cart) shop.catalog.take(variant.id, quantity);
  return shop.orders.place({
    attempt,
    customerId: customer.id,
    email: email.toLowerCase(),
    phone,
    placedAt: shop.now(),
    lines: cart.map(({ product, variant, quantity }) => ({
      product,
      variant,
      price: variant.price,
      quantity,
    })),
    details,
    address,
    method,
    shippingPrice: shippingPrice(method.code, totalPrice(cart)),
    payment: { kind: 'pending' },
  });
}
