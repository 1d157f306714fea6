import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

/** Which conversations became others by it; null if there is no such conversation. */
export async function writeBlock(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  at: Date | null,
): Promise<string[] | null> {
  const [found] = await transaction.query<{ email: string | null; isProven: boolean }>(
    `select v.email, coalesce(v.email_trust = 'verified', false) as "isProven"
     from conversation c left join visitor v on v.conversation_id = c.id where c.id = $1 and c.shop_id = $2`,
    [conversationId, shopId],
  );
  if (!found) return null;
  const { email, isProven } = found;
  if (email !== null) await writeAddress(transaction, shopId, { email, isProven }, at);
  const rows = await transaction.query<{ id: string }>(
    `with meant as (
       select id from conversation
       where shop_id = $2 and (blocked_at is null) = ($3::timestamptz is not null) and (id = $1 or id in (
         select conversation_id from visitor
         where shop_id = $2 and email = $4 and ($5 or email_trust <> 'verified')))
       order by id for no key update)
     update conversation c set blocked_at = $3 from meant where c.id = meant.id returning c.id`,
    [conversationId, shopId, at, email, isProven],
  );
  return rows.map(({ id }) => id);
}

async function writeAddress(
  transaction: Queryable,
  shopId: number,
  { email, isProven }: { readonly email: string; readonly isProven: boolean },
  at: Date | null,
): Promise<void> {
  if (at === null) {
    await transaction.query('delete from blocked_address where shop_id = $1 and email = $2', [shopId, email]);
    return;
  }
  await transaction.query(
    `insert into blocked_address as b (shop_id, email, is_proven, blocked_at) values ($1, $2, $3, $4)
     on conflict (shop_id, email) do update set is_proven = b.is_proven or excluded.is_proven`,
    [shopId, email, isProven, at],
  );
}
