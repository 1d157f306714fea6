import { done, type Outcome, refused } from '../../http/outcome';
import type { Queryable } from '../../platform/db';
import { endSessions, findOnlyOwned, noteDeparture } from '../agents';
import { closedAddress } from './closedAddress';
import { isStillDue } from './due';

const shopsOf = `select shop_id as id from shop_member where user_id = $1`;

const readShops = async (transaction: Queryable, userId: string): Promise<number[]> =>
  (await transaction.query<{ id: string }>(shopsOf, [userId])).map(({ id }) => Number(id));

/**
 * In the order in which whoever changes roles, joins or leaves does it: shops, of two owners of which who go at once one stays;
 * invitations; and the person last, so that nobody joins a shop from then on.
 */
async function lockPlaces(transaction: Queryable, userId: string): Promise<number[]> {
  const shops = await transaction.query<{ id: string }>(
    `select id from shop where id in (${shopsOf}) order by id for no key update`,
    [userId],
  );
  await transaction.query(
    `select from invitation where invited_by = $1 or email = (select "email" from "user" where "id" = $1)
     order by id for update`,
    [userId],
  );
  await transaction.query('select from "user" where "id" = $1 for update', [userId]);
  return shops.map(({ id }) => Number(id));
}

/** Gives the sessions that end with it; null where they have joined a shop meanwhile, and it is to be begun anew. */
export async function closeAccount(
  transaction: Queryable,
  userId: string,
  now: Date,
): Promise<Outcome<string[]> | null> {
  const locked = await lockPlaces(transaction, userId);
  const shopIds = await readShops(transaction, userId);
  if (!shopIds.every((id) => locked.includes(id))) return null;
  if ((await findOnlyOwned(transaction, userId)).length > 0) return refused('last-owner');
  await noteDeparture(transaction, userId, shopIds, now);
  return done(await endAccount(transaction, userId));
}

/** The same for whoever has been in no shop for long enough; null if that is so no more. */
export async function closeOutside(
  transaction: Queryable,
  userId: string,
  now: Date,
): Promise<string[] | null> {
  return (await isStillDue(transaction, userId, now)) ? endAccount(transaction, userId) : null;
}

/** All that opens something, and where they were: nobody can sign in to it from here on, and only names are left. */
async function endAccount(transaction: Queryable, userId: string): Promise<string[]> {
  const own = {
    shop_member: 'user_id',
    picture: 'user_id',
    password_reset: 'user_id',
    sign_in_event: 'user_id',
  };
  const library = { account: 'userId', twoFactor: 'userId', verification: 'value' };
  for (const [table, column] of Object.entries({ ...own, ...library }))
    await transaction.query(`delete from "${table}" where "${column}" = $1`, [userId]);
  const address = `(select "email" from "user" where "id" = $1)`;
  await transaction.query(`delete from invitation where invited_by = $1 or email = ${address}`, [userId]);
  await transaction.query(
    `delete from outgoing_message where recipient = ${address} and key ~ '^(invitation|password-reset):'`,
    [userId],
  );
  await transaction.query(
    `update "user" set "email" = $2, "image" = null, "twoFactorEnabled" = false where "id" = $1`,
    [userId, closedAddress(userId)],
  );
  return endSessions(transaction, userId);
}
