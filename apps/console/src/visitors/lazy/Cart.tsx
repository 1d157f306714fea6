import { type ConversationDetail, priceDivisor } from '@shopbell/protocol';
import { moneyOf } from '../../app/moneyOf';
import styles from './VisitorPanel.module.css';

export interface CartProps {
  readonly cart: NonNullable<ConversationDetail['visitor']['cart']>;
  readonly locale: string;
}

export function Cart({ cart: { currency, total, items }, locale }: CartProps) {
  const price = (cents: number) => moneyOf(cents / priceDivisor, locale, currency);
  return (
    <section className={styles.part}>
      <h3>Cart</h3>
      <ul className={styles.list}>
        {items.map(({ title, quantity, price: cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cart may hold the same thing twice, and has no other order.
          <li key={index} className={styles.line}>
            <span>
              {quantity} × {title}
            </span>
            <span>{price(cents)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span> <span>{price(total)}</span>
      </p>
    </section>
  );
}
