import type { MessageMetadata } from '@shopbell/protocol';
import type { AssistantConversation, AssistantEffect, AssistantState } from '@shopbell/rules/assistant';
import type { RefusedSentence } from '@shopbell/rules/grounding';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';
import type { Thought } from './Engine';
import type { Words } from './Words';

export interface AssistantPlace extends Place {
  readonly appId: number;
  readonly language: string;
}

interface ConversationRow {
  readonly state: AssistantState;
  readonly turn: number;
  readonly asked: number;
  /** Of the page that was written on last. */
  readonly language: string;
  /** When it came to be where it is. */
  readonly changedAt: Date;
}

export interface LockedConversation extends Pick<ConversationRow, 'changedAt'> {
  readonly conversation: AssistantConversation;
  readonly language: string;
}

/** Locked until the transaction ends; null where it has never had to do with this conversation. */
export async function lockConversation(
  transaction: Queryable,
  { conversationId, shopId }: Place,
): Promise<LockedConversation | null> {
  const [row] = await transaction.query<ConversationRow>(
    `select state, turn, asked, language, changed_at as "changedAt" from assistant_conversation
     where conversation_id = $1 and shop_id = $2 for update`,
    [conversationId, shopId],
  );
  if (!row) return null;
  const { language, changedAt, ...conversation } = row;
  return { conversation, language, changedAt };
}

/** Nothing where another node was quicker. */
export async function insertConversation(
  transaction: Queryable,
  { conversationId, shopId, appId, language }: AssistantPlace,
  { state, turn, asked }: AssistantConversation,
  at: Date,
): Promise<void> {
  await transaction.query(
    `insert into assistant_conversation (conversation_id, shop_id, app_id, language, state, turn, asked, created_at, changed_at)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8, $8) on conflict do nothing`,
    [conversationId, shopId, appId, language, JSON.stringify(state), turn, asked, at],
  );
}

/** The last hand-over and its reason stay known, also where a new question has begun since. */
export async function updateConversation(
  transaction: Queryable,
  { conversationId, language }: AssistantPlace,
  { state, turn, asked }: AssistantConversation,
  at: Date,
): Promise<void> {
  const because = state.at === 'handed-over' ? state.because : null;
  await transaction.query(
    `update assistant_conversation set state = $2::jsonb, turn = $3, asked = $4, because = coalesce($5, because), changed_at = $6, language = $7,
       handed_over_at = case when $5::text is null or state->>'at' = 'handed-over' then handed_over_at else $6 end
     where conversation_id = $1`,
    [conversationId, JSON.stringify(state), turn, asked, because, at, language],
  );
}

export async function keepSummary(
  database: Queryable,
  { conversationId }: Place,
  summary: object,
): Promise<void> {
  await database.query('update assistant_conversation set summary = $2::jsonb where conversation_id = $1', [
    conversationId,
    JSON.stringify(summary),
  ]);
}

/** Whether somebody but a person is expected to answer there. */
export async function isAtWork(database: Queryable, { conversationId, shopId }: Place): Promise<boolean> {
  const rows = await database.query(
    `select from assistant_conversation
     where conversation_id = $1 and shop_id = $2 and state->>'at' <> 'handed-over'`,
    [conversationId, shopId],
  );
  return rows.length > 0;
}

export interface TurnRow extends AssistantPlace {
  readonly turn: number;
  readonly messageId: number | null;
  readonly status: 'thinking' | 'settled' | 'dropped';
  readonly effects: readonly AssistantEffect[];
  readonly words: Words | null;
  readonly thought: Thought | null;
  readonly deadlineAt: Date;
  readonly isTold: boolean;
}

type Numbers = 'shopId' | 'appId';
type StoredTurn = Omit<TurnRow, Numbers | 'messageId' | 'language'> &
  Record<Numbers, string> & { readonly messageId: string | null };

const turnColumns = `t.conversation_id as "conversationId", t.shop_id as "shopId", t.app_id as "appId", t.turn,
  t.message_id as "messageId", t.status, t.effects, t.words, t.thought, t.deadline_at as "deadlineAt",
  t.told_at is not null as "isTold"`;

const toTurn = ({ messageId, ...row }: StoredTurn, language: string): TurnRow => ({
  ...{ ...row, language, shopId: Number(row.shopId), appId: Number(row.appId) },
  messageId: messageId === null ? null : Number(messageId),
});

export interface NewTurn {
  readonly turn: number;
  readonly messageId: number | null;
  readonly status: TurnRow['status'];
  readonly effects: readonly AssistantEffect[];
  readonly outcome: string | null;
  readonly because: string | null;
  readonly startedAt: Date;
  readonly deadlineAt: Date;
}

