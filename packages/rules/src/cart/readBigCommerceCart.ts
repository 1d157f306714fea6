import { priceDivisor } from '@shopbell/protocol';
import { type Cart, type CartItem, readCart } from './readCart';

type Given = Readonly<Record<string, unknown>>;

const emptyCart: Cart = { items: [], total_price: 0, item_count: 0 };

/** What BigCommerce's pages answer at `/api/storefront/carts`: none or one. */
export function readBigCommerceCart(answer: unknown): Cart | null {
  if (!Array.isArray(answer)) return null;
  if (answer.length === 0) return emptyCart;
  const { currency, cartAmount, lineItems } = asGiven(answer[0]);
  const { physicalItems, digitalItems, customItems, giftCertificates } = asGiven(lineItems);
  const items = [physicalItems, digitalItems, customItems, giftCertificates].flatMap(asList).map(toItem);
  return readCart({
    items,
    total_price: toCents(cartAmount),
    item_count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: asGiven(currency).code,
  });
}

/** What a merchant has added by hand, and a gift certificate, are of no product: 0. */
function toItem(given: unknown): CartItem {
  const { productId = 0, variantId, name, url, imageUrl, quantity = 1, amount, ...prices } = asGiven(given);
  const listed = prices.extendedListPrice ?? amount;
  return {
    product_id: Number(productId),
    variant_id: Number(variantId ?? productId),
    quantity: Number(quantity),
    line_price: toCents(prices.extendedSalePrice ?? listed),
    original_line_price: toCents(listed),
    title: name as string,
    url: url as string,
    image: imageUrl as string,
  };
}

const toCents = (amount: unknown): number => Math.round(Number(amount) * priceDivisor);
const asGiven = (given: unknown): Given => (given ?? {}) as Given;
const asList = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : []);
