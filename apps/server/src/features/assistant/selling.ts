import type { CardAttachment } from '@shopbell/protocol';
import { productLink } from '@shopbell/rules/campaigns';
import { withPlaceholder } from '@shopbell/rules/content';
import type { Language } from '@shopbell/rules/language';
import { cardOf, type Discount, productsMax, worthOf } from '@shopbell/rules/selling';
import type { App } from '../shops';
import type { Seen } from './createTools';
import type { Draft, Thought } from './Engine';

type Answer = Extract<Draft, { readonly kind: 'answer' }>;

/** The discount that is wanted, if it is one of those the owner allows and the shop still takes it. */
export async function discountIn(
  { draft }: Thought,
  allowed: readonly Discount[],
  isTaken: (code: string) => Promise<boolean>,
): Promise<Discount | null> {
  const wanted = draft.kind === 'answer' ? draft.discountCode : undefined;
  const discount = allowed.find(({ code }) => code === wanted);
  return discount && (await isTaken(discount.code)) ? discount : null;
}

export interface Shelf {
  readonly app: Pick<App, 'name'>;
  readonly language: Language;
  readonly seen: Pick<Seen, 'products'>;
  /** What may be given of what was wanted. */
  readonly discount: Discount | null;
}

/** What an answer shows beside its words, as the catalogue has it; null where it names what it may not. */
export function cardsOf(
  { products = [], discountCode }: Answer,
  { app, language, seen, discount }: Shelf,
): readonly CardAttachment[] | null {
  if (products.length > productsMax || (discountCode !== undefined && discount === null)) return null;
  const cards: CardAttachment[] = [];
  for (const { id, formId } of products) {
    const product = seen.products.get(id);
    const form = product?.forms.find((each) => each.id === formId) ?? null;
    const isForSale = (form ?? product)?.isAvailable !== false && product?.isAvailable !== false;
    if (!product || !isForSale || (formId !== undefined && form === null)) return null;
    const link = productLink(product.url, 'assistant', discount?.code ?? null, 'ChatAssistant');
    cards.push(cardOf(product, link, form));
  }
  return discount ? [...cards, offerOf(discount, app.name, language)] : cards;
}

const offerOf = (discount: Discount, name: string, language: Language): CardAttachment =>
  withPlaceholder({
    ...{ contentType: 'application/discountOffer', name, url: '', size: 0 },
    extra: {
      ...{ discount_offer_id: discount.code, code: discount.code, value: worthOf(discount, language) },
      type: 'percent' in discount ? 'percentage' : 'fixed_amount',
    },
  });
