import type { AssistantSource, ReviewedTurn, ReviewFilter } from '@shopbell/protocol';
import { loadedLanguage } from '@shopbell/rules/language';
import { lacksArticle, missingTitle } from '@shopbell/rules/missing-article';
import { unsaidIn } from '@shopbell/rules/quoting';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

interface TurnRow {
  readonly conversationId: string;
  readonly turn: number;
  readonly startedAt: Date;
  readonly question: string | null;
  readonly language: string;
  /** By the shopper until then; the newest last. */
  readonly said: string[] | null;
  readonly nearest: FoundArticle | null;
  readonly outcome: string | null;
  readonly because: string | null;
  readonly wrote: string;
  readonly words: { readonly text?: string; readonly sources?: AssistantSource[] } | null;
  readonly refused: { readonly sentence: { readonly text: string }; readonly because: string }[] | null;
  readonly engine: string | null;
  readonly model: string | null;
  readonly steps: ReviewedTurn['steps'];
  readonly latencyMs: number | null;
  readonly costMicros: number;
  readonly isSent: boolean;
  readonly status: string;
  readonly isGood: boolean | null;
  readonly reason: string | null;
  readonly reviewedBy: string | null;
}

/** Of what was found the article that fitted best, with all that was read of it. */
interface FoundArticle {
  readonly articleId: string;
  readonly title: string;
  readonly language: string;
  readonly text: string;
}

/** chosen: of a page of turns nobody reads more; the trace in the playground has it whole. */
const detailMax = 400;
/** chosen: what was said earlier is another matter. */
const saidMax = 6;
/** chosen by `bench/assistant.mjs`: of what is less likely most is about something else. */
const nearFrom = 0.7;
/** chosen: who reads so many of them sees what is missing. */
const unsaidMax = 4;

const select = `select t.conversation_id as "conversationId", t.turn, t.started_at as "startedAt",
  m.content->>'text' as question, c.language, t.outcome, t.because,
  coalesce(t.thought->'draft'->>'wrote', '') as wrote, t.words, t.refused, t.engine, t.model,
  coalesce(t.thought->'steps', '[]') as steps,
  t.latency_ms as "latencyMs", coalesce(t.cost_micros, 0)::float8 as "costMicros", t.status = 'settled' and t.told_at is not null and not exists (
    select from handover h where h.conversation_id = t.conversation_id and h.shop_id = $1
      and h.kind = 'assistant-late-reply' and h.metadata->>'turn' = t.turn::text
  ) as "isSent", t.status,
  case when t.because is not null then (
    select array_agg(e.text order by e.id) from (
      select id, content->>'text' as text from message
      where conversation_id = t.conversation_id and shop_id = $1 and id <= t.message_id and not from_agent
        and deleted_at is null order by id desc limit ${saidMax}
    ) e
  ) end as said,
  case when t.because is not null then (
    select jsonb_build_object('articleId', fact->'source'->>'articleId', 'title', fact->'source'->>'title',
      'language', fact->>'language', 'text', string_agg(fact->>'text', E'\\n' order by place))
    from jsonb_array_elements(t.thought->'facts') with ordinality as found (fact, place)
    join article_text w on w.article_id::text = fact->'source'->>'articleId' and w.language = fact->>'language' and w.shop_id = $1
    join article a on a.id = w.article_id and a.deleted_at is null
    where fact->'source'->>'kind' = 'article' and (fact->>'score')::float8 >= ${nearFrom}
    group by fact->'source'->>'articleId', fact->'source'->>'title', fact->>'language'
    order by max((fact->>'score')::float8) desc, min(place) limit 1
  ) end as nearest,
  r.is_good as "isGood", r.reason, r.reviewed_by_name as "reviewedBy"
  from assistant_turn t join assistant_conversation c on c.conversation_id = t.conversation_id
  left join message m on m.conversation_id = t.conversation_id and m.id = t.message_id and m.deleted_at is null
  left join assistant_review r on r.conversation_id = t.conversation_id and r.turn = t.turn
  where t.shop_id = $1 and t.status <> 'thinking'`;

const conditions: Readonly<Record<ReviewFilter, string>> = {
  all: 'true',
  'handed-over': 't.because is not null',
  'thumbs-down': 'not r.is_good',
  refused: "jsonb_array_length(coalesce(t.refused, '[]')) > 0",
  'not-reviewed': 'r.is_good is null',
};

