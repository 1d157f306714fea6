import { priceDivisor } from '@shopbell/protocol';
import { type Cart, type CartItem, readCart } from './readCart';

type Given = Readonly<Record<string, unknown>>;

/** The cart as a page of Magento 2 keeps it for itself (`mage-cache-storage`, section `cart`); it names no currency. */
export function readMagentoCart(section: unknown, currency: string | null): Cart | null {
  const { items, subtotalAmount, summary_count } = asGiven(section);
  if (!Array.isArray(items)) return null;
  const read = items.map(toItem);
  const sum = read.reduce((total, { line_price }) => total + line_price, 0);
  return readCart({
    items: read,
    total_price: subtotalAmount === undefined ? sum : toCents(subtotalAmount),
    item_count: summary_count,
    currency,
  });
}

/** Its variants are products of their own; of a configurable one only that is told which was looked at. */
function toItem(given: unknown): CartItem {
  const { product_id, product_name, product_url, product_image, product_price_value, qty } = asGiven(given);
  const linePrice = toCents(Number(product_price_value) * Number(qty));
  return {
    product_id: Number(product_id),
    variant_id: Number(product_id),
    quantity: Number(qty),
    line_price: linePrice,
    original_line_price: linePrice,
    title: product_name as string,
    url: product_url as string,
    image: asGiven(product_image).src as string,
  };
}

const toCents = (amount: unknown): number => Math.round(Number(amount) * priceDivisor);
const asGiven = (given: unknown): Given => (given ?? {}) as Given;
