import type { Order, OrderAddress } from '@shopbell/protocol';
import { orderWord, paymentWord } from '@shopbell/rules/orders';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../../app/Feature';
import { LineItems } from './LineItems';
import { OrderActions } from './OrderActions';
import { OrderGate } from './OrderGate';
import { Page } from './Page';
import { Payments } from './Payments';
import { Pill } from './Pill';
import { useSspTexts } from './useSspTexts';

export const View = ({ parameters }: ScreenProps) => (
  <OrderGate parameters={parameters} title="ordersTitle">
    {(order) => <Details order={order} />}
  </OrderGate>
);

/** All of one order, with its money to the cent. */
function Details({ order }: { readonly order: Order }) {
  const { t, date } = useSspTexts();
  const payment = paymentWord(order);
  return (
    <Page title={t('orderNumber', { number: order.name })} beside={<Pill word={orderWord(order)} />}>
      <p className="quiet">{t('orderPlacedOn', { date: date(order.processed_at) })}</p>
      <OrderActions order={order} />
      <section className="card block">
        <LineItems order={order} />
        <Totals order={order} />
      </section>
      <Returns order={order} />
      <section className="card block">
        <h4>{t('orderPayment')}</h4>
        {payment && (
          <p>
            <Pill word={payment} />
          </p>
        )}
        <Payments order={order} />
      </section>
      <Address title={t('orderShippingAddress')} address={order.shipping_address} />
      <Address title={t('orderBillingAddress')} address={order.billing_address} />
    </Page>
  );
}

const returnTexts = {
  requested: 'returnStateOpen',
  open: 'returnStateOpen',
  closed: 'returnStateClosed',
  declined: 'returnStateDeclined',
  cancelled: 'fulfillmentCancelled',
} as const;

/** What goes back, where the shop's system says it. */
function Returns({ order: { returns = [], line_items: items } }: { readonly order: Order }) {
  const { t } = useSspTexts();
  if (returns.length === 0) return null;
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title;
  return (
    <section className="card block">
      <h4>{t('returnsTitle')}</h4>
      {returns.map(({ id, state, line_items: lines }) => (
        <p key={id} dir="auto">
          {lines.map((line) => `${line.quantity} × ${titleOf(line.id) ?? ''}`).join(', ')}
          <span className="quiet"> · {t(returnTexts[state])}</span>
        </p>
      ))}
    </section>
  );
}

function Totals({ order }: { readonly order: Order }) {
  const { t, money } = useSspTexts();
  const isSome = (amount: string | null): amount is string => Number(amount) > 0;
  const row = (label: string, amount: string, isMinus = false): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd>{money(isMinus ? `-${amount}` : amount, order.currency)}</dd>
    </div>
  );
  return (
    <dl className="totals">
      {row(t('orderSubtotal'), order.subtotal_price)}
      {isSome(order.total_discounts) && row(t('orderDiscount'), order.total_discounts, true)}
      {row(t('orderShipping'), order.total_shipping_price)}
      {isSome(order.total_tax) && row(t('orderTax'), order.total_tax)}
      <div className="sum">
        <dt>{t('orderTotal')}</dt>
        <dd>{money(order.total_price, order.currency)}</dd>
      </div>
      {isSome(order.total_refunded) && row(t('paymentRefunded'), order.total_refunded, true)}
    </dl>
  );
}

function Address({ title, address }: { readonly title: string; readonly address: OrderAddress | null }) {
  if (!address) return null;
  const { name, address1, address2, zip, city, province, country } = address;
  const town = [zip, city, province].filter(Boolean).join(' ');
  return (
    <section className="card block">
      <h4>{title}</h4>
      <address dir="auto">{[name, address1, address2, town, country].filter(Boolean).join('\n')}</address>
    </section>
  );
}
