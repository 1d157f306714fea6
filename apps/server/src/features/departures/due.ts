import type { Queryable } from '../../platform/db';
import { isClosed } from './closedAddress';

/** How long an account is kept that is in no shop: whoever was removed by mistake is invited back and is who they were. */
const keptMs = 30 * 86_400_000;

/** Of a row `u` of people: in no shop, and either closed already or outside for long enough, with nobody asking them back. */
const isDue = `
  not exists (select from shop_member m where m.user_id = u."id")
  and (${isClosed}
    or (coalesce((select max(left_at) from former_member f where f.user_id = u."id"), u."outsideSince") < $1
      and not exists (
        select from invitation i where i.email = u."email" and i.accepted_at is null
          and i.revoked_at is null and i.expires_at > $2)))`;

const timesOf = (now: Date) => [new Date(now.getTime() - keptMs), now];

/** Those of whom no departure is known have the whole while from the first look on. */
export async function noteOutside(handle: Queryable, now: Date): Promise<void> {
  await handle.query(
    `update "user" u set "outsideSince" = null where "outsideSince" is not null
       and exists (select from shop_member m where m.user_id = u."id")`,
  );
  await handle.query(
    `update "user" u set "outsideSince" = $1 where "outsideSince" is null
       and not exists (select from shop_member m where m.user_id = u."id")
       and not exists (select from former_member f where f.user_id = u."id")`,
    [now],
  );
}

export async function findDue(handle: Queryable, now: Date): Promise<string[]> {
  const people = await handle.query<{ id: string }>(
    `select u."id" as id from "user" u where ${isDue} order by u."createdAt", u."id"`,
    timesOf(now),
  );
  return people.map(({ id }) => id);
}

/** As they are by now, with their row locked; nobody who is busy elsewhere is waited for. */
export async function isStillDue(transaction: Queryable, userId: string, now: Date): Promise<boolean> {
  const locked = await transaction.query('select from "user" where "id" = $1 for update skip locked', [
    userId,
  ]);
  if (locked.length === 0) return false;
  // A statement of its own: what was committed until the lock was there counts.
  const due = await transaction.query(`select from "user" u where u."id" = $3 and ${isDue}`, [
    ...timesOf(now),
    userId,
  ]);
  return due.length > 0;
}
