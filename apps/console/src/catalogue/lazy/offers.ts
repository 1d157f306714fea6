import type { CardAttachment } from '@shopbell/protocol';
import { cardAttachment } from '@shopbell/protocol/schemas';

export type Offer = Extract<CardAttachment, { contentType: 'application/discountOffer' }>;

export interface WrittenOffer {
  readonly code: string;
  readonly type: Offer['extra']['type'];
  readonly value: string;
}

export type ReadOffer =
  | { readonly isOffer: true; readonly offer: Offer }
  | { readonly isOffer: false; readonly wrong: 'code' | 'value' };

/** Under the shop's name, which needs no translation. A percentage is one to a hundred; an amount is said as the shop says it. */
export function readOffer(written: WrittenOffer, name: string): ReadOffer {
  const code = written.code.trim();
  const value = written.type === 'free_shipping' ? '' : written.value.trim();
  if (code === '' || /\s/.test(code)) return { isOffer: false, wrong: 'code' };
  const percent = Number((value.endsWith('%') ? value.slice(0, -1) : value).trim().replace(',', '.'));
  if (written.type === 'percentage' && !(percent > 0 && percent <= 100))
    return { isOffer: false, wrong: 'value' };
  if (written.type === 'fixed_amount' && !/\d/.test(value)) return { isOffer: false, wrong: 'value' };
  const extra = {
    discount_offer_id: code,
    code,
    type: written.type,
    value: written.type === 'percentage' ? String(percent) : value,
  };
  return {
    isOffer: true,
    offer: { contentType: 'application/discountOffer', name, url: '', size: 0, extra },
  };
}

/** A code is one shop's. */
const keyOf = (shopId: number): string => `shopbell-offers:${shopId}`;
const keptMax = 5;

export function recentOffers(shopId: number): readonly Offer[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(shopId)) ?? '[]');
    return Array.isArray(kept) ? kept.map((each) => cardAttachment.parse(each)).filter(isOffer) : [];
  } catch {
    return [];
  }
}

const isOffer = (card: CardAttachment): card is Offer => card.contentType === 'application/discountOffer';

export function rememberOffer(shopId: number, offer: Offer): void {
  try {
    const others = recentOffers(shopId).filter(({ extra }) => extra.code !== offer.extra.code);
    localStorage.setItem(keyOf(shopId), JSON.stringify([offer, ...others].slice(0, keptMax)));
  } catch {
    // It is written anew the next time.
  }
}
