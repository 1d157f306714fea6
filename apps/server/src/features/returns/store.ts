import type { NewReturnsConnection } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface ReturnsRow {
  readonly id: string;
  readonly lookup: NewReturnsConnection['lookup'];
  readonly sealedKey: string;
  readonly connectedAt: Date;
  readonly brokenAt: Date | null;
}

export async function findReturns(database: Queryable, shopId: number): Promise<ReturnsRow | null> {
  const [row] = await database.query<ReturnsRow>(
    `select id, lookup, sealed_key as "sealedKey", connected_at as "connectedAt", broken_at as "brokenAt"
     from returns_connection where shop_id = $1`,
    [shopId],
  );
  return row ?? null;
}

/** A shop has one; the new one takes the place of what was there. */
export async function replaceReturns(
  transaction: Queryable,
  shopId: number,
  { id, lookup, sealedKey, connectedAt }: Omit<ReturnsRow, 'brokenAt'>,
): Promise<void> {
  await deleteReturns(transaction, shopId);
  await transaction.query(
    `insert into returns_connection (id, shop_id, lookup, sealed_key, connected_at) values ($1, $2, $3, $4, $5)`,
    [id, shopId, lookup, sealedKey, connectedAt],
  );
}

export async function deleteReturns(database: Queryable, shopId: number): Promise<void> {
  await database.query('delete from returns_connection where shop_id = $1', [shopId]);
}

export async function sealKeyAgain(database: Queryable, { id }: ReturnsRow, sealed: string): Promise<void> {
  await database.query('update returns_connection set sealed_key = $2 where id = $1', [id, sealed]);
}

/** Null when it works again. */
export async function markBroken(database: Queryable, { id }: ReturnsRow, at: Date | null): Promise<void> {
  const kept = at === null ? 'null' : 'coalesce(broken_at, $2)';
  await database.query(
    `update returns_connection set broken_at = ${kept} where id = $1`,
    at === null ? [id] : [id, at],
  );
}