/** The newest first. */
export async function listTurns(
  database: Queryable,
  shopId: number,
  { filter, before, max }: { filter: ReviewFilter; before: Date | null; max: number },
): Promise<ReviewedTurn[]> {
  const rows = await database.query<TurnRow>(
    `${select} and ${conditions[filter]} and ($2::timestamptz is null or t.started_at < $2)
     order by t.started_at desc, t.conversation_id, t.turn desc limit ${max}`,
    [shopId, before],
  );
  return rows.map(toTurn);
}

/** chosen: so many turns are not read beside a conversation. */
const ofConversationMax = 50;

/** In the order of the conversation; the last ones. */
export async function turnsOf(
  database: Queryable,
  { shopId, conversationId }: Place,
): Promise<ReviewedTurn[]> {
  const rows = await database.query<TurnRow>(
    `${select} and t.conversation_id = $2 order by t.turn desc limit ${ofConversationMax}`,
    [shopId, conversationId],
  );
  return rows.reverse().map(toTurn);
}

function toTurn(row: TurnRow): ReviewedTurn {
  const { startedAt, question, outcome, words, refused, engine, model, steps, status, isGood, ...rest } = row;
  const { reason, reviewedBy, said, nearest, ...turn } = rest;
  const title = lacksArticle(turn.because) ? missingTitle(said ?? [], loadedLanguage(turn.language)) : '';
  return {
    ...{ ...turn, startedDatetime: startedAt.toISOString(), question: question ?? '' },
    missingTitle: title,
    near: nearest && title !== '' ? nearOf(nearest, title) : null,
    ...{ outcome: outcome ?? status, text: words?.text ?? '', sources: words?.sources ?? [] },
    refused: (refused ?? []).map(({ sentence, because }) => ({ text: sentence.text, because })),
    ...{ engine: engine ?? '', model: model ?? '' },
    steps: steps.map((step) => ({ ...step, detail: step.detail.slice(0, detailMax) })),
    review: isGood === null ? null : { isGood, reason: reason ?? '', by: reviewedBy },
  };
}

function nearOf({ articleId, title, language, text }: FoundArticle, asked: string): ReviewedTurn['near'] {
  const unsaid = unsaidIn(asked, `${title}\n${text}`, loadedLanguage(language));
  return { articleId, title, language, unsaid: unsaid.slice(0, unsaidMax) };
}

export interface HandedOverRow {
  readonly at: Date;
  readonly because: string;
  readonly summary: unknown;
}

export async function handedOverOf(
  database: Queryable,
  { shopId, conversationId }: Place,
): Promise<HandedOverRow | null> {
  const [row] = await database.query<HandedOverRow>(
    `select handed_over_at as at, coalesce(because, '') as because, summary from assistant_conversation
     where shop_id = $1 and conversation_id = $2 and handed_over_at is not null`,
    [shopId, conversationId],
  );
  return row ?? null;
}

export interface NewReview extends Place {
  readonly turn: number;
  readonly isGood: boolean;
  readonly reason: string;
  readonly at: Date;
  readonly by: string | null;
}

/** The last one counts. False where there is no such turn. */
export async function writeReview(database: Queryable, review: NewReview): Promise<boolean> {
  const rows = await database.query(
    `insert into assistant_review (shop_id, conversation_id, turn, is_good, reason, reviewed_at, reviewed_by_name)
     select $1, $2, $3, $4, $5, $6, $7
     where exists (select from assistant_turn where shop_id = $1 and conversation_id = $2 and turn = $3)
     on conflict (conversation_id, turn) do update set is_good = excluded.is_good, reason = excluded.reason,
       reviewed_at = excluded.reviewed_at, reviewed_by_name = excluded.reviewed_by_name
     returning turn`,
    [
      ...[review.shopId, review.conversationId, review.turn, review.isGood, review.reason],
      ...[review.at, review.by],
    ],
  );
  return rows.length > 0;
}

export async function deleteReview(
  database: Queryable,
  { shopId, conversationId }: Place,
  turn: number,
): Promise<void> {
  await database.query(
    'delete from assistant_review where shop_id = $1 and conversation_id = $2 and turn = $3',
    [shopId, conversationId, turn],
  );
}
