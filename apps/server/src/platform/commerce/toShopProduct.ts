import type { PlatformProduct } from './CommercePlatform';
import { amountIn, isMore } from './money';

interface Said {
  readonly id: string | number;
  readonly title: string;
  readonly url: string;
  readonly imageUrl: string | null | undefined;
  readonly currency: string;
  readonly price: string | number | null | undefined;
  /** What it cost, where it is reduced. */
  readonly before: string | number | null | undefined;
  readonly kind: string | number | null | undefined;
}

/** None where nobody could say what it costs. */
export function toShopProduct(said: Said): PlatformProduct[] {
  const { currency, imageUrl, kind } = said;
  const price = amountIn(currency, said.price);
  if (price === null) return [];
  return [
    {
      ...{
        id: String(said.id),
        title: said.title,
        url: said.url,
        imageUrl: imageUrl || null,
        price,
        currency,
      },
      compareAtPrice: isMore(said.before, price) ? amountIn(currency, said.before) : null,
      kind: kind ? String(kind) : null,
    },
  ];
}

/** As a platform's search may be asked: nothing in it means more than itself. */
export const plainWords = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Numbers, as every platform knows its products by. */
export const plainIds = (ids: readonly string[]): string[] => ids.filter((id) => /^\d{1,19}$/.test(id));
