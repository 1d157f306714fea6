import type { Queryable } from '../../platform/db';

/** Also of those that are archived. */
export async function campaignNames(transaction: Queryable, shopId: number): Promise<Map<string, string>> {
  const rows = await transaction.query<{ id: string; name: string }>(
    `select id::text, content->>'name' as name from campaign where shop_id = $1`,
    [shopId],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
