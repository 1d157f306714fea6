import type { NewConnection } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface ConnectionRow {
  readonly id: string;
  readonly platform: NewConnection['platform'];
  readonly place: string;
  readonly sealedSecret: string;
  /** Null where the shop's pages pass nothing on. */
  readonly sealedAppSecret: string | null;
  readonly connectedAt: Date;
  readonly refusals: number;
  readonly brokenAt: Date | null;
  readonly brokenReason: string | null;
}

const columns = `id, platform, place, sealed_secret as "sealedSecret", sealed_app_secret as "sealedAppSecret",
  connected_at as "connectedAt", refusals, broken_at as "brokenAt", broken_reason as "brokenReason"`;

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

export type NewRow = Pick<
  ConnectionRow,
  'id' | 'platform' | 'place' | 'sealedSecret' | 'sealedAppSecret' | 'connectedAt'
>;

/** A shop has one; the new one takes the place of what was there. */
export async function replaceConnection(transaction: Queryable, shopId: number, row: NewRow): Promise<void> {
  await transaction.query('delete from commerce_connection where shop_id = $1', [shopId]);
  await transaction.query(
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, sealed_app_secret, connected_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [row.id, shopId, row.platform, row.place, row.sealedSecret, row.sealedAppSecret, row.connectedAt],
  );
}

export async function deleteConnection(database: Queryable, shopId: number): Promise<void> {
  await database.query('delete from commerce_connection where shop_id = $1', [shopId]);
}

/** Unless another was connected meanwhile. */
export async function sealAgain(
  database: Queryable,
  { id, sealedSecret, sealedAppSecret }: Pick<ConnectionRow, 'id' | 'sealedSecret' | 'sealedAppSecret'>,
): Promise<void> {
  await database.query(
    'update commerce_connection set sealed_secret = $2, sealed_app_secret = $3 where id = $1',
    [id, sealedSecret, sealedAppSecret],
  );
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
