import type { Queryable } from '../../platform/db';
import type { Place } from './Place';

/** How far a conversation has come: its newest message and its latest change. */
export interface Head {
  readonly headId: number;
  readonly revision: number;
  /** Up to here the team has closed it; 0: never. */
  readonly closedId: number;
  /** Its shopper had everything deleted: it is over. */
  readonly isErased: boolean;
}

export async function findHeads(database: Queryable, places: readonly Place[]): Promise<Map<string, Head>> {
  const rows = await database.query<{
    id: string;
    last_message_id: string;
    revision: string;
    closed_message_id: string | null;
    is_erased: boolean;
  }>({ name: 'heads', text: headsSql }, [
    places.map(({ conversationId }) => conversationId),
    places.map(({ shopId }) => shopId),
  ]);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        headId: Number(row.last_message_id),
        revision: Number(row.revision),
        closedId: Number(row.closed_message_id),
        isErased: row.is_erased,
      },
    ]),
  );
}

const headsSql = `
select place.id, c.last_message_id, c.revision, c.closed_message_id, c.erased_at is not null as is_erased
from unnest($1::uuid[], $2::bigint[]) as place(id, shop_id)
cross join lateral (
  select last_message_id, revision, closed_message_id, erased_at from conversation
  where id = place.id and shop_id = place.shop_id limit 1
) c`;

/** Since when the shopper waits for an answer; null while nobody owes them one. */
export async function waitingSince(database: Queryable, place: Place): Promise<Date | null> {
  const [row] = await database.query<{ waiting_since: Date | null }>(
    'select waiting_since from conversation where id = $1 and shop_id = $2',
    [place.conversationId, place.shopId],
  );
  return row?.waiting_since ?? null;
}

/**
 * The shopper waits for a person, at the latest from now on, and the conversation is open for them. Says whether that
 * is so.
 */
export async function awaitPerson(database: Queryable, place: Place, now: Date): Promise<boolean> {
  const rows = await database.query(
    `update conversation set waiting_since = coalesce(waiting_since, $3), status = 'open', snoozed_until = null
     where id = $1 and shop_id = $2 and blocked_at is null and erased_at is null returning id`,
    [place.conversationId, place.shopId, now],
  );
  return rows.length > 0;
}

export interface ShopHead extends Place {
  readonly headId: number;
}

const latestCount = 20;

/** The conversations of each shop that moved last, without their messages: what an agent's list begins with. */
export async function latestHeads(database: Queryable, shopIds: readonly number[]): Promise<ShopHead[]> {
  const rows = await database.query<{ id: string; shop_id: string; last_message_id: string }>(
    `select c.id, c.shop_id, c.last_message_id from unnest($1::bigint[]) as shop(id) cross join lateral (
       select * from conversation where shop_id = shop.id order by last_message_at desc limit $2
     ) c`,
    [shopIds, latestCount],
  );
  return rows.map((row) => ({
    shopId: Number(row.shop_id),
    conversationId: row.id,
    headId: Number(row.last_message_id),
  }));
}
