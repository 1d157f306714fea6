import type { OrderFacts, RefundFacts } from '../../platform/commerce';
import type { Queryable } from '../../platform/db';

/** False where it was told before. */
export async function isNew(
  transaction: Queryable,
  shopId: number,
  { id, topic }: { readonly id: string; readonly topic: string },
  now: Date,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into webhook_delivery (shop_id, id, topic, received_at) values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [shopId, id, topic, now],
  );
  return rows.length > 0;
}

/** Unless something newer is known, or its customer had it erased. Its browser is told once: one that was forgotten stays so. */
export async function keepFacts(
  transaction: Queryable,
  shopId: number,
  facts: OrderFacts,
  addressHashes: readonly string[],
): Promise<void> {
  await transaction.query(
    `insert into order_fact (shop_id, order_id, placed_at, updated_at, cancelled_at, currency, subtotal, total,
       discount_codes, product_ids, customer_id, guest_id, address_hashes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (shop_id, order_id) do update set placed_at = excluded.placed_at, updated_at = excluded.updated_at,
       cancelled_at = excluded.cancelled_at, currency = excluded.currency, subtotal = excluded.subtotal,
       total = excluded.total, discount_codes = excluded.discount_codes, product_ids = excluded.product_ids,
       customer_id = excluded.customer_id, address_hashes = excluded.address_hashes
     where order_fact.erased_at is null and order_fact.updated_at <= excluded.updated_at`,
    [
      ...[shopId, facts.orderId, facts.placedAt, facts.updatedAt, facts.cancelledAt, facts.currency],
      ...[
        facts.subtotal,
        facts.total,
        facts.discountCodes,
        facts.productIds,
        facts.customerId,
        facts.guestId,
        addressHashes,
      ],
    ],
  );
  for (const refund of facts.refunds) await keepRefund(transaction, shopId, facts.orderId, refund);
}

/** A refund never changes, so the first word about it stays. */
export async function keepRefund(
  transaction: Queryable,
  shopId: number,
  orderId: number,
  { refundId, amount, refundedAt }: RefundFacts,
): Promise<void> {
  await transaction.query(
    `insert into order_refund (shop_id, order_id, refund_id, amount, refunded_at)
     select $1::bigint, $2::bigint, $3, $4, $5 where not exists (
       select from order_fact where shop_id = $1 and order_id = $2 and erased_at is not null)
     on conflict do nothing`,
    [shopId, orderId, refundId, amount, refundedAt],
  );
}

export interface Whose {
  readonly customerId: number | null;
  readonly orderIds: readonly number[];
}

const theirs = 'shop_id = $1 and (customer_id = $2 or order_id = any ($3))';

/** Gives the orders whose facts are gone. */
export async function eraseFacts(
  transaction: Queryable,
  shopId: number,
  { customerId, orderIds }: Whose,
  now: Date,
): Promise<number[]> {
  const rows = await transaction.query<{ order_id: string }>(
    `update order_fact set erased_at = $4, customer_id = null, guest_id = null, discount_codes = '{}',
       product_ids = '{}', address_hashes = '{}', subtotal = 0, total = 0
     where ${theirs} and erased_at is null returning order_id`,
    [shopId, customerId, orderIds, now],
  );
  const erased = rows.map(({ order_id }) => Number(order_id));
  await transaction.query('delete from order_refund where shop_id = $1 and order_id = any ($2)', [
    shopId,
    [...erased, ...orderIds],
  ]);
  await transaction.query(
    'delete from data_request where shop_id = $1 and (customer_id = $2 or order_ids && $3::bigint[])',
    [shopId, customerId, orderIds],
  );
  return erased;
}

/** The orders stay, and are nobody's that was counted: their credit is looked at again. */
export async function forgetGuests(
  inShop: Queryable,
  shopId: number,
  guestIds: readonly string[],
): Promise<void> {
  await inShop.query('update order_fact set guest_id = null where shop_id = $1 and guest_id = any ($2)', [
    shopId,
    guestIds,
  ]);
}

/** All that was ever told of a shop. */
export async function forgetShop(transaction: Queryable, shopId: number): Promise<void> {
  for (const table of ['order_refund', 'order_fact', 'data_request', 'webhook_delivery'])
    await transaction.query(`delete from ${table} where shop_id = $1`, [shopId]);
}

export async function keepDataRequest(
  transaction: Queryable,
  shopId: number,
  id: string,
  { customerId, orderIds }: Whose,
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into data_request (shop_id, id, customer_id, order_ids, asked_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [shopId, id, customerId, orderIds, now],
  );
}
