import type { ShopProduct } from '@shopbell/protocol';
import type { Fact } from './Fact';
import { moneyIn } from './localeOf';

/** A product with what a shop's catalogue says of its stock. */
export interface SoldProduct extends ShopProduct {
  readonly kind: string | null;
  /** Null where nobody says. */
  readonly isAvailable: boolean | null;
  readonly forms: readonly {
    readonly id: string;
    readonly title: string;
    readonly price: string;
    readonly isAvailable: boolean | null;
  }[];
}

/** The texts that stock is told with. */
export type StockTexts = Readonly<Record<'sellingInStock' | 'sellingSoldOut', string>>;

const [formsMax, valueMax, titleMax] = [12, 500, 300];

/** The fact that holds all of it, for who quotes. */
export const summaryId = ({ id }: Pick<ShopProduct, 'id'>): string => `product:${id}.summary`;

/** What the catalogue says of a product, as it says it. */
export function productFacts(product: SoldProduct, language: string, texts: StockTexts): readonly Fact[] {
  const money = moneyIn(language, product.currency);
  const { id, title, url, price, compareAtPrice, isAvailable, forms } = product;
  const fact = (field: string, value: string): Fact => ({
    id: `product:${id}.${field}`,
    text: `${title}: ${value}`,
    source: {
      ...{ kind: 'product', productId: id, title: title.slice(0, titleMax), url, field },
      value: value.slice(0, valueMax),
    },
  });
  const isReduced = compareAtPrice !== null && Number(compareAtPrice) > Number(price);
  const stock = isAvailable === null ? [] : [isAvailable ? texts.sellingInStock : texts.sellingSoldOut];
  const isPricedAlike = forms.every((form) => Number(form.price) === Number(price));
  const choices = forms.slice(0, formsMax).map((form) => {
    const beside = [
      ...(isPricedAlike ? [] : [money(form.price)]),
      ...(form.isAvailable === false ? [texts.sellingSoldOut] : []),
    ];
    return beside.length > 0 ? `${form.title} (${beside.join(', ')})` : form.title;
  });
  const chosen = choices.length > 0 ? [choices.join(', ')] : [];
  return [
    fact('summary', [money(price), ...stock, ...chosen].map((part) => `${part}.`).join(' ')),
    fact('price', money(price)),
    ...(isReduced ? [fact('reduced', `${money(compareAtPrice)} → ${money(price)}`)] : []),
    ...stock.map((words) => fact('stock', words)),
    ...chosen.map((words) => fact('forms', words)),
  ];
}
