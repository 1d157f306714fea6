import type { Queryable } from '../../platform/db';
import { endSessions, findOnlyOwned, noteDeparture } from '../agents';

/** With its row locked, so that nobody joins a shop meanwhile. */
async function lockPerson(transaction: Queryable, userId: string): Promise<string | null> {
  const [person] = await transaction.query<{ email: string }>(
    'select "email" as email from "user" where "id" = $1 for update',
    [userId],
  );
  return person?.email ?? null;
}

/** Which shops they are in, locked as whoever changes roles does it: of two owners who go at once one stays. */
async function lockShops(transaction: Queryable, userId: string): Promise<number[]> {
  const shops = await transaction.query<{ id: string }>(
    `select id from shop where id in (select shop_id from shop_member where user_id = $1)
     order by id for no key update`,
    [userId],
  );
  return shops.map(({ id }) => Number(id));
}

/**
 * All that opens something, and where they were: nobody can sign in to it from here on, and only names are left. Gives the
 * sessions that end with it; null where a shop would be without an owner.
 */
export async function closeAccount(
  transaction: Queryable,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  const email = await lockPerson(transaction, userId);
  const shopIds = await lockShops(transaction, userId);
  if ((await findOnlyOwned(transaction, userId)).length > 0) return null;
  await noteDeparture(transaction, userId, shopIds, now);
  const own = {
    shop_member: 'user_id',
    picture: 'user_id',
    password_reset: 'user_id',
    sign_in_event: 'user_id',
  };
  const library = { account: 'userId', twoFactor: 'userId', verification: 'value' };
  for (const [table, column] of Object.entries({ ...own, ...library }))
    await transaction.query(`delete from "${table}" where "${column}" = $1`, [userId]);
  await transaction.query('delete from invitation where invited_by = $1 or email = $2', [userId, email]);
  await transaction.query(
    `delete from outgoing_message where recipient = $1 and key ~ '^(invitation|password-reset):'`,
    [email],
  );
  await transaction.query('update "user" set "image" = null, "twoFactorEnabled" = false where "id" = $1', [
    userId,
  ]);
  return endSessions(transaction, userId);
}

/** The same for whoever is in no shop; null if they are in one by now. */
export async function closeOutside(
  transaction: Queryable,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  await lockPerson(transaction, userId);
  const isInside = (await lockShops(transaction, userId)).length > 0;
  return isInside ? null : closeAccount(transaction, userId, now);
}
