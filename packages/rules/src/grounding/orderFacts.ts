import type { Order, OrderFulfillment } from '@shopbell/protocol';
import { orderWord, paymentWord, type StateWord, shipmentWord } from '../orders';
import type { Fact } from './Fact';
import { localeOf, moneyIn } from './localeOf';

/** The texts of self-service that an order is told with. */
export type OrderFactText =
  | StateWord['textKey']
  | 'orderNumber'
  | 'orderPlacedOn'
  | 'orderTotal'
  | 'orderShipping'
  | 'orderTrackingNumber'
  | 'orderTrackingCompany'
  | 'orderShippingAddress';
export type OrderFactTexts = Readonly<Record<OrderFactText, string>>;

const itemsMax = 20;
const valueMax = 500;

/** All of an order that may be said to who owns it, each with its field; names, addresses and numbers of people are not. */
export function orderFacts(order: Order, language: string, texts: OrderFactTexts): readonly Fact[] {
  const day = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(instant),
    );
  const money = moneyIn(language, order.currency);
  const number = texts.orderNumber.replace('{number}', order.name);
  const fact = (field: string, value: string): Fact => ({
    id: `order:${order.id}.${field}`,
    text: `${number}: ${value}`,
    source: {
      kind: 'order',
      orderId: order.id,
      orderName: order.name,
      field,
      value: value.slice(0, valueMax),
    },
  });
  const payment = paymentWord(order);
  return [
    fact('status', texts[orderWord(order).textKey]),
    fact('placed', texts.orderPlacedOn.replace('{date}', day(order.processed_at))),
    fact('total', `${texts.orderTotal} ${money(order.total_price)}`),
    fact('shipping', `${texts.orderShipping} ${money(order.total_shipping_price)}`),
    ...(payment ? [fact('payment', texts[payment.textKey])] : []),
    ...(order.line_items.length > 0 ? [fact('items', itemsOf(order))] : []),
    ...(order.cancelled_at
      ? [fact('cancelled', `${texts.fulfillmentCancelled}, ${day(order.cancelled_at)}`)]
      : []),
    ...order.refunds.map((refund, at) =>
      fact(`refund${at + 1}`, `${texts.paymentRefunded}: ${money(refund.amount)}, ${day(refund.created_at)}`),
    ),
    ...(order.shipping_address
      ? [fact('city', `${texts.orderShippingAddress}: ${order.shipping_address.city}`)]
      : []),
    ...order.fulfillments.flatMap((parcel, at) => parcelFacts(parcel, at + 1)),
  ];

  function parcelFacts(parcel: OrderFulfillment, at: number): readonly Fact[] {
    const carrier = parcel.tracking_company;
    const numbers = parcel.tracking_numbers.join(', ');
    return [
      fact(`parcel${at}`, `${texts[shipmentWord(parcel).textKey]}, ${day(parcel.updated_at)}`),
      ...(carrier ? [fact(`carrier${at}`, `${texts.orderTrackingCompany} ${carrier}`)] : []),
      ...(numbers ? [fact(`tracking${at}`, `${texts.orderTrackingNumber} ${numbers}`)] : []),
    ];
  }
}

const itemsOf = ({ line_items: items }: Order): string =>
  items
    .slice(0, itemsMax)
    .map(
      ({ quantity, title, variant_title: variant }) =>
        `${quantity} × ${title}${variant ? ` (${variant})` : ''}`,
    )
    .join(', ');
