import type { Order, OrderFulfillment } from '@shopbell/protocol';
import type { ReactNode } from 'react';
import { type Dates, dateAndTimeOf } from '../../app/dates';
import { moneyOf } from '../../app/moneyOf';
import { When } from '../../app/When';
import styles from './OrdersPanel.module.css';
import { shipmentOf, stateOf } from './orderWords';

export interface OrderCardProps {
  readonly order: Order;
  readonly dates: Dates;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** One line of what it is; opened, all of it. */
export function OrderCard({ order, dates, children }: OrderCardProps) {
  const price = (amount: string) => moneyOf(Number(amount), dates.locale, order.currency);
  const isRefunded = Number(order.total_refunded) > 0;
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <span className={styles.name}>{order.name}</span>
        <span className={styles.amount}>{price(order.total_price)}</span>
        <span className={styles.state}>{stateOf(order)}</span>
        <span className={styles.when}>
          <When at={order.processed_at} />
        </span>
      </summary>
      <ul className={styles.items}>
        {order.line_items.map((item) => (
          <li key={item.id} className={styles.item}>
            <span>
              {item.quantity} × {item.title}
              {item.variant_title !== null && ` (${item.variant_title})`}
            </span>
            <span>{price(item.price)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <dt>Placed</dt>
        <dd>{dateAndTimeOf(Date.parse(order.processed_at), dates)}</dd>
        <dt>Shipping</dt>
        <dd>{price(order.total_shipping_price)}</dd>
        {isRefunded && (
          <>
            <dt>Given back</dt>
            <dd>{price(order.total_refunded)}</dd>
          </>
        )}
        {order.shipping_address && (
          <>
            <dt>To</dt>
            <dd>
              {order.shipping_address.name}, {order.shipping_address.address1}, {order.shipping_address.zip}{' '}
              {order.shipping_address.city}
            </dd>
          </>
        )}
      </dl>
      {order.fulfillments.map((parcel, index) => (
        <Parcel key={parcel.id} parcel={parcel} place={index + 1} count={order.fulfillments.length} />
      ))}
      {children}
    </details>
  );
}

interface ParcelProps {
  readonly parcel: OrderFulfillment;
  readonly place: number;
  readonly count: number;
}

function Parcel({ parcel, place, count }: ParcelProps) {
  const { tracking_company: carrier, tracking_numbers: numbers, tracking_urls: urls } = parcel;
  return (
    <p className={styles.parcel}>
      {count > 1 && `Parcel ${place} of ${count}: `}
      {shipmentOf(parcel)}
      {carrier !== null && ` · ${carrier}`}
      {numbers.map((number, index) => {
        const url = urls[index];
        const isSafe = url !== undefined && /^https?:\/\//i.test(url);
        return (
          <span key={number}>
            {' · '}
            {isSafe ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {number}
              </a>
            ) : (
              number
            )}
          </span>
        );
      })}
    </p>
  );
}
