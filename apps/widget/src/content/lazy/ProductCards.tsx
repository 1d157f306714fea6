import type { ProductCard } from '@shopbell/rules/content';
import { useRef } from 'react';
import { useStyles } from '../../styles';
import type { Translate } from '../types';
import { NextIcon, PreviousIcon } from './icons';
import css from './productCards.css?inline';

export interface ProductCardsProps {
  readonly cards: readonly ProductCard[];
  readonly language: string;
  readonly t: Translate;
  readonly onProduct?: (card: ProductCard) => void;
}

export function View({ cards, language, t, onProduct }: ProductCardsProps) {
  useStyles(css);
  const list = useRef<HTMLUListElement>(null);
  const scroll = (step: number) => {
    const element = list.current;
    if (!element) return;
    const forward = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const left = step * forward * (element.firstElementChild?.clientWidth ?? element.clientWidth);
    element.scrollBy({ left, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <section className={cards.length > 1 ? 'products many' : 'products'} aria-label={t('productListLabel')}>
      <ul ref={list}>
        {cards.map((card) => (
          <li key={card.position} className="card product">
            {card.featured_image === null ? (
              <div className="product-picture" aria-hidden="true" />
            ) : (
              <img className="product-picture" src={card.featured_image} alt="" loading="lazy" />
            )}
            <div className="product-words">
              <a
                href={card.tracking_url}
                target="_blank"
                rel="noopener"
                onClick={() => onProduct?.(card)}
                aria-label={`${card.title}, ${t('productView')}`}
              >
                {card.title}
              </a>
              <Price card={card} language={language} t={t} />
              <span className="product-view" aria-hidden="true">
                {t('productView')}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {cards.length > 1 && (
        <div className="products-buttons">
          <button type="button" aria-label={t('productPrevious')} onClick={() => scroll(-1)}>
            <PreviousIcon />
          </button>
          <button type="button" aria-label={t('productNext')} onClick={() => scroll(1)}>
            <NextIcon />
          </button>
        </div>
      )}
    </section>
  );
}

function Price({ card, language, t }: { card: ProductCard; language: string; t: Translate }) {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: card.currency });
  const isReduced = card.compare_at_price !== null && Number(card.compare_at_price) > Number(card.price);
  return (
    <p className="product-price">
      <span className="visually-hidden">{t('productPrice')}: </span>
      {format.format(Number(card.price))}
      {isReduced && (
        <>
          {' '}
          <span className="visually-hidden">{t('productPriceBefore')}: </span>
          <s>{format.format(Number(card.compare_at_price))}</s>
        </>
      )}
    </p>
  );
}
