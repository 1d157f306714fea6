import type { Order } from '@shopbell/protocol';
import { listOrders, orderWord } from '@shopbell/rules/orders';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { useWidget } from '../../app/WidgetContext';
import { leavePortal } from './leavePortal';
import { Page } from './Page';
import { Picture } from './Picture';
import { Pill } from './Pill';
import { BoxIcon } from './portalIcons';
import { useOrders } from './useOrders';
import { useSspTexts } from './useSspTexts';
import { Waiting } from './Waiting';

/** Where an order leads, by what the shopper came for. */
const ways: Readonly<Record<string, string | undefined>> = {
  track: 'track',
  return: 'return',
  cancel: 'cancel',
  report_issue: 'report',
};

export function View({ parameters }: ScreenProps) {
  const widget = useWidget();
  const { t } = useSspTexts();
  const state = useOrders();
  if (state.kind !== 'there') return <Waiting title="ordersTitle" state={state} />;
  if (state.orders.length === 0) return <NoOrders />;
  const way = ways[parameters.action ?? ''] ?? 'order-details';
  const open = (order: Order) =>
    widget.router.push(`/self-service-portal/${way}`, { order: String(order.id) });
  const title = t(parameters.action ? 'ordersChoose' : 'ordersTitle');
  return <OrderList title={title} orders={state.orders} onOpen={open} />;
}

export interface OrderListProps {
  readonly title: string;
  readonly orders: readonly Order[];
  readonly onOpen: (order: Order) => void;
}

/** The orders, newest first, ten at a time (ORD-10). */
export function OrderList({ title, orders, onOpen }: OrderListProps) {
  const { t } = useSspTexts();
  const [pages, setPages] = useState(1);
  const list = useRef<HTMLUListElement>(null);
  // Who has asked for more goes on at the first of them.
  useEffect(() => {
    if (pages > 1) list.current?.querySelectorAll('button')[(pages - 1) * 10]?.focus();
  }, [pages]);
  const { shown, hasMore } = listOrders(orders, pages);
  return (
    <Page title={title}>
      <ul ref={list} className="actions">
        {shown.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onOpen={() => onOpen(order)} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" className="secondary" onClick={() => setPages(pages + 1)}>
          {t('ordersShowMore')}
        </button>
      )}
    </Page>
  );
}

function OrderCard({ order, onOpen }: { readonly order: Order; readonly onOpen: () => void }) {
  const { t, date, money } = useSspTexts();
  const count = order.line_items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <button type="button" className="card order" aria-label={cardName()} onClick={onOpen}>
      <span className="order-top">
        <strong dir="auto">{t('orderNumber', { number: order.name })}</strong>
        <Pill word={orderWord(order)} />
      </span>
      <span className="quiet">{t('orderPlacedOn', { date: date(order.processed_at) })}</span>
      <span className="order-bottom">
        <span className="pictures">
          {order.line_items.slice(0, 4).map(({ id, image }) => (
            <Picture key={id} address={image} />
          ))}
        </span>
        <span className="order-sum">
          <span>{t('orderItems', { count })}</span>
          <strong>{money(order.total_price, order.currency)}</strong>
        </span>
      </span>
    </button>
  );

  function cardName(): string {
    return [
      t('orderOpen', { number: order.name }),
      t(orderWord(order).textKey),
      t('orderPlacedOn', { date: date(order.processed_at) }),
      t('orderItems', { count }),
      money(order.total_price, order.currency),
    ].join(', ');
  }
}

/** With the way on, where there is one without an order. */
export function NoOrders({ children }: { readonly children?: ReactNode }) {
  const { t } = useSspTexts();
  const widget = useWidget();
  return (
    <Page title={t('ordersTitle')}>
      <div className="blank">
        <BoxIcon />
        <p>{t('ordersEmpty')}</p>
        <p className="quiet">{t('ordersEmptyText')}</p>
        <button type="button" className="secondary" onClick={() => leavePortal(widget)}>
          {t('signedInChange')}
        </button>
        {children}
      </div>
    </Page>
  );
}
