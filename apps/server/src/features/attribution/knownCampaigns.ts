import type { Queryable } from '../../platform/db';

interface KnownCampaign {
  readonly name: string;
  readonly variants: readonly string[];
}
export type KnownCampaigns = ReadonlyMap<string, KnownCampaign>;

/** Also those that are archived; in the order of the console. */
export async function knownCampaigns(transaction: Queryable, shopId: number): Promise<KnownCampaigns> {
  const rows = await transaction.query<KnownCampaign & { readonly id: string }>(
    `select id::text, content->>'name' as name,
       coalesce(jsonb_path_query_array(content, '$.variants[*].id'), '[]') as variants
     from campaign where shop_id = $1 order by app_id, position, created_at, id`,
    [shopId],
  );
  return new Map(rows.map(({ id, name, variants }) => [id, { name, variants }]));
}

interface Wording {
  readonly campaignId: string | null;
  readonly variantId: string | null;
}

/** Where a wording stands in the editor, the campaign's own first; null once it is deleted. */
export function placeOf(known: KnownCampaigns, { campaignId, variantId }: Wording): number | null {
  const campaign = known.get(campaignId ?? '');
  if (!campaign || variantId === null) return campaign ? 0 : null;
  const at = campaign.variants.indexOf(variantId);
  return at < 0 ? null : at + 1;
}

/** As the console lists them; what is deleted stands behind. */
export function inOrder<Row extends Wording>(known: KnownCampaigns, rows: readonly Row[]): Row[] {
  const ids = [...known.keys()];
  const last = Number.MAX_SAFE_INTEGER;
  const keysOf = (row: Row): readonly [number, string, number, string] => {
    const at = ids.indexOf(row.campaignId ?? '');
    const place = placeOf(known, row) ?? (row.variantId === null ? 0 : last);
    return [at < 0 ? last : at, row.campaignId ?? '~', place, row.variantId ?? ''];
  };
  return rows.toSorted((one, other) => {
    const [left, right] = [keysOf(one), keysOf(other)];
    const at = left.findIndex((key, index) => key !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) < (right[at] ?? 0) ? -1 : 1;
  });
}
