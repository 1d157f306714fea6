import type { Queryable } from '../../platform/db';

const latestCount = 20;

/** The conversations of each shop that moved last, without their messages: what an agent's list begins with. */
export async function latestHeads(database: Queryable, shopIds: readonly number[]) {
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
