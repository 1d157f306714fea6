import type { Queryable } from '../../platform/db';
import { type MessageRow, toMessage } from './MessageRow';
import type { StoredRow, Submission } from './Submission';

export interface Known {
  readonly stored: readonly StoredRow[];
  /** Neither stored nor refused. */
  readonly welcome: readonly Submission[];
}

/** What is known of each message by its key, and whether its conversation takes it. */
export async function lookUp(transaction: Queryable, batch: readonly Submission[]): Promise<Known> {
  const column = (read: (submission: Submission) => unknown) => batch.map(read);
  const rows = await transaction.query<Partial<MessageRow> & { position: string; is_welcome: boolean }>(
    lookUpSql,
    [
      column(({ conversationId }) => conversationId),
      column(({ shopId }) => shopId),
      column(({ message }) => message.clientInstanceId),
      column(({ message }) => message.messageId),
      column(({ fromAgent }) => fromAgent),
    ],
  );
  const stored: StoredRow[] = [];
  const welcome: Submission[] = [];
  for (const row of rows) {
    const submission = batch[Number(row.position) - 1];
    if (isStored(row)) stored.push({ message: toMessage(row), contentHash: row.content_hash, isNew: false });
    else if (row.is_welcome && submission) welcome.push(submission);
  }
  return { stored, welcome };
}

const isStored = (row: Partial<MessageRow>): row is MessageRow => row.id !== null;

/** Row by row through the index: as a join, the planner would read the whole table for each batch. */
export const lookUpSql = `
select i.position, coalesce(c.is_welcome, true) as is_welcome, m.*
from unnest($1::uuid[], $2::bigint[], $3::text[], $4::text[], $5::boolean[]) with ordinality
  as i(conversation_id, shop_id, client_instance_id, message_id, from_agent, position)
left join lateral (
  select shop_id = i.shop_id and (blocked_at is null or i.from_agent) and erased_at is null as is_welcome
  from conversation where id = i.conversation_id limit 1
) c on true
left join lateral (
  select * from message where conversation_id = i.conversation_id and client_instance_id = i.client_instance_id
    and message_id = i.message_id and shop_id = i.shop_id limit 1
) m on true
order by i.position`;
