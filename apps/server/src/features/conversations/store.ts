import type {
  Decoration,
  Message,
  MessageContent,
  MessageMetadata,
  OutgoingMessage,
  SenderInfo,
} from '@shopbell/protocol';
import { decoration } from '@shopbell/protocol/schemas';
import type { Queryable } from '../../platform/db';

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

export interface MessageRow {
  conversation_id: string;
  id: string;
  client_instance_id: string;
  message_id: string;
  content_hash: string;
  content: MessageContent;
  from_agent: boolean;
  sender: SenderInfo | null;
  created_at: Date;
  revision: string;
  author_id: string | null;
  edited_at: Date | null;
  deleted_at: Date | null;
}

/**
 * One statement, one transaction, many messages (group commit). What is already stored is answered as it is; the
 * rest takes its ids and its strictly rising times from the conversation rows, which are created or locked in one
 * order, so that two nodes never wait for each other in a circle. What is stored is looked up row by row through the
 * index: as a join, the planner read the whole table for each batch. A shopper's words open a conversation again; those
 * of a blocked shopper belong nowhere, which refuses them.
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
    (select case when c.blocked_at is null or i.from_agent then c.shop_id else 0 end
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
    where c.shop_id = excluded.shop_id
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

/** A conversation, and whose it is: no query goes without its shop. */
export interface Place {
  readonly shopId: number;
  readonly conversationId: string;
}

export interface Cursor extends Place {
  readonly afterId: number;
}

/** For each conversation, what follows the given id: one statement for all of them. */
export async function messagesAfter(
  database: Queryable,
  cursors: readonly Cursor[],
  limit: number,
): Promise<Message[]> {
  const rows = await database.query<MessageRow>(
    `select m.* from unnest($1::uuid[], $2::bigint[], $3::bigint[]) as cursor(conversation_id, shop_id, after_id)
     cross join lateral (
       select * from message where conversation_id = cursor.conversation_id and shop_id = cursor.shop_id
         and id > cursor.after_id order by id limit $4
     ) m order by m.conversation_id, m.id`,
    [
      cursors.map(({ conversationId }) => conversationId),
      cursors.map(({ shopId }) => shopId),
      cursors.map(({ afterId }) => afterId),
      limit,
    ],
  );
  return rows.map(toMessage);
}

export interface HistoryPlace extends Place {
  readonly createdBefore: Date | null;
  readonly beforeId: number | null;
}

/** The newest messages before a place, oldest first. */
export async function messagesBefore(
  database: Queryable,
  place: HistoryPlace,
  limit: number,
): Promise<Message[]> {
  const rows = await database.query<MessageRow>(
    `select * from message
     where conversation_id = $1 and shop_id = $2
       and ($3::timestamptz is null or created_at < $3) and ($4::bigint is null or id < $4)
     order by id desc limit $5`,
    [place.conversationId, place.shopId, place.createdBefore, place.beforeId, limit],
  );
  return rows.reverse().map(toMessage);
}

/** How far a conversation has come: its newest message and its latest change. */
export interface Head {
  readonly headId: number;
  readonly revision: number;
  /** Its shopper had everything deleted: it is over. */
  readonly isErased: boolean;
}

export async function findHeads(database: Queryable, places: readonly Place[]): Promise<Map<string, Head>> {
  const rows = await database.query<{
    id: string;
    last_message_id: string;
    revision: string;
    is_erased: boolean;
  }>(
    `select place.id, c.last_message_id, c.revision, c.erased_at is not null as is_erased from unnest($1::uuid[], $2::bigint[]) as place(id, shop_id)
     cross join lateral (
       select last_message_id, revision, erased_at from conversation where id = place.id and shop_id = place.shop_id limit 1
     ) c`,
    [places.map(({ conversationId }) => conversationId), places.map(({ shopId }) => shopId)],
  );
  return new Map(
    rows.map((row) => [
      row.id,
      { headId: Number(row.last_message_id), revision: Number(row.revision), isErased: row.is_erased },
    ]),
  );
}

/** The chat a conversation came in by; null if the conversation is none of this shop. */
export async function findAppId(database: Queryable, place: Place): Promise<number | null> {
  const [row] = await database.query<{ id: string }>(
    'select app_id as id from conversation where id = $1 and shop_id = $2',
    [place.conversationId, place.shopId],
  );
  return row ? Number(row.id) : null;
}

/** The chat a conversation came in by, how it names agents, and the agent as they are now. */
export interface AnsweringAgent {
  readonly appId: number;
  readonly appName: string;
  readonly avatarNameType: Decoration['avatar']['nameType'];
  readonly name: string;
  readonly avatarUrl: string | null;
}

interface AnsweringRow extends Omit<AnsweringAgent, 'appId' | 'avatarNameType'> {
  readonly appId: string;
  readonly avatarNameType: string | null;
}

/** Null if the conversation is none of this shop. */
export async function findAnsweringAgent(
  database: Queryable,
  place: Place,
  userId: string,
): Promise<AnsweringAgent | null> {
  const [row] = await database.query<AnsweringRow>(
    `select a.id as "appId", a.name as "appName", u."name", u."image" as "avatarUrl",
       a.settings#>>'{decoration,avatar,nameType}' as "avatarNameType"
     from conversation c join app a on a.id = c.app_id join "user" u on u."id" = $3
     where c.id = $1 and c.shop_id = $2`,
    [place.conversationId, place.shopId, userId],
  );
  if (!row) return null;
  const { avatar } = decoration.parse({ avatar: { nameType: row.avatarNameType ?? undefined } });
  return { ...row, appId: Number(row.appId), avatarNameType: avatar.nameType };
}

export function toMessage(row: MessageRow): Message {
  return {
    id: Number(row.id),
    conversationId: row.conversation_id as Message['conversationId'],
    messageId: row.message_id as Message['messageId'],
    clientInstanceId: row.client_instance_id,
    createdDatetime: row.created_at.toISOString(),
    fromAgent: row.from_agent,
    content: row.content,
    senderInfo: row.sender,
    ...(Number(row.revision) > 0 && { revision: Number(row.revision) }),
    ...(row.edited_at && { editedDatetime: row.edited_at.toISOString() }),
    ...(row.deleted_at && { deletedDatetime: row.deleted_at.toISOString() }),
    ...(row.author_id !== null && { authorId: row.author_id }),
  };
}
