import { readGuestId } from '@shopbell/rules/tracking';
import type { Queryable } from '../../platform/db';

export interface DataRequestRow {
  readonly id: string;
  readonly customerId: number | null;
  readonly orderIds: readonly number[];
  readonly askedAt: Date;
  readonly orderCount: number;
}

const numberOf = (text: string | null): number | null => (text === null ? null : Number(text));

/** The oldest first. */
export async function openDataRequests(database: Queryable, shopId: number): Promise<DataRequestRow[]> {
  const rows = await database.query<{
    id: string;
    customer_id: string | null;
    order_ids: string[];
    asked_at: Date;
    count: number;
  }>(
    `select id, customer_id, order_ids, asked_at, (
       select count(*)::int from order_fact f where f.shop_id = r.shop_id and f.erased_at is null
         and (f.customer_id = r.customer_id or f.order_id = any (r.order_ids))) as count
     from data_request r where shop_id = $1 order by asked_at, id limit 50`,
    [shopId],
  );
  return rows.map(({ id, customer_id, order_ids, asked_at, count }) => ({
    ...{ id, customerId: numberOf(customer_id), askedAt: asked_at, orderCount: count },
    orderIds: order_ids.map(Number),
  }));
}

export async function summary(
  database: Queryable,
  shopId: number,
): Promise<{ lastReceivedAt: Date | null; orderCount: number }> {
  const [row] = await database.query<{ last_received_at: Date | null; order_count: number }>(
    `select (select max(received_at) from webhook_delivery where shop_id = $1) as last_received_at,
       (select count(*)::int from order_fact where shop_id = $1 and erased_at is null) as order_count`,
    [shopId],
  );
  return { lastReceivedAt: row?.last_received_at ?? null, orderCount: row?.order_count ?? 0 };
}

/** The orders that were placed under one of them. */
export async function ordersUnder(
  database: Queryable,
  shopId: number,
  addressHashes: readonly string[],
): Promise<number[]> {
  const rows = await database.query<{ order_id: string }>(
    'select order_id from order_fact where shop_id = $1 and address_hashes && $2::text[] and erased_at is null',
    [shopId, addressHashes],
  );
  return rows.map(({ order_id }) => Number(order_id));
}

export const requestsAbout = (database: Queryable, shopId: number, orderIds: readonly number[]) =>
  database.query<Record<string, unknown>>(
    `select id, customer_id, order_ids, asked_at from data_request
     where shop_id = $1 and order_ids && $2::bigint[] order by asked_at, id`,
    [shopId, orderIds],
  );

/** All that is kept about somebody's orders, as they may have it. */
export async function factsFor(
  database: Queryable,
  shopId: number,
  { customerId, orderIds }: Pick<DataRequestRow, 'customerId' | 'orderIds'>,
): Promise<Record<string, unknown>[]> {
  const rows = await database.query<{ order: Record<string, unknown> }>(
    `select to_jsonb(f) - 'shop_id' - 'erased_at' - 'address_hashes' || jsonb_build_object('refunds', coalesce((
         select jsonb_agg(to_jsonb(r) - 'shop_id' - 'order_id' order by r.refunded_at) from order_refund r
         where r.shop_id = f.shop_id and r.order_id = f.order_id), '[]')) as order
     from order_fact f
     where shop_id = $1 and (customer_id = $2 or order_id = any ($3)) and erased_at is null order by placed_at, order_id`,
    [shopId, customerId, orderIds],
  );
  return rows.map(({ order }) => order);
}

/** The browsers in which these orders were placed; what is no browser's id leads nowhere. */
export async function guestsOf(
  database: Queryable,
  shopId: number,
  orderIds: readonly number[],
): Promise<string[]> {
  const rows = await database.query<{ guest_id: string }>(
    'select distinct guest_id from order_fact where shop_id = $1 and order_id = any ($2) and guest_id is not null',
    [shopId, orderIds],
  );
  return rows.flatMap(({ guest_id }) => readGuestId(guest_id) ?? []);
}
