import type { Queryable, ShopRole } from '../../platform/db';
import type { Place } from '../conversations';

/** The role that works for shops deletes no message; whoever has the right to that takes this one, in the same wall. */
export const eraser: ShopRole = 'shopbell_eraser';

export type Reason = 'shopper' | 'retention';

/** Where nothing was said yet: a first message that is under way finds that this is over. */
export async function leaveMark(
  transaction: Queryable,
  { conversationId, shopId, appId }: Place & { readonly appId: number },
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into conversation (id, shop_id, app_id, last_message_id, last_message_at, status)
     values ($1, $2, $3, 0, $4, 'closed') on conflict (id) do nothing`,
    [conversationId, shopId, appId, now],
  );
}

/**
 * The messages lose all they held and keep their places: an agent who looks sees that something stood there, and the
 * ids of a conversation have no holes. Each is a change of its own, so that they are told page by page.
 */
export async function emptyMessages(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  now: Date,
): Promise<{ count: number; revision: number } | null> {
  const [conversation] = await transaction.query<{ revision: string }>(
    'select revision from conversation where id = $1 and shop_id = $2 and erased_at is null for update',
    [conversationId, shopId],
  );
  if (!conversation) return null;
  const from = Number(conversation.revision);
  const rows = await transaction.query(
    `update message m set content = '{"type":"text","text":""}', metadata = '{}', content_hash = '', edited_at = null,
       deleted_at = $3, revision = $4 + numbered.rank
     from (select id, row_number() over (order by id) as rank from message where conversation_id = $1) numbered
     where m.conversation_id = $1 and m.shop_id = $2 and m.id = numbered.id returning 1`,
    [conversationId, shopId, now, from],
  );
  const revision = from + rows.length;
  await transaction.query(
    `update conversation set revision = $3, erased_at = $4, status = 'closed', waiting_since = null, snoozed_until = null
     where id = $1 and shop_id = $2`,
    [conversationId, shopId, revision, now],
  );
  return { count: rows.length, revision };
}

/** How many went; null if somebody has written meanwhile. The row stays, and says that it is over. */
export async function deleteMessages(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  before: Date,
  now: Date,
): Promise<number | null> {
  const found = await transaction.query(
    `update conversation set purged_at = $4, erased_at = coalesce(erased_at, $4), status = 'closed', waiting_since = null,
       snoozed_until = null
     where id = $1 and shop_id = $2 and last_message_at < $3 and purged_at is null returning 1`,
    [conversationId, shopId, before, now],
  );
  if (found.length === 0) return null;
  const rows = await transaction.query(
    'delete from message where conversation_id = $1 and shop_id = $2 returning 1',
    [conversationId, shopId],
  );
  return rows.length;
}

export async function recordErasure(
  transaction: Queryable,
  { conversationId, shopId }: Place,
  facts: { because: Reason; messages: number; files: number },
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into erasure (shop_id, conversation_id, because, message_count, file_count, erased_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [shopId, conversationId, facts.because, facts.messages, facts.files, now],
  );
}
