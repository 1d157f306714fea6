import { type ProductCard, toProductCards } from '@shopbell/rules/content';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n';
import type { CardActions, Option } from './CardActions';
import type { CardContent, ProductAttachment } from './CardParts';

export interface CardProductsProps {
  readonly products: readonly ProductAttachment[];
  readonly source: 'campaign' | 'recommendation';
  readonly content: CardContent;
  readonly actions: CardActions | null;
}

export function CardProducts({ products, source, content, actions }: CardProductsProps) {
  const { t } = useTexts();
  return (
    <ul className="campaign-products" aria-label={t('productListLabel')}>
      {toProductCards(products, source).map((card) => (
        <li key={card.position}>
          {card.featured_image === null ? (
            <span className="campaign-picture" aria-hidden="true" />
          ) : (
            <img className="campaign-picture" src={card.featured_image} alt="" loading="lazy" />
          )}
          <div className="campaign-product">
            <a href={card.tracking_url} data-product={card.id}>
              {card.title}
            </a>
            <Price card={card} language={content.language} />
            {content.hasCart && <AddToCart card={card} actions={actions} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Node and the browser may know other signs for a currency: what was drawn first stays. */
function Price({ card, language }: { card: ProductCard; language: string }) {
  const { t } = useTexts();
  const format = new Intl.NumberFormat(localeOr(language), { style: 'currency', currency: card.currency });
  const isReduced = card.compare_at_price !== null && Number(card.compare_at_price) > Number(card.price);
  return (
    <p className="campaign-price">
      <span className="visually-hidden">{t('productPrice')}: </span>
      <span suppressHydrationWarning>{format.format(Number(card.price))}</span>
      {isReduced && (
        <>
          {' '}
          <span className="visually-hidden">{t('productPriceBefore')}: </span>
          <s suppressHydrationWarning>{format.format(Number(card.compare_at_price))}</s>
        </>
      )}
    </p>
  );
}

const localeOr = (language: string) => (language === 'cz' ? 'cs' : language);

type State = 'idle' | 'adding' | 'added' | { readonly problem: string };

function AddToCart({ card, actions }: { card: ProductCard; actions: CardActions | null }) {
  const { t } = useTexts();
  const [options, setOptions] = useState<readonly Option[]>([]);
  const [chosen, setChosen] = useState(card.variant_id);
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    void actions?.optionsOf(card).then((found) => {
      setOptions(found);
      const first = found.find(({ isAvailable }) => isAvailable);
      // One that the shop has given up meanwhile is not to be bought.
      setChosen((before) => {
        const isKnown = before !== null && (found.length === 0 || found.some(({ id }) => id === before));
        return isKnown ? before : (first?.id ?? null);
      });
    });
  }, [actions, card]);

  const isSoldOut =
    options.length > 0 && !options.some(({ id, isAvailable }) => isAvailable && (!chosen || id === chosen));
  const add = async () => {
    if (!actions || state === 'adding') return;
    setState('adding');
    const problem = await actions.addToCart(card, chosen);
    setState(problem === null ? 'added' : { problem: problem || t('productAddFailed') });
  };
  const label = isSoldOut ? 'productOutOfStock' : labels[typeof state === 'string' ? state : 'idle'];
  return (
    <>
      {options.length > 1 && (
        <select
          className="campaign-options"
          aria-label={`${t('productChooseVariant')}, ${card.title}`}
          value={chosen ?? ''}
          onChange={(event) => {
            setChosen(event.target.value);
            setState('idle');
          }}
        >
          {options.map(({ id, name, isAvailable }) => (
            <option key={id} value={id}>
              {isAvailable ? name : `${name} – ${t('productOutOfStock')}`}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="campaign-add" disabled={isSoldOut} onClick={() => void add()}>
        <span aria-live="polite">{t(label)}</span>
        <span className="visually-hidden">, {card.title}</span>
      </button>
      {typeof state === 'object' && (
        <p className="campaign-problem" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}

const labels = { idle: 'productAddToCart', adding: 'productAdding', added: 'productAdded' } as const;
