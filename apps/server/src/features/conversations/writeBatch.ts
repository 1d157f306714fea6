import type { Queryable } from '../../platform/db';
import { isoTime } from './isoTime';
import { listText } from './listText';
import type { StoredRow, Submission } from './Submission';
import { withRequest } from './withRequest';

export interface Written {
  readonly rows: readonly StoredRow[];
  /** What was not stored: one of the batch is stored already, or its conversation does not take it. */
  readonly leftOut: readonly Submission[];
}

export interface Writing {
  readonly nowMs: number;
  /** Whoever is blocked is not among them any more, so that agents may still say something there. */
  readonly isLookedUp: boolean;
}

const fewMax = 10;

/** One of the batch and how many of the same conversation come behind it. */
interface Line {
  readonly submission: Submission;
  readonly behind: number;
}

interface NumberedRow {
  readonly id: string;
  readonly last_message_id: string;
  readonly last_message_at: Date;
}

/**
 * Stores the batch, if none of it is stored already, wherever its conversation takes it. What comes back is a line for
 * each conversation; ids and times of its messages follow from it, as they did in the statement.
 */
export async function writeBatch(
  transaction: Queryable,
  batch: readonly Submission[],
  { nowMs, isLookedUp }: Writing,
): Promise<Written> {
  const conversations = byConversation(batch);
  // A plan that is kept is one for few.
  const isFew = batch.length <= fewMax;
  const statement = isFew ? { name: 'store_messages', text: writeBatchSql } : writeBatchSql;
  const rows = await transaction.query<NumberedRow>(statement, [
    new Date(nowMs),
    isLookedUp,
    ...conversationColumns([...conversations.values()]),
    ...messageColumns([...conversations.values()].flat()),
  ]);
  const written = rows.flatMap((row) => (conversations.get(row.id) ?? []).map((line) => ({ line, row })));
  return {
    rows: written.map(({ line, row }) => toStoredRow(line, row)),
    leftOut: written.length === batch.length ? [] : without(batch, written),
  };
}

function without(batch: readonly Submission[], written: readonly { readonly line: Line }[]): Submission[] {
  const stored = new Set(written.map(({ line }) => line.submission));
  return batch.filter((submission) => !stored.has(submission));
}

/** Whoever comes to a conversation for another shop than the first has to wait and see whose it is. */
function byConversation(batch: readonly Submission[]): Map<string, Line[]> {
  const conversations = new Map<string, [Submission, ...Submission[]]>();
  for (const submission of batch) {
    const others = conversations.get(submission.conversationId);
    if (!others) conversations.set(submission.conversationId, [submission]);
    else if (others[0].shopId === submission.shopId) others.push(submission);
  }
  return new Map(
    [...conversations].map(([id, submissions]) => [
      id,
      submissions.map((submission, index) => ({ submission, behind: submissions.length - 1 - index })),
    ]),
  );
}

function conversationColumns(conversations: readonly (readonly Line[])[]): string[] {
  const lasts = conversations.flatMap((lines) => lines.slice(-1)).map(({ submission }) => submission);
  return [
    lasts.map(({ conversationId }) => conversationId),
    lasts.map(({ shopId }) => shopId),
    lasts.map(({ appId }) => appId),
    conversations.map((lines) => lines.length),
    conversations.map(isWaitingAfter),
  ].map(listText);
}

/** Whether the shopper waits for an answer then; null where everything stays as it was. */
function isWaitingAfter(lines: readonly Line[]): boolean | null {
  const last = lines.findLast(({ submission }) => !submission.asksNothing);
  return last ? !last.submission.fromAgent : null;
}

/** What was said goes as one text: written once, and read once. */
function messageColumns(lines: readonly Line[]): string[] {
  const column = (read: (submission: Submission) => string | boolean | null | undefined) =>
    listText(lines.map(({ submission }) => read(submission)));
  return [
    column(({ conversationId }) => conversationId),
    listText(lines.map(({ behind }) => behind)),
    column(({ message }) => message.clientInstanceId),
    column(({ message }) => message.messageId),
    column(({ contentHash }) => contentHash),
    JSON.stringify(lines.map(({ submission }) => submission.message.content)),
    column(({ message }) => textUnlessEmpty(message.metadata)),
    column(({ fromAgent }) => fromAgent || null),
    column(({ sender }) => (sender ? JSON.stringify(sender) : null)),
    column(({ authorId }) => authorId),
    column(({ kind }) => kind),
  ];
}

