import type { Order, Refund } from '../orders/order';
import { totalsOf } from '../orders/orderFacts';
import { isoText } from '../shell/dates';
import { currency, decimal } from '../shell/money';
import type { AdminTransaction } from './shapes';

/** The payment first, then what went back. */
export function transactionsJson(order: Order): AdminTransaction[] {
  return [saleJson(order), ...order.refunds.map((refund) => refundTransactionJson(order, refund))];
}

export function refundTransactionJson(order: Order, refund: Refund): AdminTransaction {
  const sale = saleJson(order);
  const at = isoText(refund.at);
  return {
    ...sale,
    id: sale.id + 1,
    parent_id: sale.id,
    kind: 'refund',
    amount: decimal(refund.amount),
    created_at: at,
    processed_at: at,
  };
}

function saleJson({ payment, ...order }: Order): AdminTransaction {
  const isPaid = payment.kind === 'paid';
  const at = isoText(order.placedAt);
  return {
    id: order.id * 10 + 1,
    order_id: order.id,
    parent_id: null,
    kind: 'sale',
    gateway: isPaid ? 'shopify_payments' : 'manual',
    status: isPaid ? 'success' : 'pending',
    amount: decimal(totalsOf({ payment, ...order }).total),
    currency,
    created_at: at,
    processed_at: at,
    payment_details: isPaid
      ? {
          credit_card_company: payment.cardCompany,
          credit_card_number: `•••• •••• •••• ${payment.lastDigits}`,
        }
      : null,
  };
}
