import type { CardAttachment, ShopProduct } from '@shopbell/protocol';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { browserDates } from '../../app/dates';
import menu from '../../app/Menu.module.css';
import { moneyOf } from '../../app/moneyOf';
import { useRested } from '../../app/useRested';
import { problemText } from '../../http/problemText';
import { ProductIcon } from '../../icons/ProductIcon';
import { productsQuery } from '../productsQuery';
import styles from './Choice.module.css';
import { ProductForm } from './ProductForm';

export interface ProductChoiceProps {
  readonly onChoose: (card: CardAttachment) => void;
}

/** From the shop's catalogue where the desk knows it, otherwise by hand. */
export function ProductChoice({ onChoose }: ProductChoiceProps) {
  const [words, setWords] = useState('');
  const [isByHand, setIsByHand] = useState(false);
  const wanted = useRested(words.trim());
  const { data, isPending, isError, error } = useQuery(productsQuery(wanted));
  if (isByHand || data?.hasCatalogue === false) {
    return (
      <>
        {!isByHand && (
          <p className={menu.note}>
            This shop’s catalogue is not connected to the desk. Write the card by hand.
          </p>
        )}
        <ProductForm onChoose={onChoose} />
      </>
    );
  }
  const products = data?.products ?? [];
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        if (products[0]) onChoose(cardOf(products[0]));
      }}
    >
      <input
        className={menu.filter}
        aria-label="Find a product"
        placeholder="Find a product"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {isError && (
        <p className={menu.note} role="alert">
          {problemText(error)}
        </p>
      )}
      {isPending && <p className={menu.note}>Loading…</p>}
      <div className={styles.list}>
        {products.map((product) => (
          <Product key={product.id} product={product} onChoose={() => onChoose(cardOf(product))} />
        ))}
      </div>
      {data && products.length === 0 && <p className={menu.note}>No product has these words.</p>}
      <div className={styles.foot}>
        <Button onClick={() => setIsByHand(true)}>Write it by hand</Button>
      </div>
    </form>
  );
}

interface ProductProps {
  readonly product: ShopProduct;
  readonly onChoose: () => void;
}

function Product({ product: { title, imageUrl, price, currency }, onChoose }: ProductProps) {
  const money = moneyOf(Number(price), browserDates().locale, currency);
  return (
    <button type="button" className={menu.item} onClick={onChoose}>
      {imageUrl === null ? <ProductIcon /> : <img className={styles.picture} src={imageUrl} alt="" />}
      <span className={menu.main}>{title}</span>
      <span className={menu.aside}>{money}</span>
    </button>
  );
}

const cardOf = (product: ShopProduct): CardAttachment => ({
  contentType: 'application/productCard',
  name: product.title,
  url: product.imageUrl ?? '',
  size: 0,
  extra: {
    product_id: product.id,
    product_link: product.url,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    currency: product.currency,
    source: 'agent',
  },
});