export async function insertTurn(
  transaction: Queryable,
  { conversationId, shopId, appId, language }: AssistantPlace,
  turn: NewTurn,
): Promise<TurnRow | null> {
  const [row] = await transaction.query<StoredTurn>(
    `insert into assistant_turn as t (conversation_id, turn, shop_id, app_id, message_id, status, effects, outcome, because,
       started_at, deadline_at, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10::timestamptz, $11, case when $6 = 'settled' then $10::timestamptz end)
     returning ${turnColumns}`,
    [
      ...[conversationId, turn.turn, shopId, appId, turn.messageId, turn.status],
      ...[JSON.stringify(turn.effects), turn.outcome, turn.because, turn.startedAt, turn.deadlineAt],
    ],
  );
  return row ? toTurn(row, language) : null;
}

/** Whether a message has had its turn, or a later one: who tells of it may tell of it again, or late. */
export async function takenOf(
  transaction: Queryable,
  { conversationId }: Place,
  messageId: number,
): Promise<'itself' | 'later' | null> {
  const [row] = await transaction.query<{ first: string }>(
    `select message_id as first from assistant_turn
     where conversation_id = $1 and message_id >= $2 order by message_id limit 1`,
    [conversationId, messageId],
  );
  if (!row) return null;
  return Number(row.first) === messageId ? 'itself' : 'later';
}

/** What it was thinking about has been overtaken. */
export async function dropTurn(
  transaction: Queryable,
  { conversationId }: Place,
  turn: number,
): Promise<void> {
  await transaction.query(
    `update assistant_turn set status = 'dropped' where conversation_id = $1 and turn = $2 and status = 'thinking'`,
    [conversationId, turn],
  );
}

export interface Settled {
  readonly effects: readonly AssistantEffect[];
  readonly outcome: string;
  readonly because: string | null;
  readonly words: Words | null;
}

export async function settleTurn(
  transaction: Queryable,
  { conversationId, language }: AssistantPlace,
  turn: number,
  { effects, outcome, because, words }: Settled,
  at: Date,
): Promise<TurnRow | null> {
  const [row] = await transaction.query<StoredTurn>(
    `update assistant_turn t set status = 'settled', effects = $3::jsonb, outcome = $4, because = $5, words = $6::jsonb,
       settled_at = $7
     where conversation_id = $1 and turn = $2 and status = 'thinking'
     returning ${turnColumns}`,
    [conversationId, turn, JSON.stringify(effects), outcome, because, words && JSON.stringify(words), at],
  );
  return row ? toTurn(row, language) : null;
}

export interface Kept {
  readonly thought: Thought;
  readonly refused: readonly RefusedSentence[];
  readonly words: Words | null;
  readonly engine: string;
  readonly guidanceVersion: number;
  readonly latencyMs: number;
}

/** What was thought is kept, whatever became of it, and beside what another server has thought of it before it ended. */
export async function keepThought(
  database: Queryable,
  { conversationId }: Place,
  turn: number,
  { thought, refused, words, engine, guidanceVersion, latencyMs }: Kept,
): Promise<void> {
  await database.query(
    `update assistant_turn set refused = $4::jsonb, words = coalesce(words, $5::jsonb), engine = $6, model = $7,
       thought = jsonb_set($3::jsonb, '{steps}', coalesce(thought->'steps', '[]') || ($3::jsonb->'steps')),
       prompt_version = $8, guidance_version = $9, tokens_in = tokens_in + $10, tokens_out = tokens_out + $11,
       cost_micros = cost_micros + $12, latency_ms = coalesce(latency_ms, 0) + $13
     where conversation_id = $1 and turn = $2`,
    [
      ...[conversationId, turn, JSON.stringify(thought), JSON.stringify(refused)],
      ...[words && JSON.stringify(words), engine, thought.model, thought.promptVersion, guidanceVersion],
      ...[thought.tokens.in, thought.tokens.out, Math.round(thought.costMicros ?? 0), Math.round(latencyMs)],
    ],
  );
}

export async function findTurn(
  database: Queryable,
  { conversationId, shopId }: Place,
  turn: number,
): Promise<TurnRow | null> {
  const [row] = await database.query<StoredTurn & { readonly language: string }>(
    `select ${turnColumns}, c.language
     from assistant_turn t join assistant_conversation c on c.conversation_id = t.conversation_id
     where t.conversation_id = $1 and t.shop_id = $2 and t.turn = $3`,
    [conversationId, shopId, turn],
  );
  return row ? toTurn(row, row.language) : null;
}

/** What came with a message, as far as it is kept. */
export async function findMetadata(
  database: Queryable,
  { conversationId, shopId }: Place,
  messageId: number,
): Promise<MessageMetadata> {
  const [row] = await database.query<{ metadata: MessageMetadata }>(
    'select metadata from message where conversation_id = $1 and shop_id = $2 and id = $3',
    [conversationId, shopId, messageId],
  );
  return row?.metadata ?? {};
}

export async function markTold(
  database: Queryable,
  { conversationId }: Place,
  turn: number,
  at: Date,
): Promise<void> {
  await database.query(
    'update assistant_turn set told_at = $3 where conversation_id = $1 and turn = $2 and told_at is null',
    [conversationId, turn, at],
  );
}
