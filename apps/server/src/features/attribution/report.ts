import type { CampaignReport, ReportCounts, ReportWish } from '@shopbell/protocol';
import { isTrackingOn } from '@shopbell/rules/tracking';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Shops } from '../shops';
import { inOrder, knownCampaigns, placeOf } from './knownCampaigns';
import { lastDays } from './lastDays';
import { windowsOf } from './windowsOf';
import { readWordings } from './wordings';

export interface ReportDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Shops;
}

interface CountRow {
  readonly campaign_id: string | null;
  readonly variant_id: string | null;
  readonly day: string | null;
  readonly language: string | null;
  /** Which of the three it is a sum for. */
  readonly by: 'campaign' | 'day' | 'language';
}
interface ShownRow extends CountRow {
  readonly event: string;
  readonly count: number;
}
interface SoldRow extends CountRow {
  readonly orders: number;
  readonly revenue: number;
}

/** By the sums that are kept for each day: the events themselves are not read. */
export function createReport({ database, clock, shops }: ReportDependencies) {
  return async (shopId: number, { days: range, campaign }: ReportWish): Promise<CampaignReport> => {
    const apps = await shops.liveApps(shopId);
    const only = campaign ?? null;
    const timeZone = apps[0]?.settings.businessHours.timezone ?? 'UTC';
    const days = lastDays(clock.now(), timeZone, range);
    return database.inShops([shopId]).tx(async (transaction) => {
      const [main, ...elsewhere] = await currencies(transaction, shopId, timeZone, days[0] ?? '', only);
      const from = [shopId, days[0], only];
      const shown = await transaction.query<ShownRow>(shownSql, from);
      const sold = await transaction.query<SoldRow>(soldSql, [...from, timeZone, main?.currency ?? '']);
      const known = await knownCampaigns(transaction, shopId);
      const sum = (by: CountRow['by'], isIts: (row: CountRow) => boolean) =>
        countsOf(
          shown.filter((row) => row.by === by && isIts(row)),
          sold.filter((row) => row.by === by && isIts(row)),
        );
      const each = <Key extends keyof CountRow>(by: CountRow['by'], ...keys: Key[]) =>
        distinct(
          [...shown, ...sold].filter((row) => row.by === by),
          keys,
        );
      return {
        timeZone,
        currency: main?.currency ?? null,
        elsewhere,
        uncounted: apps.filter(({ settings }) => !isTrackingOn(settings)).map(({ name }) => name),
        windows: windowsOf(apps),
        campaigns: inOrder(
          known,
          each('campaign', 'campaign_id', 'variant_id').map(({ campaign_id, variant_id }) => ({
            ...{ campaignId: campaign_id, variantId: variant_id },
          })),
        ).map((wording) => ({
          ...{
            ...wording,
            place: placeOf(known, wording),
            name: known.get(wording.campaignId ?? '')?.name ?? null,
          },
          ...sum(
            'campaign',
            (row) => row.campaign_id === wording.campaignId && row.variant_id === wording.variantId,
          ),
        })),
        wordings: await readWordings(transaction, shopId, known, only),
        days: days.map((day) => ({ day, ...sum('day', (row) => row.day === day) })),
        languages: each('language', 'language').map(({ language }) => ({
          ...{ language, ...sum('language', (row) => row.language === language) },
        })),
      };
    });
  };
}

const columnOf = {
  'campaign-shown': 'shown',
  'campaign-clicked': 'clicked',
  'campaign-replied': 'replied',
  'campaign-dismissed': 'dismissed',
} as const;

function countsOf(shown: readonly ShownRow[], sold: readonly SoldRow[]): ReportCounts {
  const counts = { shown: 0, clicked: 0, replied: 0, dismissed: 0, orders: 0, revenue: 0 };
  for (const { event, count } of shown) counts[columnOf[event as keyof typeof columnOf]] += count;
  for (const { orders, revenue } of sold) {
    counts.orders += orders;
    counts.revenue += revenue;
  }
  return { ...counts, revenue: Math.round(counts.revenue * 1000) / 1000 };
}

function distinct<Row extends object, Key extends keyof Row>(
  rows: readonly Row[],
  keys: readonly Key[],
): Row[] {
  const keyOf = (row: Row) => JSON.stringify(keys.map((key) => row[key]));
  const once = new Map(rows.map((row) => [keyOf(row), row]));
  return [...once.keys()].sort().flatMap((key) => once.get(key) ?? []);
}

const by = `case when grouping(day) = 0 then 'day' when grouping(language) = 0 then 'language' else 'campaign' end as by`;

const shownSql = `
  select campaign_id, nullif(variant_id, '') as variant_id, to_char(day, 'YYYY-MM-DD') as day,
    nullif(language, '') as language, ${by}, event, sum(count)::int as count
  from campaign_day where shop_id = $1 and day >= $2::date and ($3::text is null or campaign_id = $3)
    and event in ('campaign-shown', 'campaign-clicked', 'campaign-replied', 'campaign-dismissed')
  group by grouping sets ((campaign_id, variant_id, event), (day, event), (language, event))`;

const soldSql = `
  select campaign_id, variant_id, to_char(day, 'YYYY-MM-DD') as day, language, ${by},
    count(*)::int as orders, sum(amount)::float8 as revenue
  from (
    select *, (placed_at at time zone $4)::date as day from attribution
    where shop_id = $1 and currency = $5 and placed_at >= $2::date - interval '2 days'
      and ($3::text is null or campaign_id = $3)
  ) as credited where day >= $2::date
  group by grouping sets ((campaign_id, variant_id), (day), (language))`;

/** The one of most orders first. */
async function currencies(
  transaction: Queryable,
  shopId: number,
  timeZone: string,
  from: string,
  only: string | null,
) {
  return transaction.query<CampaignReport['elsewhere'][number]>(
    `select currency, count(*)::int as orders, sum(amount)::float8 as revenue from attribution
     where shop_id = $1 and placed_at >= $3::date - interval '2 days' and (placed_at at time zone $2)::date >= $3::date
       and ($4::text is null or campaign_id = $4)
     group by currency order by count(*) desc, currency`,
    [shopId, timeZone, from, only],
  );
}
