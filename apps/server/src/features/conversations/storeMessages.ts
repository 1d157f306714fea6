import type { Message, MessageMetadata, OutgoingMessage, SenderInfo } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import { type MessageRow, toMessage } from './MessageRow';

/** A message with everything the server adds to it, ready to be stored. */
export interface Submission {
  readonly shopId: number;
  readonly appId: number;
  readonly conversationId: string;
  readonly message: OutgoingMessage;
  readonly contentHash: string;
  readonly fromAgent: boolean;
  readonly sender: SenderInfo | null;
  /** The agent who wrote it. */
  readonly authorId?: string;
}

export interface StoredRow {
  readonly message: Message;
  readonly contentHash: string;
  readonly isNew: boolean;
}

/**
 * One statement, one transaction, many messages (group commit). What is already stored is answered as it is; the
 * rest takes its ids and its strictly rising times from the conversation rows, which are created or locked in one
 * order, so that two nodes never wait for each other in a circle. What is stored is looked up row by row through the
 * index: as a join, the planner read the whole table for each batch. A shopper's words open a conversation again; those
 * of a blocked shopper belong nowhere, which refuses them, and so do all words in a conversation that was deleted, also
 * where that happens between the look and the insert.
 */
export async function storeMessages(
  database: Queryable,
  batch: readonly Submission[],
  nowMs: number,
): Promise<StoredRow[]> {
  const column = (read: (submission: Submission) => unknown) => batch.map(read);
  const rows = await database.query<MessageRow & { is_new: boolean }>(storeMessagesSql, [
    column(({ conversationId }) => conversationId),
    column(({ shopId }) => shopId),
    column(({ appId }) => appId),
    column(({ message }) => message.clientInstanceId),
    column(({ message }) => message.messageId),
    column(({ contentHash }) => contentHash),
    column(({ message }) => JSON.stringify(message.content)),
    column(({ message }) => JSON.stringify(message.metadata ?? ({} satisfies MessageMetadata))),
    column(({ fromAgent }) => fromAgent),
    column(({ sender }) => (sender ? JSON.stringify(sender) : null)),
    new Date(nowMs),
    column(({ authorId }) => authorId ?? null),
  ]);
  return rows.map((row) => ({ message: toMessage(row), contentHash: row.content_hash, isNew: row.is_new }));
}

export const storeMessagesSql = `
with input as (
  select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[],
                       $8::text[], $9::boolean[], $10::text[], $12::text[]) with ordinality
    as t(conversation_id, shop_id, app_id, client_instance_id, message_id, content_hash, content, metadata,
         from_agent, sender, author_id, position)
), looked as (
  select i.*,
    (select m.id from message m where m.conversation_id = i.conversation_id
       and m.client_instance_id = i.client_instance_id and m.message_id = i.message_id) as stored_id,
    (select case when (c.blocked_at is null or i.from_agent) and c.erased_at is null then c.shop_id else 0 end
       from conversation c where c.id = i.conversation_id) as owner_id
  from input i
), judged as materialized (
  select *, stored_id is null and (owner_id is null or owner_id = shop_id) as is_fresh from looked
), existing as (
  select m.* from judged l cross join lateral (
    select * from message where conversation_id = l.conversation_id and id = l.stored_id and shop_id = l.shop_id limit 1
  ) m where l.stored_id is not null
), fresh as (
  select l.*, row_number() over by_conversation as rank, count(*) over (partition by l.conversation_id) as total
  from judged l where l.is_fresh
  window by_conversation as (partition by l.conversation_id order by l.position)
), numbered as (
  insert into conversation as c (id, shop_id, app_id, last_message_id, last_message_at, waiting_since)
  select conversation_id, min(shop_id), min(app_id), count(*), $11::timestamptz + (count(*) - 1) * interval '1 ms',
    case when (array_agg(from_agent order by position desc))[1] then null else $11::timestamptz end
  from fresh group by conversation_id order by conversation_id
  on conflict (id) do update set
    last_message_id = c.last_message_id + excluded.last_message_id,
    last_message_at = greatest($11::timestamptz, c.last_message_at + interval '1 ms')
      + (excluded.last_message_id - 1) * interval '1 ms',
    waiting_since = case when excluded.waiting_since is not null then coalesce(c.waiting_since, excluded.waiting_since) end,
    status = case when excluded.waiting_since is null then c.status else 'open' end,
    snoozed_until = case when excluded.waiting_since is null then c.snoozed_until end
    where c.shop_id = excluded.shop_id and c.erased_at is null
  returning c.id, c.last_message_id, c.last_message_at
), stored as (
  insert into message (conversation_id, id, shop_id, client_instance_id, message_id, content_hash, content, metadata,
                       from_agent, sender, author_id, created_at)
  select f.conversation_id, n.last_message_id - f.total + f.rank, f.shop_id, f.client_instance_id, f.message_id,
         f.content_hash, f.content::jsonb, f.metadata::jsonb, f.from_agent, f.sender::jsonb, f.author_id,
         n.last_message_at - (f.total - f.rank) * interval '1 ms'
  from fresh f join numbered n on n.id = f.conversation_id
  returning *
)
select *, true as is_new from stored union all select *, false as is_new from existing order by conversation_id, id`;
