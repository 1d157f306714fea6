import type { AssistantReport } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

/** How much the assistant took off the team since then, how well and how fast, and what it cost. */
export async function readReport(
  database: Queryable,
  shopId: number,
  { since, days }: { readonly since: Date; readonly days: number },
): Promise<AssistantReport> {
  const place = [shopId, since];
  const ends = await database.query<{ because: string | null; count: number }>(
    `select case when handed_over_at is null then null else coalesce(because, '') end as because, count(*)::int as count
     from assistant_conversation where shop_id = $1 and created_at >= $2 group by 1 order by 2 desc, 1`,
    place,
  );
  const [thumbs] = await database.query<AssistantReport['thumbs']>(
    `select count(*) filter (where is_good)::int as good, count(*) filter (where not is_good)::int as bad
     from assistant_review where shop_id = $1 and reviewed_at >= $2`,
    place,
  );
  const [speed] = await database.query<{ median: number | null }>(
    `select percentile_cont(0.5) within group (order by latency_ms) as median
     from assistant_turn where shop_id = $1 and started_at >= $2 and told_at is not null`,
    place,
  );
  const byDay = await database.query<{ day: string; turns: number; cost: string; tokens: number }>(
    `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as turns,
       sum(cost_micros)::text as cost, sum(tokens_in + tokens_out)::int as tokens
     from assistant_turn where shop_id = $1 and started_at >= $2 group by 1 order by 1 desc`,
    place,
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const costs = byDay.map(({ cost }) => Number(cost));
  return {
    days,
    conversations: sum(ends.map(({ count }) => count)),
    automated: ends.find(({ because }) => because === null)?.count ?? 0,
    handOvers: ends.flatMap(({ because, count }) => (because === null ? [] : [{ because, count }])),
    thumbs: thumbs ?? { good: 0, bad: 0 },
    medianMs: speed?.median == null ? null : Math.round(speed.median),
    costMicros: sum(costs),
    byDay: byDay.map(({ day, turns, tokens }, index) => ({
      day,
      turns,
      tokens,
      costMicros: costs[index] ?? 0,
    })),
  };
}
