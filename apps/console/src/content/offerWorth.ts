import type { CardAttachment } from '@shopbell/protocol';

type Offer = Extract<CardAttachment, { contentType: 'application/discountOffer' }>['extra'];

/** What an offer is worth, as the shopper's card says it. */
export function offerWorth({ type, value }: Pick<Offer, 'type' | 'value'>): string {
  if (type === 'free_shipping') return 'Free shipping';
  return `${type === 'percentage' && !value.endsWith('%') ? `${value}%` : value} off`;
}
