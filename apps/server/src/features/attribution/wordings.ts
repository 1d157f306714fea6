import type { CampaignReport } from '@shopbell/protocol';
import { compareWordings } from '@shopbell/rules/experiment';
import type { Queryable } from '../../platform/db';
import { inOrder, type KnownCampaigns, placeOf } from './knownCampaigns';

interface WordingRow {
  readonly campaignId: string;
  readonly variantId: string | null;
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
  known: KnownCampaigns,
  only: string | null,
): Promise<CampaignReport['wordings']> {
  const rows = await transaction.query<WordingRow>(
    `select campaign_id as "campaignId", nullif(variant_id, '') as "variantId",
       coalesce(sum(sessions) filter (where event = 'campaign-shown'), 0)::int as sessions,
       coalesce(sum(sessions) filter (where event = 'campaign-taken'), 0)::int as taken
     from campaign_day where shop_id = $1 and event in ('campaign-shown', 'campaign-taken')
       and ($2::text is null or campaign_id = $2)
     group by campaign_id, variant_id`,
    [shopId, only],
  );
  const byCampaign = new Map<string, WordingRow[]>();
  for (const row of inOrder(known, rows))
    byCampaign.set(row.campaignId, [...(byCampaign.get(row.campaignId) ?? []), row]);
  return [...byCampaign].flatMap(([campaignId, [first, ...others]]) =>
    first?.variantId === null && others.length > 0
      ? [
          {
            ...{ campaignId, name: known.get(campaignId)?.name ?? null },
            wordings: [
              { variantId: null, place: placeOf(known, first), ...countsOf(first), comparison: null },
              ...others.map((other) => ({
                ...{ variantId: other.variantId, place: placeOf(known, other), ...countsOf(other) },
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
