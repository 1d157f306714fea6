import type { Queryable } from '../../platform/db';

/** What stood most often in the same orders; those that were called off do not count. */
export async function boughtWith(
  queryable: Queryable,
  shopId: number,
  { product, since, most }: { readonly product: string; readonly since: Date; readonly most: number },
): Promise<string[]> {
  const rows = await queryable.query<{ id: string }>(
    `select other::text as id from order_fact, unnest(product_ids) as other
     where shop_id = $1 and product_ids @> array[$2::bigint] and other <> $2::bigint
       and placed_at >= $3 and cancelled_at is null and erased_at is null
     group by other order by count(distinct order_id) desc, other limit $4`,
    [shopId, product, since, most],
  );
  return rows.map(({ id }) => id);
}
