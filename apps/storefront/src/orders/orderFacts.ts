import type { Order, OrderLine } from './order';

export type Totals = { subtotal: number; shipping: number; total: number; refunded: number };

export function totalsOf({ lines, shippingPrice, refunds }: Order): Totals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return { subtotal, shipping: shippingPrice, total: subtotal + shippingPrice, refunded };
}

export type FinancialStatus = 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'voided';

export function financialStatusOf(order: Order): FinancialStatus {
  const { total, refunded } = totalsOf(order);
  if (order.payment.kind === 'pending') return order.cancelled ? 'voided' : 'pending';
  if (refunded === 0) return 'paid';
  return refunded >= total ? 'refunded' : 'partially_refunded';
}

export function fulfilledQuantity({ fulfillments }: Order, line: OrderLine): number {
  return fulfillments
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Null while nothing has left the house, as Shopify says it. */
export function fulfillmentStatusOf(order: Order): 'partial' | 'fulfilled' | null {
  if (order.fulfillments.length === 0) return null;
  const isComplete = order.lines.every((line) => fulfilledQuantity(order, line) >= line.quantity);
  return isComplete ? 'fulfilled' : 'partial';
}

export function itemsIn({ lines }: Order): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** What the shop has kept of the customer's money. */
export function spentOn(orders: readonly Order[]): number {
  return orders
    .filter(({ payment }) => payment.kind === 'paid')
    .map(totalsOf)
    .reduce((sum, { total, refunded }) => sum + total - refunded, 0);
}
