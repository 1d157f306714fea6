import type { Sale } from '@shopbell/rules/attribution';
import type { Queryable } from '../../platform/db';

/** An order as it is credited, and by what its shopper is found. */
export interface KnownSale extends Sale {
  readonly orderId: number;
  readonly currency: string;
  readonly guestId: string | null;
  readonly addressHashes: readonly string[];
}

interface SaleRow {
  readonly order_id: string;
  readonly placed_at: Date;
  readonly is_cancelled: boolean;
  readonly currency: string;
  readonly total: string;
  readonly discount_codes: string[];
  readonly product_ids: string[];
  readonly guest_id: string | null;
  readonly address_hashes: string[];
  readonly refunds: { id: string; amount: number }[];
}

/** Takes what is due, so that no other process does; all of it comes back if the transaction fails. */
export async function takeDue(
  transaction: Queryable,
  shopId: number,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number[]> {
  const rows = await transaction.query<{ order_id: string }>(
    `delete from attribution_due where shop_id = $1 and order_id = any (array(
       select order_id from attribution_due where shop_id = $1 and since <= $2
       order by since, order_id limit $3 for update skip locked))
     returning order_id`,
    [shopId, before, limit],
  );
  return rows.map(({ order_id }) => Number(order_id));
}

export async function readSales(
  transaction: Queryable,
  shopId: number,
  orderIds: readonly number[],
): Promise<KnownSale[]> {
  const rows = await transaction.query<SaleRow>(
    `select order_id, placed_at, cancelled_at is not null as is_cancelled, currency, total, discount_codes,
       product_ids::text[], guest_id, address_hashes, coalesce((
         select jsonb_agg(jsonb_build_object('id', r.refund_id::text, 'amount', r.amount)) from order_refund r
         where r.shop_id = f.shop_id and r.order_id = f.order_id), '[]') as refunds
     from order_fact f where shop_id = $1 and order_id = any ($2) and erased_at is null`,
    [shopId, orderIds],
  );
  return rows.map((row) => ({
    ...{ orderId: Number(row.order_id), placedAtMs: row.placed_at.getTime(), isCancelled: row.is_cancelled },
    ...{ currency: row.currency, total: Number(row.total), refunds: row.refunds },
    ...{ discountCodes: row.discount_codes, productIds: row.product_ids },
    ...{ guestId: row.guest_id, addressHashes: row.address_hashes },
  }));
}
