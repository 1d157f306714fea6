import { randomUUID } from 'node:crypto';
import type { Role } from '@shopbell/protocol';
import type { Database, Queryable } from '../../platform/db';

/**
 * The account library's tables, written in a transaction of ours where several things must happen together. The
 * library itself must not be called inside one: the embedded database has a single connection.
 */
export async function addPerson(
  transaction: Queryable,
  person: { readonly name: string; readonly email: string; readonly passwordHash: string },
): Promise<string> {
  const userId = randomUUID();
  await transaction.query(
    'insert into "user" ("id", "name", "email", "emailVerified") values ($1, $2, $3, true)',
    [userId, person.name, person.email],
  );
  await transaction.query(
    `insert into "account" ("id", "accountId", "providerId", "userId", "password", "updatedAt")
     values ($1, $2, 'credential', $2, $3, now())`,
    [randomUUID(), userId, person.passwordHash],
  );
  return userId;
}

export async function addMembership(
  transaction: Queryable,
  { shopId, userId, role }: { readonly shopId: number; readonly userId: string; readonly role: Role },
): Promise<void> {
  // Colleagues stand in the order in which they came, also those who come in one transaction.
  await transaction.query(
    `insert into shop_member (shop_id, user_id, role, created_at) values ($1, $2, $3, greatest(
       clock_timestamp(), (select max(created_at) + interval '1 millisecond' from shop_member where shop_id = $1)))`,
    [shopId, userId, role],
  );
}

export async function findUserId(transaction: Queryable, email: string): Promise<string | null> {
  const [row] = await transaction.query<{ id: string }>('select "id" from "user" where "email" = $1', [
    email,
  ]);
  return row?.id ?? null;
}

export async function storePassword(
  transaction: Queryable,
  userId: string,
  passwordHash: string,
): Promise<void> {
  await transaction.query(
    `update "account" set "password" = $2, "updatedAt" = now() where "userId" = $1 and "providerId" = 'credential'`,
    [userId, passwordHash],
  );
}

export async function findPasswordHash(transaction: Queryable, userId: string): Promise<string | null> {
  const [row] = await transaction.query<{ password: string | null }>(
    `select "password" from "account" where "userId" = $1 and "providerId" = 'credential'`,
    [userId],
  );
  return row?.password ?? null;
}

/** Ends all sessions of a person but the one to keep; whoever calls announces them after the commit. */
export async function endSessions(
  transaction: Queryable,
  userId: string,
  keptSessionId: string | null = null,
): Promise<string[]> {
  const rows = await transaction.query<{ id: string }>(
    'delete from "session" where "userId" = $1 and "id" is distinct from $2 returning "id"',
    [userId, keptSessionId],
  );
  return rows.map(({ id }) => id);
}

export async function changeName(database: Database, userId: string, name: string): Promise<void> {
  await database.tx(async (transaction) => {
    await transaction.query(
      `insert into former_name (user_id, name) select "id", "name" from "user" where "id" = $1 and "name" <> $2
       on conflict do nothing`,
      [userId, name],
    );
    await transaction.query('update "user" set "name" = $2, "updatedAt" = now() where "id" = $1', [
      userId,
      name,
    ]);
  });
}

/** The shops that would be without an owner if this person went. */
export async function findOnlyOwned(handle: Queryable, userId: string): Promise<string[]> {
  const rows = await handle.query<{ name: string }>(
    `select s.name from shop_member m join shop s on s.id = m.shop_id
     where m.user_id = $1 and m.role = 'owner' and not exists (
       select from shop_member other
       where other.shop_id = m.shop_id and other.role = 'owner' and other.user_id <> m.user_id)
     order by s.name, s.id`,
    [userId],
  );
  return rows.map(({ name }) => name);
}

/** Whoever leaves is remembered as having been there, as long as they have an account. */
export async function noteDeparture(
  transaction: Queryable,
  userId: string,
  shopIds: readonly number[],
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into former_member (shop_id, user_id, left_at) select shop_id, $1, $3 from unnest($2::bigint[]) shop_id
     on conflict (shop_id, user_id) do update set left_at = excluded.left_at`,
    [userId, shopIds, now],
  );
}
