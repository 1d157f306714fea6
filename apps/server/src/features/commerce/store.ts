import type { NewConnection } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface ConnectionRow {
  readonly id: string;
  readonly platform: NewConnection['platform'];
  readonly place: string;
  readonly sealedSecret: string;
  /** Of the app at Shopify, which signs by it; null where the owner has not given it. */
  readonly sealedAppSecret: string | null;
  readonly connectedAt: Date;
  readonly refusals: number;
  readonly brokenAt: Date | null;
  readonly brokenReason: string | null;
  readonly hookId: string | null;
  /** For a platform that has no secret of its own to sign by. */
  readonly sealedHookSecret: string | null;
  readonly hookTopics: readonly string[];
  /** What the access token allowed when it was given, where the platform lists that. */
  readonly scopes: readonly string[];
}

const columns = `id, platform, place, sealed_secret as "sealedSecret", sealed_app_secret as "sealedAppSecret",
  connected_at as "connectedAt", refusals, broken_at as "brokenAt", broken_reason as "brokenReason",
  hook_id as "hookId", sealed_hook_secret as "sealedHookSecret", hook_topics as "hookTopics", scopes`;

export async function findConnection(database: Queryable, shopId: number): Promise<ConnectionRow | null> {
  const [row] = await database.query<ConnectionRow>(
    `select ${columns} from commerce_connection where shop_id = $1`,
    [shopId],
  );
  return row ?? null;
}

export interface SigningRow extends Pick<ConnectionRow, 'id'> {
  readonly shopId: number;
  readonly sealedAppSecret: string;
}

/** Of every shop that says it is this one at Shopify, newest first: which of them is, its secret tells. */
export async function findSigning(database: Queryable, place: string): Promise<SigningRow[]> {
  const rows = await database.query<Omit<SigningRow, 'shopId'> & { shopId: string }>(
    `select id, shop_id as "shopId", sealed_app_secret as "sealedAppSecret" from commerce_connection
     where place = $1 and platform = 'shopify' and sealed_app_secret is not null
     order by connected_at desc limit 10`,
    [place],
  );
  return rows.map((row) => ({ ...row, shopId: Number(row.shopId) }));
}

/** Which shop an address leads to. */
export async function findByHook(
  database: Queryable,
  hookId: string,
): Promise<(ConnectionRow & { readonly shopId: number }) | null> {
  const [row] = await database.query<ConnectionRow & { shopId: string }>(
    `select shop_id as "shopId", ${columns} from commerce_connection where hook_id = $1`,
    [hookId],
  );
  return row ? { ...row, shopId: Number(row.shopId) } : null;
}

export type NewRow = Omit<ConnectionRow, 'refusals' | 'brokenAt' | 'brokenReason'>;

/** A shop has one; the new one takes the place of what was there. */
export async function replaceConnection(transaction: Queryable, shopId: number, row: NewRow): Promise<void> {
  await transaction.query('delete from commerce_connection where shop_id = $1', [shopId]);
  await transaction.query(
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, sealed_app_secret, connected_at,
       hook_id, sealed_hook_secret, hook_topics, scopes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[row.id, shopId, row.platform, row.place, row.sealedSecret, row.sealedAppSecret, row.connectedAt],
      ...[row.hookId, row.sealedHookSecret, row.hookTopics, row.scopes],
    ],
  );
}

export async function setTopics(database: Queryable, id: string, topics: readonly string[]): Promise<void> {
  await database.query('update commerce_connection set hook_topics = $2 where id = $1', [id, topics]);
}

/** Nothing opens the shop any more. What its webhooks are signed by stays: its wish to be erased comes later. */
export async function forgetSecret(
  database: Queryable,
  { shopId, at, now, reason }: { shopId: number; at: Date; now: Date; reason: string },
): Promise<boolean> {
  const rows = await database.query(
    `update commerce_connection set sealed_secret = '', broken_at = $3, broken_reason = $4, hook_topics = '{}'
     where shop_id = $1 and connected_at <= $2 returning 1`,
    [shopId, at, now, reason],
  );
  return rows.length > 0;
}

/** With `until`, only what was connected before. */
export async function deleteConnection(
  database: Queryable,
  shopId: number,
  until: Date | null = null,
): Promise<void> {
  await database.query(
    'delete from commerce_connection where shop_id = $1 and ($2::timestamptz is null or connected_at <= $2)',
    [shopId, until],
  );
}

/** Unless another was connected meanwhile, or the shop took it away. */
export async function sealAgain(
  database: Queryable,
  { id, sealedSecret, sealedAppSecret }: Pick<ConnectionRow, 'id' | 'sealedSecret' | 'sealedAppSecret'>,
): Promise<void> {
  await database.query(
    `update commerce_connection set sealed_secret = $2, sealed_app_secret = $3
     where id = $1 and sealed_secret <> ''`,
    [id, sealedSecret, sealedAppSecret],
  );
}

export async function sealHookAgain(
  database: Queryable,
  { id, platform }: ConnectionRow,
  sealed: string,
): Promise<void> {
  const column = platform === 'shopify' ? 'sealed_app_secret' : 'sealed_hook_secret';
  await database.query(`update commerce_connection set ${column} = $2 where id = $1`, [id, sealed]);
}

/** The second in a row means that it is not a passing one. */
const refusalsUntilBroken = 2;

export async function countRefusal(
  database: Queryable,
  { id }: ConnectionRow,
  { at, reason }: { readonly at: Date; readonly reason: string },
): Promise<void> {
  await database.query(
    `update commerce_connection set refusals = refusals + 1,
       broken_at = case when refusals + 1 >= ${refusalsUntilBroken} then coalesce(broken_at, $2) end,
       broken_reason = case when refusals + 1 >= ${refusalsUntilBroken} then coalesce(broken_reason, $3) end
     where id = $1`,
    [id, at, reason],
  );
}

export async function forgetRefusals(database: Queryable, { id }: ConnectionRow): Promise<void> {
  await database.query(
    'update commerce_connection set refusals = 0, broken_at = null, broken_reason = null where id = $1',
    [id],
  );
}
