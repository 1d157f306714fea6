import type { NewConnection } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface ConnectionRow {
  readonly id: string;
  readonly platform: NewConnection['platform'];
  readonly place: string;
  readonly sealedSecret: string;
  readonly connectedAt: Date;
  readonly refusals: number;
  readonly brokenAt: Date | null;
  readonly brokenReason: string | null;
}

export async function findConnection(database: Queryable, shopId: number): Promise<ConnectionRow | null> {
  const [row] = await database.query<ConnectionRow>(
    `select id, platform, place, sealed_secret as "sealedSecret", connected_at as "connectedAt", refusals,
       broken_at as "brokenAt", broken_reason as "brokenReason"
     from commerce_connection where shop_id = $1`,
    [shopId],
  );
  return row ?? null;
}

export type NewRow = Pick<ConnectionRow, 'id' | 'platform' | 'place' | 'sealedSecret' | 'connectedAt'>;

/** A shop has one; the new one takes the place of what was there. */
export async function replaceConnection(transaction: Queryable, shopId: number, row: NewRow): Promise<void> {
  await transaction.query('delete from commerce_connection where shop_id = $1', [shopId]);
  await transaction.query(
    `insert into commerce_connection (id, shop_id, platform, place, sealed_secret, connected_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [row.id, shopId, row.platform, row.place, row.sealedSecret, row.connectedAt],
  );
}

export async function deleteConnection(database: Queryable, shopId: number): Promise<void> {
  await database.query('delete from commerce_connection where shop_id = $1', [shopId]);
}

/** Unless another was connected meanwhile. */
export async function sealAgain(database: Queryable, { id }: ConnectionRow, sealed: string): Promise<void> {
  await database.query('update commerce_connection set sealed_secret = $2 where id = $1', [id, sealed]);
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
