import { type Fulfillment, type Order, orderName, type Refund, type Return } from '../orders/order';
import { financialStatusOf, fulfillmentStatusOf, totalsOf } from '../orders/orderFacts';
import { isoText } from '../shell/dates';
import { currency, decimal } from '../shell/money';
import { addressJson } from './customerJson';
import { lineItemJson } from './lineItemJson';
import type { AdminCustomer, AdminFulfillment, AdminOrder, AdminRefund, AdminReturn } from './shapes';
import { refundTransactionJson } from './transactionJson';

/** `origin` makes the addresses in it whole: they are opened from other sites. */
export function orderJson(order: Order, customer: AdminCustomer | null, origin: string): AdminOrder {
  const { subtotal, shipping, total, refunded } = totalsOf(order);
  const address = addressJson(order.address, order.phone);
  const placedAt = isoText(order.placedAt);
  return {
    id: order.id,
    order_number: order.number,
    name: orderName(order),
    token: order.token,
    email: order.email,
    phone: order.phone,
    created_at: placedAt,
    processed_at: placedAt,
    updated_at: isoText(lastChange(order)),
    cancelled_at: order.cancelled ? isoText(order.cancelled.at) : null,
    cancel_reason: order.cancelled?.reason ?? null,
    currency,
    subtotal_price: decimal(subtotal),
    total_shipping_price: decimal(shipping),
    total_price: decimal(total),
    total_refunded: decimal(refunded),
    financial_status: financialStatusOf(order),
    fulfillment_status: fulfillmentStatusOf(order),
    note: order.details.note || null,
    note_attributes: Object.entries(order.details.attributes).map(([name, value]) => ({ name, value })),
    order_status_url: `${origin}/checkouts/${order.token}/thank-you`,
    customer,
    line_items: order.lines.map((line) => lineItemJson(order, line, origin)),
    shipping_lines: [{ code: order.method.code, title: order.method.title, price: decimal(shipping) }],
    shipping_address: order.delivery ? addressJson(order.delivery.address, order.delivery.phone) : address,
    billing_address: address,
    fulfillments: order.fulfillments.map((one, index) => fulfillmentJson(order, one, index + 1, origin)),
    refunds: order.refunds.map((refund) => refundJson(order, refund)),
    returns: (order.returns ?? []).map(returnJson),
  };
}

function lastChange({ placedAt, fulfillments, refunds, returns = [], cancelled, delivery }: Order): Date {
  const instants = [
    placedAt,
    ...fulfillments.map(({ updatedAt }) => updatedAt),
    ...refunds.map(({ at }) => at),
    ...returns.map(({ at }) => at),
    ...(delivery ? [delivery.at] : []),
  ];
  return new Date(Math.max(...instants.map(Number), Number(cancelled?.at ?? 0)));
}

function fulfillmentJson(order: Order, one: Fulfillment, place: number, origin: string): AdminFulfillment {
  const urls = one.trackingNumbers.map((number) => `${origin}/tracking/${number}`);
  const shipped = one.lines.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [{ ...lineItemJson(order, line, origin), quantity }] : [];
  });
  return {
    id: one.id,
    order_id: order.id,
    name: `${orderName(order)}.${place}`,
    status: 'success',
    shipment_status: one.status,
    tracking_company: one.carrier,
    tracking_number: one.trackingNumbers[0] ?? null,
    tracking_numbers: [...one.trackingNumbers],
    tracking_url: urls[0] ?? null,
    tracking_urls: urls,
    created_at: isoText(one.shippedAt),
    updated_at: isoText(one.updatedAt),
    line_items: shipped,
  };
}

const returnJson = ({ id, lines, exchanges }: Return): AdminReturn => ({
  ...{ id, state: 'open' },
  line_items: lines.map(({ lineId, quantity }) => ({ id: lineId, quantity })),
  exchanges: exchanges.map(({ variantId, quantity }) => ({ id: variantId, quantity })),
});

function refundJson(order: Order, refund: Refund): AdminRefund {
  return {
    id: refund.id,
    order_id: order.id,
    created_at: isoText(refund.at),
    note: refund.note,
    refund_line_items: refund.lines.map(({ lineId, quantity }) => ({ line_item_id: lineId, quantity })),
    transactions: [refundTransactionJson(order, refund)],
  };
}
