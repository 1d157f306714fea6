import type { Order } from './order';
import { totalsOf } from './orderFacts';

/** Nothing of it has left the house. */
const isOpen = ({ fulfillments, cancelled }: Order): boolean => fulfillments.length === 0 && !cancelled;

/** With its money: what was paid goes back. Null where it is too late. */
export function cancelOrder(order: Order, at: Date): Order | null {
  if (!isOpen(order)) return null;
  const { total, refunded } = totalsOf(order);
  const refund = {
    ...{ id: order.number * 10 + 9, at, amount: total - refunded, note: 'Cancelled by the customer' },
    lines: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  };
  const refunds = order.payment.kind === 'paid' ? [...order.refunds, refund] : order.refunds;
  return { ...order, refunds, cancelled: { at, reason: 'customer' } };
}

/** Where it goes from now on; who pays for it stays. Null where it is too late. */
export function sendElsewhere(order: Order, delivery: NonNullable<Order['delivery']>): Order | null {
  return isOpen(order) ? { ...order, delivery } : null;
}
