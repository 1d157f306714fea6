import type { Attachment, CardAttachment } from '@shopbell/protocol';
import { isCard, isProductCard, toProductCards } from '@shopbell/rules/content';
import { useRef } from 'react';
import { moneyOf } from '../../app/moneyOf';
import { offerWorth } from '../offerWorth';
import styles from './RichContent.module.css';
import { usePicture } from './usePicture';

export interface CardProps {
  readonly card: Attachment;
  readonly locale: string;
}

export function Card({ card, locale }: CardProps) {
  if (isProductCard(card)) return <Products cards={toProductCards([card], 'agent')} locale={locale} />;
  if (!isCard(card)) return null;
  switch (card.contentType) {
    case 'application/productRecommendation':
      return <Products cards={toProductCards(card.extra.products, 'recommendation')} locale={locale} />;
    case 'application/discountOffer':
      return <Offer name={card.name} offer={card.extra} />;
    case 'application/visitorForm':
      return (
        <p className={styles.asked}>
          A form, “{card.name}”: {card.extra.fields.map(({ label }) => label).join(', ')}
        </p>
      );
    default:
      return null;
  }
}

interface ProductsProps {
  readonly cards: ReturnType<typeof toProductCards>;
  readonly locale: string;
}

const Products = ({ cards, locale }: ProductsProps) =>
  cards.map((card) => <Product key={`${card.id} ${card.position}`} card={card} locale={locale} />);

interface ProductProps {
  readonly card: ProductsProps['cards'][number];
  readonly locale: string;
}

function Product({ card, locale }: ProductProps) {
  const { title, url, price, compare_at_price, currency, featured_image: address } = card;
  const link = useRef<HTMLAnchorElement>(null);
  const { isShown, offer } = usePicture(address ?? '', () => link.current?.focus());
  const money = (amount: string) => moneyOf(Number(amount), locale, currency);
  const isReduced = compare_at_price !== null && Number(compare_at_price) > Number(price);
  return (
    <>
      <a ref={link} className={styles.card} href={url} target="_blank" rel="noopener noreferrer">
        {address !== null && isShown && (
          <img src={address} alt="" width="48" height="48" loading="lazy" className={styles.product} />
        )}
        <span className={styles.words}>
          <span className={styles.name}>{title}</span>
          <span className={styles.soft}>
            {money(price)} {isReduced && <s>{money(compare_at_price)}</s>}
          </span>
        </span>
      </a>
      {offer}
    </>
  );
}

type OfferCard = Extract<CardAttachment, { contentType: 'application/discountOffer' }>;

const Offer = ({ name, offer }: { readonly name: string; readonly offer: OfferCard['extra'] }) => (
  <div className={styles.card}>
    <span className={styles.words}>
      <span className={styles.name}>{offerWorth(offer)}</span>
      <span className={styles.soft}>{name}</span>
    </span>
    <code className={styles.code}>{offer.code}</code>
  </div>
);
