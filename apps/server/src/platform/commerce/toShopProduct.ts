import type { PlatformProduct, ProductForm } from './CommercePlatform';
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
  readonly isAvailable?: boolean | null | undefined;
  readonly forms?: readonly SaidForm[] | null | undefined;
}

interface SaidForm {
  readonly id: string | number;
  readonly title: string;
  readonly price: string | number | null | undefined;
  readonly isAvailable: boolean | null | undefined;
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
      ...stockOf(said, price),
    },
  ];
}

/** Where one form of it can be bought, it can be. */
function stockOf(said: Said, price: string): Pick<PlatformProduct, 'isAvailable' | 'forms'> {
  const forms = (said.forms ?? []).map(
    (form): ProductForm => ({
      ...{ id: String(form.id), title: form.title, isAvailable: form.isAvailable ?? null },
      price: amountIn(said.currency, form.price) ?? price,
    }),
  );
  const known = forms.filter(({ isAvailable }) => isAvailable !== null);
  const byForms = known.length === 0 ? null : known.some(({ isAvailable }) => isAvailable);
  return { isAvailable: said.isAvailable ?? byForms, forms: forms.length > 1 ? forms : [] };
}

/** As a platform's search may be asked: nothing in it means more than itself. */
export const plainWords = (words: string): string =>
  words
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Numbers, as every platform knows its products by. */
export const plainIds = (ids: readonly string[]): string[] => ids.filter((id) => /^\d{1,19}$/.test(id));
