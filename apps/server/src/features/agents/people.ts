import { randomUUID } from 'node:crypto';
import type { Role } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

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
  await transaction.query('insert into shop_member (shop_id, user_id, role) values ($1, $2, $3)', [
    shopId,
    userId,
    role,
  ]);
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