const textUnlessEmpty = (metadata: object = {}): string | null => {
  const text = JSON.stringify(metadata);
  return text === '{}' ? null : text;
};

function toStoredRow({ submission, behind }: Line, row: NumberedRow): StoredRow {
  const { message, contentHash, conversationId, fromAgent, sender, authorId, kind } = submission;
  return {
    contentHash,
    isNew: true,
    message: {
      id: Number(row.last_message_id) - behind,
      conversationId: conversationId as StoredRow['message']['conversationId'],
      messageId: message.messageId,
      clientInstanceId: message.clientInstanceId,
      createdDatetime: isoTime(row.last_message_at.getTime() - behind),
      fromAgent,
      ...(kind && { kind }),
      content: withRequest(message),
      senderInfo: sender,
      ...(authorId !== undefined && { authorId }),
    },
  };
}

/**
 * Ids and strictly rising times come from the conversation rows, which are created or locked in one order, so that two
 * nodes never wait for each other in a circle. If any of the batch is stored already, nothing is locked and nothing
 * comes back. A shopper's words open a conversation again, unless they ask for nothing: those leave it as it is, and begin
 * a closed one. A deleted conversation takes none, also where it is deleted between the look and the insert.
 */
export const writeBatchSql = `
with said as materialized (
  select * from rows from (
    unnest($8::uuid[]), unnest($9::integer[]), unnest($10::text[]), unnest($11::text[]), unnest($12::text[]),
    jsonb_array_elements($13::jsonb), unnest($14::text[]), unnest($15::boolean[]), unnest($16::text[]),
    unnest($17::text[]), unnest($18::text[])
  ) as t(conversation_id, behind, client_instance_id, message_id, content_hash, content, metadata, from_agent, sender,
         author_id, kind)
), known as materialized (
  select from said s where (
    select m.id from message m where m.conversation_id = s.conversation_id
      and m.client_instance_id = s.client_instance_id and m.message_id = s.message_id
  ) is not null limit 1
), numbered as (
  insert into conversation as c (id, shop_id, app_id, last_message_id, last_message_at, waiting_since, status)
  select id, shop_id, app_id, count, $1::timestamptz + (count - 1) * interval '1 ms',
    case when is_waiting then $1::timestamptz end, case when is_waiting is null then 'closed' else 'open' end
  from unnest($3::uuid[], $4::bigint[], $5::bigint[], $6::integer[], $7::boolean[])
    as t(id, shop_id, app_id, count, is_waiting)
  where not exists (select from known)
  order by id
  on conflict (id) do update set
    last_message_id = c.last_message_id + excluded.last_message_id,
    last_message_at = greatest($1::timestamptz, c.last_message_at + interval '1 ms')
      + (excluded.last_message_id - 1) * interval '1 ms',
    waiting_since = case when excluded.status = 'closed' then c.waiting_since
      when excluded.waiting_since is not null then coalesce(c.waiting_since, excluded.waiting_since) end,
    status = case when excluded.waiting_since is null then c.status else 'open' end,
    snoozed_until = case when excluded.waiting_since is null then c.snoozed_until end
    where c.shop_id = excluded.shop_id and c.erased_at is null and (c.blocked_at is null or $2)
  returning c.id, c.shop_id, c.last_message_id, c.last_message_at
), stored as (
  insert into message (conversation_id, id, shop_id, client_instance_id, message_id, content_hash, content, metadata,
                       from_agent, sender, author_id, kind, created_at)
  select n.id, n.last_message_id - s.behind, n.shop_id, s.client_instance_id, s.message_id, s.content_hash,
         s.content, coalesce(s.metadata::jsonb, '{}'), coalesce(s.from_agent, false), s.sender::jsonb, s.author_id, s.kind,
         n.last_message_at - s.behind * interval '1 ms'
  from said s join numbered n on n.id = s.conversation_id
)
select id, last_message_id, last_message_at from numbered`;
