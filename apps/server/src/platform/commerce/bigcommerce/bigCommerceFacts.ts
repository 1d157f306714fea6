import { z } from 'zod';
import type { OrderFacts } from '../hooks/OrderFacts';
import { amountIn, isMore } from '../money';
import { instantOf, textOf } from '../platformWords';
import { readAs } from '../readAs';
import { type BigCommerceOptions, createBigCommerceCalls } from './createBigCommerceCalls';
import { type BigCommerceOrder, bigCommerceOrder, lineList, refundList } from './shapes';
import { status } from './states';

const couponList = z.array(z.object({ code: z.string() }));

/** What an order comes to now; null where it is gone, or was never placed. Carts have no attributes there: no guest. */
export async function bigCommerceFacts(
  options: BigCommerceOptions,
  orderId: number,
): Promise<OrderFacts | null> {
  const { get, list } = createBigCommerceCalls(options);
  const path = `/v2/orders/${orderId}`;
  const json = await get(path);
  if (json === null) return null;
  const order = readAs(bigCommerceOrder, json, 'An order');
  if (order.status_id === status.incomplete || order.is_deleted) return null;
  const [lines, coupons, refunds] = await Promise.all([
    list(`${path}/products`, lineList),
    isMore(order.coupon_discount, 0) ? list(`${path}/coupons`, couponList) : [],
    isMore(order.refunded_amount, 0) ? get(`/v3/orders/${orderId}/payment_actions/refunds`) : null,
  ]);
  return {
    ...moneyAndTimes(order),
    discountCodes: [...new Set(coupons.map(({ code }) => code))],
    productIds: [...new Set(lines.flatMap(({ product_id }) => product_id || []))],
    guestId: null,
    addresses: [order.billing_address.email, order.billing_address.phone].flatMap((address) => address ?? []),
    refunds: (refunds === null ? [] : readAs(refundList, refunds, 'The refunds').data).map(
      ({ id, created, total_amount }) => ({
        refundId: id,
        amount: amountIn(order.currency_code, total_amount) ?? '0',
        refundedAt: instantOf(created),
      }),
    ),
  };
}

function moneyAndTimes(order: BigCommerceOrder) {
  const amount = (value: string | number | null | undefined) =>
    amountIn(order.currency_code, value ?? 0) ?? '0';
  const updatedAt = instantOf(textOf(order.date_modified) ?? order.date_created);
  const isEnded = order.status_id === status.cancelled || order.status_id === status.declined;
  return {
    orderId: order.id,
    placedAt: instantOf(order.date_created),
    updatedAt,
    cancelledAt: isEnded ? updatedAt : null,
    currency: order.currency_code,
    subtotal: amount(order.subtotal_ex_tax),
    total: amount(order.total_inc_tax),
    customerId: order.customer_id === 0 ? null : order.customer_id,
  };
}
