import type { Queryable } from '../../platform/db';
import type { Submission } from './Submission';

/** Whether the shop has answered by a person since. Locks the conversation, so that the answer holds until the commit. */
export async function hasPersonSpoken(
  transaction: Queryable,
  { conversationId, shopId, unlessPersonAfter }: Submission,
): Promise<boolean> {
  await transaction.query('select from conversation where id = $1 and shop_id = $2 for update', [
    conversationId,
    shopId,
  ]);
  const rows = await transaction.query(
    `select from message where conversation_id = $1 and shop_id = $2 and id > $3 and from_agent
       and sender->>'isBot' is distinct from 'true' limit 1`,
    [conversationId, shopId, unlessPersonAfter],
  );
  return rows.length > 0;
}
