import type { CampaignReport } from '@shopbell/protocol';
import { compareWordings } from '@shopbell/rules/experiment';
import type { Queryable } from '../../platform/db';

interface WordingRow {
  readonly campaign_id: string;
  readonly variant_id: string;
  readonly sessions: number;
  readonly taken: number;
}

/**
 * Since they were first shown, not by the days that are asked for: an interval that may be read at any time is one over
 * what has come together, from its beginning on.
 */
export async function readWordings(
  transaction: Queryable,
  shopId: number,
  names: ReadonlyMap<string, string>,
): Promise<CampaignReport['wordings']> {
  const rows = await transaction.query<WordingRow>(
    `select campaign_id, variant_id,
       coalesce(sum(sessions) filter (where event = 'campaign-shown'), 0)::int as sessions,
       coalesce(sum(sessions) filter (where event = 'campaign-taken'), 0)::int as taken
     from campaign_day where shop_id = $1 and event in ('campaign-shown', 'campaign-taken')
     group by campaign_id, variant_id order by campaign_id, variant_id`,
    [shopId],
  );
  const byCampaign = new Map<string, WordingRow[]>();
  for (const row of rows) byCampaign.set(row.campaign_id, [...(byCampaign.get(row.campaign_id) ?? []), row]);
  return [...byCampaign].flatMap(([campaignId, [first, ...others]]) =>
    first?.variant_id === '' && others.length > 0
      ? [
          {
            ...{ campaignId, name: names.get(campaignId) ?? null },
            wordings: [
              { variantId: null, ...countsOf(first), comparison: null },
              ...others.map((other) => ({
                ...{ variantId: other.variant_id, ...countsOf(other) },
                comparison: compareWordings(countsOf(first), countsOf(other)),
              })),
            ],
          },
        ]
      : [],
  );
}

/** Who comes back after midnight and clicks again is counted on both days. */
const countsOf = ({ sessions, taken }: WordingRow) => ({ sessions, taken: Math.min(sessions, taken) });
