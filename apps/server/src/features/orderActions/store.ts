import type { ActionRefusal, OrderActionState, OrderWish, SenderInfo } from '@shopbell/protocol';
import type { ReturnedItem } from '@shopbell/rules/orders';
import type { Queryable } from '../../platform/db';

export interface NewIntent {
  readonly shopId: number;
  readonly conversationId: string;
  readonly appId: number;
  readonly customerId: number;
  readonly orderId: number;
  readonly orderName: string;
  readonly wish: OrderWish;
  readonly key: string;
  readonly actor: 'shopper' | 'agent';
  readonly sender: SenderInfo | null;
  readonly language: string;
  /** The returns that the order had already, by number. */
  readonly returnsBefore: readonly number[];
  readonly returnedItems: readonly ReturnedItem[];
}

export interface Intent extends NewIntent {
  readonly id: string;
  readonly state: OrderActionState;
  readonly because: ActionRefusal | null;
  readonly intendedAt: Date;
  readonly isTold: boolean;
}

export interface Verdict {
  readonly state: Exclude<OrderActionState, 'intended'>;
  readonly because: ActionRefusal | null;
}

const columns = `id, shop_id as "shopId", conversation_id as "conversationId", app_id as "appId",
  customer_id as "customerId", order_id as "orderId", order_name as "orderName", wish, key, state, because, actor, sender,
  language, returns_before as "returnsBefore", returned_items as "returnedItems", intended_at as "intendedAt", told_at is not null as "isTold"`;

type Row = Omit<Intent, 'shopId' | 'appId' | 'customerId' | 'orderId' | 'returnsBefore'> &
  Record<'shopId' | 'appId' | 'customerId' | 'orderId', string> & {
    readonly returnsBefore: readonly string[];
  };

const toIntent = ({ shopId, appId, customerId, orderId, returnsBefore, ...row }: Row): Intent => ({
  ...row,
  returnsBefore: returnsBefore.map(Number),
  ...{ shopId: Number(shopId), appId: Number(appId) },
  ...{ customerId: Number(customerId), orderId: Number(orderId) },
});

async function one(database: Queryable, sql: string, values: readonly unknown[]): Promise<Intent | null> {
  const [row] = await database.query<Row>(sql, values);
  return row ? toIntent(row) : null;
}

/** How often the same was wanted of an order before, and is over. */
export async function countSettled(
  database: Queryable,
  shopId: number,
  { orderId, wish }: Pick<Intent, 'orderId' | 'wish'>,
): Promise<number> {
  const [row] = await database.query<{ count: string }>(
    `select count(*) from order_action where shop_id = $1 and order_id = $2 and kind = $3 and state <> 'intended'`,
    [shopId, orderId, wish.kind],
  );
  return Number(row?.count ?? 0);
}

/** Null where the key is known, or the same was wanted of this order since somebody has counted. */
export async function insertIntent(
  transaction: Queryable,
  intent: NewIntent,
  settledBefore: number,
  at: Date,
): Promise<Intent | null> {
  const { shopId, orderId, wish } = intent;
  // One after the other: who waited only for the row below could find it settled, and not yet see it counted.
  await transaction.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `order_action ${shopId} ${orderId} ${wish.kind}`,
  ]);
  return one(
    transaction,
    `insert into order_action (shop_id, conversation_id, app_id, customer_id, order_id, order_name, kind, wish, key,
       actor, sender, language, intended_at, returns_before, returned_items)
     select $1::bigint, $2::uuid, $3::bigint, $4::bigint, $5::bigint, $6::text, $7::text, $8::jsonb, $9::uuid, $10::text,
       $11::jsonb, $12::text, $13::timestamptz, $15::bigint[], $16::jsonb
     where $14::bigint = (select count(*) from order_action where shop_id = $1 and order_id = $5 and kind = $7)
     on conflict do nothing returning ${columns}`,
    [
      ...[shopId, intent.conversationId, intent.appId, intent.customerId, orderId],
      ...[intent.orderName, wish.kind, JSON.stringify(wish), intent.key, intent.actor],
      ...[intent.sender && JSON.stringify(intent.sender), intent.language, at, settledBefore],
      ...[intent.returnsBefore, JSON.stringify(intent.returnedItems)],
    ],
  );
}

export const findByKey = (database: Queryable, shopId: number, key: string): Promise<Intent | null> =>
  one(database, `select ${columns} from order_action where shop_id = $1 and key = $2`, [shopId, key]);

export const findUnderWay = (
  database: Queryable,
  { shopId, orderId, wish }: Pick<Intent, 'shopId' | 'orderId' | 'wish'>,
): Promise<Intent | null> =>
  one(
    database,
    `select ${columns} from order_action
     where shop_id = $1 and order_id = $2 and kind = $3 and state = 'intended'`,
    [shopId, orderId, wish.kind],
  );

export const findById = (database: Queryable, id: string): Promise<Intent | null> =>
  one(database, `select ${columns} from order_action where id = $1`, [id]);

/** The first verdict stands. Null where the row is gone, with its conversation. */
export async function settle(
  database: Queryable,
  { id }: Pick<Intent, 'id'>,
  { state, because }: Verdict,
  at: Date,
): Promise<Intent | null> {
  const settled = await one(
    database,
    `update order_action set state = $2, because = $3, settled_at = $4
     where id = $1 and state = 'intended' returning ${columns}`,
    [id, state, because, at],
  );
  return settled ?? findById(database, id);
}

export async function markTold(database: Queryable, { id }: Pick<Intent, 'id'>, at: Date): Promise<void> {
  await database.query('update order_action set told_at = $2 where id = $1 and told_at is null', [id, at]);
}
