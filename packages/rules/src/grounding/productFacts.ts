import type { ShopProduct } from '@shopbell/protocol';
import type { Fact } from './Fact';
import { moneyIn } from './localeOf';

/** What the catalogue says of a product, as it says it. */
export function productFacts(product: ShopProduct, language = 'en-US'): readonly Fact[] {
  const money = moneyIn(language, product.currency);
  const { id, title, url, price, compareAtPrice } = product;
  const fact = (field: string, value: string): Fact => ({
    id: `product:${id}.${field}`,
    text: `${title}: ${value}`,
    source: { kind: 'product', productId: id, title, url, field, value },
  });
  const isReduced = compareAtPrice !== null && Number(compareAtPrice) > Number(price);
  return [
    fact('price', money(price)),
    ...(isReduced ? [fact('reduced', `${money(compareAtPrice)} → ${money(price)}`)] : []),
  ];
}
