import { randomUUID } from 'node:crypto';
import type { ShopperRequest } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface Asking {
  readonly shopId: number;
  readonly address: string;
  readonly askedBy: { readonly userId: string; readonly name: string };
  readonly conversationCount: number;
}

interface RequestRow {
  id: string;
  kind: ShopperRequest['kind'];
  address: string | null;
  asked_by_name: string;
  asked_at: Date;
  conversation_count: number;
  erased_count: number;
  finished_at: Date | null;
}

export interface FoundConversation {
  readonly conversationId: string;
  readonly appId: number;
}

/** Only what is still there: who was erased has no row any more. */
export async function conversationsOf(
  database: Queryable,
  shopId: number,
  address: string,
  limit: number | null = null,
): Promise<FoundConversation[]> {
  const rows = await database.query<{ conversation_id: string; app_id: string }>(
    `select conversation_id, app_id from visitor where shop_id = $1 and (email = $2 or phone = $2)
     order by created_at limit $3`,
    [shopId, address, limit],
  );
  return rows.map((row) => ({ conversationId: row.conversation_id, appId: Number(row.app_id) }));
}

export async function recordExport(database: Queryable, asking: Asking, now: Date): Promise<void> {
  await database.query(
    `insert into shopper_request
       (id, shop_id, kind, address, asked_by, asked_by_name, asked_at, conversation_count, finished_at)
     values ($1, $2, 'export', $3, $4, $5, $6, $7, $6)`,
    valuesOf(asking, now),
  );
}

/** Gives the one that is open already, where there is one. */
export async function recordErasure(database: Queryable, asking: Asking, now: Date): Promise<ShopperRequest> {
  const [row] = await database.query<RequestRow>(
    `insert into shopper_request
       (id, shop_id, kind, address, asked_by, asked_by_name, asked_at, conversation_count)
     values ($1, $2, 'erasure', $3, $4, $5, $6, $7)
     on conflict (shop_id, address) where kind = 'erasure' and finished_at is null
       do update set address = excluded.address
     returning *`,
    valuesOf(asking, now),
  );
  if (!row) throw new Error('An erasure was asked for and not written');
  return toRequest(row);
}

const valuesOf = ({ shopId, address, askedBy, conversationCount }: Asking, now: Date) => [
  ...[randomUUID(), shopId, address, askedBy.userId, askedBy.name, now, conversationCount],
];

/** Null where it is done. */
export async function findOpen(database: Queryable, shopId: number, id: string) {
  const [row] = await database.query<{ address: string; asked_by_name: string }>(
    `select address, asked_by_name from shopper_request
     where id = $1 and shop_id = $2 and kind = 'erasure' and finished_at is null`,
    [id, shopId],
  );
  return row ? { address: row.address, askedByName: row.asked_by_name } : null;
}

export async function countErased(database: Queryable, shopId: number, id: string): Promise<void> {
  await database.query(
    `update shopper_request set erased_count = erased_count + 1,
       conversation_count = greatest(conversation_count, erased_count + 1)
     where id = $1 and shop_id = $2`,
    [id, shopId],
  );
}

/** What was handed over to them earlier says no more to whom. */
export async function finishErasure(
  database: Queryable,
  shopId: number,
  { id, address, now }: { readonly id: string; readonly address: string; readonly now: Date },
): Promise<void> {
  await database.query(
    'update shopper_request set address = null where shop_id = $1 and address = $2 and finished_at is not null',
    [shopId, address],
  );
  await database.query(
    'update shopper_request set address = null, finished_at = $3 where id = $1 and shop_id = $2',
    [id, shopId, now],
  );
}

export async function latestRequests(
  database: Queryable,
  shopId: number,
  limit: number,
): Promise<ShopperRequest[]> {
  const rows = await database.query<RequestRow>(
    'select * from shopper_request where shop_id = $1 order by asked_at desc, id limit $2',
    [shopId, limit],
  );
  return rows.map(toRequest);
}

const toRequest = (row: RequestRow): ShopperRequest => ({
  id: row.id,
  kind: row.kind,
  address: row.address,
  askedBy: row.asked_by_name,
  askedAt: row.asked_at.toISOString(),
  conversations: row.conversation_count,
  erased: row.erased_count,
  finishedAt: row.finished_at?.toISOString() ?? null,
});
