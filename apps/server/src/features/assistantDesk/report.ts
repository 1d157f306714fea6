import type { AssistantReport } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

type DayRow = Omit<AssistantReport['byDay'][number], 'conversations' | 'automated' | 'thumbs'> &
  AssistantReport['thumbs'];

/** As the shopper waits: from when it begins to when it is said, of what was thought about. */
const [waitedMs, isThought] = [
  'extract(epoch from told_at - started_at) * 1000',
  'told_at is not null and latency_ms is not null',
];

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

/** How much the assistant took off the team since then, how well and how fast, and what it cost. */
export async function readReport(
  database: Queryable,
  shopId: number,
  asked: { readonly since: Date; readonly days: number },
): Promise<AssistantReport> {
  const place = [shopId, asked.since];
  const ends = await database.query<{ because: string | null; count: number }>(
    `select case when handed_over_at is null then null
         when because like 'model: %' then 'model-decided' else coalesce(because, '') end as because, count(*)::int as count
     from assistant_conversation where shop_id = $1 and created_at >= $2 group by 1 order by 2 desc, 1`,
    place,
  );
  const [thumbs] = await database.query<AssistantReport['thumbs']>(
    `select count(*) filter (where is_good)::int as good, count(*) filter (where not is_good)::int as bad
     from assistant_review where shop_id = $1 and reviewed_at >= $2`,
    place,
  );
  const [speed] = await database.query<{ median: number | null }>(
    `select percentile_cont(0.5) within group (order by ${waitedMs}) filter (where ${isThought}) as median
     from assistant_turn where shop_id = $1 and started_at >= $2 and told_at is not null`,
    place,
  );
  const days = await database.query<DayRow>(
    `select to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as turns,
       sum(cost_micros)::float8 as "costMicros", sum(tokens_in + tokens_out)::int as tokens,
       percentile_cont(0.5) within group (order by ${waitedMs}) filter (where ${isThought}) as "medianMs",
       count(*) filter (where r.is_good)::int as good, count(*) filter (where not r.is_good)::int as bad
     from assistant_turn t left join assistant_review r on r.conversation_id = t.conversation_id and r.turn = t.turn
     where t.shop_id = $1 and started_at >= $2 group by 1 order by 1 desc`,
    place,
  );
  const begun = await database.query<{ day: string; conversations: number; automated: number }>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as conversations,
       count(*) filter (where handed_over_at is null)::int as automated
     from assistant_conversation where shop_id = $1 and created_at >= $2 group by 1`,
    place,
  );
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    days: asked.days,
    conversations: sum(ends.map(({ count }) => count)),
    automated: ends.find(({ because }) => because === null)?.count ?? 0,
    handOvers: ends.flatMap(({ because, count }) => (because === null ? [] : [{ because, count }])),
    thumbs: thumbs ?? { good: 0, bad: 0 },
    medianMs: rounded(speed?.median ?? null),
    costMicros: sum(days.map(({ costMicros }) => costMicros)),
    byDay: days.map(({ medianMs, good, bad, ...each }) => {
      const { conversations = 0, automated = 0 } = begun.find(({ day }) => day === each.day) ?? {};
      return { ...each, conversations, automated, medianMs: rounded(medianMs), thumbs: { good, bad } };
    }),
  };
}
