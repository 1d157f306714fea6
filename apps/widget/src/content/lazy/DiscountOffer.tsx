import type { CardAttachment } from '@shopbell/protocol';
import { CopyCode } from '../parts/CopyCode';
import type { Translate } from '../types';

type Offer = Extract<CardAttachment, { contentType: 'application/discountOffer' }>['extra'];

export interface DiscountOfferProps {
  readonly name: string;
  readonly offer: Offer;
  readonly t: Translate;
}

export const View = ({ name, offer, t }: DiscountOfferProps) => (
  <section className="card discount" dir="auto" aria-label={name}>
    <p className="discount-value">{worth(offer, t)}</p>
    <p className="discount-name">{name}</p>
    <p className="visually-hidden">{t('discountLabel')}:</p>
    <CopyCode code={offer.code} t={t} />
  </section>
);

function worth({ type, value }: Offer, t: Translate): string {
  if (type === 'free_shipping') return t('discountFreeShipping');
  return type === 'percentage'
    ? t('discountPercentage', { value: value.endsWith('%') ? value : `${value}%` })
    : t('discountAmount', { value });
}
