import type { AssistantSelling } from '@shopbell/protocol';
import { moneyIn } from '../grounding';

/** No discount is given before an owner allows one. */
export const noSelling: AssistantSelling = { maxPercent: 0, codes: [] };

export type Discount =
  | { readonly code: string; readonly percent: number }
  | { readonly code: string; readonly amount: number; readonly currency: string };

/** The codes that may be given: those the owner listed, and of them none worth more than the limit of its kind. */
export const discountsWithin = ({ maxPercent, maxAmount, codes }: AssistantSelling): Discount[] =>
  codes.flatMap((each): Discount[] => {
    if ('percent' in each) return each.percent <= maxPercent ? [each] : [];
    if (!maxAmount || each.amount > maxAmount.amount) return [];
    return [{ ...each, currency: maxAmount.currency }];
  });

/** What it is worth, as prices are written in that language; of a percentage the number. */
export const worthOf = (discount: Discount, language: string): string =>
  'percent' in discount
    ? String(discount.percent)
    : moneyIn(language, discount.currency)(String(discount.amount));
