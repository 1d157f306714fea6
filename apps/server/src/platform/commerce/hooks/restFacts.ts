import { guestAttribute } from '@shopbell/protocol';
import { readGuestId } from '@shopbell/rules/tracking';
import { amountIn, sumIn } from '../money';
import { instantOf, textOf } from '../platformWords';
import type { OrderFacts, RefundFacts } from './OrderFacts';
import type { RestOrder, RestRefund } from './restShapes';

export function restFacts(order: RestOrder): OrderFacts {
  const paid = order.total_price_set?.presentment_money;
  const currency = paid?.currency_code ?? order.currency;
  const subtotal = order.subtotal_price_set?.presentment_money.amount ?? order.subtotal_price;
  const cancelledAt = textOf(order.cancelled_at);
  return {
    orderId: order.id,
    placedAt: instantOf(textOf(order.processed_at) ?? order.created_at),
    updatedAt: instantOf(order.updated_at),
    cancelledAt: cancelledAt && instantOf(cancelledAt),
    currency,
    subtotal: amountIn(currency, subtotal) ?? '0',
    total: amountIn(currency, paid?.amount ?? order.total_price) ?? '0',
    discountCodes: [...new Set(order.discount_codes.map(({ code }) => code))],
    productIds: [...new Set(order.line_items.flatMap(({ product_id }) => product_id ?? []))],
    customerId: order.customer?.id ?? null,
    guestId: readGuestId(order.note_attributes.find(({ name }) => name === guestAttribute)?.value),
    addresses: [order.email, order.phone, order.customer?.email, order.customer?.phone].flatMap(
      (address) => address ?? [],
    ),
    refunds: order.refunds.map(restRefundFacts),
  };
}

/** What did go back: a transaction that failed moved no money. */
export function restRefundFacts({ id, created_at, transactions }: RestRefund): RefundFacts {
  const moved = transactions.filter(({ kind, status }) => kind === 'refund' && status === 'success');
  const amounts = moved.map(({ amount }) => amount);
  return {
    refundId: id,
    amount: sumIn(moved[0]?.currency ?? '', amounts),
    refundedAt: instantOf(created_at),
  };
}
