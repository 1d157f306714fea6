import type { Queryable } from '../../platform/db';
import { wakeQueue } from '../inbox';
import { insertRows } from './insertRows';
import { macros } from './macros';
import { rowsOfTale, type Setting } from './rowsOfTale';
import { tales } from './tales';

/**
 * The rows as the services would have left them one by one, each table in one statement: nobody waits, is notified or
 * mailed. What follows from rows (search, waking up) the server does when it starts, as after a restored backup.
 */
export async function writePast(transaction: Queryable, setting: Setting): Promise<void> {
  const { shopId } = setting;
  const told = tales.map((tale) => ({ tale, ...rowsOfTale(tale, setting) }));
  const conversations = told.map(({ conversation }) => conversation);
  await insertRows(transaction, 'conversation', conversations);
  await insertRows(
    transaction,
    'message',
    told.flatMap(({ messages }) => messages),
  );
  await insertRows(
    transaction,
    'visitor',
    told.map(({ visitor }) => visitor),
  );
  await insertRows(
    transaction,
    'note',
    told.flatMap(({ notes }) => notes),
  );
  await writeTags(transaction, setting);
  await insertRows(
    transaction,
    'macro',
    macros.map((macro) => ({ shop_id: shopId, ...macro })),
  );
  await insertRows(
    transaction,
    'blocked_address',
    told
      .filter(({ conversation }) => conversation.blocked_at)
      .map(({ conversation, visitor }) => ({
        shop_id: shopId,
        email: visitor.email,
        is_proven: visitor.email_trust === 'verified',
        blocked_at: conversation.blocked_at,
      })),
  );
  await insertRows(
    transaction,
    'carried_job',
    conversations
      .filter(({ snoozed_until }) => snoozed_until)
      .map(({ id, snoozed_until }) => ({
        queue: wakeQueue,
        payload: { shopId, conversationId: id },
        start_after: snoozed_until,
      })),
  );
}

async function writeTags(transaction: Queryable, setting: Setting): Promise<void> {
  const { shopId } = setting;
  const named = tales.flatMap((tale) =>
    (tale.tags ?? []).map((name) => ({ name, id: rowsOfTale(tale, setting).conversation.id })),
  );
  const names = [...new Set(named.map(({ name }) => name))].sort();
  await insertRows(
    transaction,
    'tag',
    names.map((name) => ({ shop_id: shopId, name })),
  );
  await transaction.query(
    `insert into conversation_tag (conversation_id, tag_id, shop_id)
     select one.id, t.id, t.shop_id from jsonb_to_recordset($2::jsonb) as one(id uuid, name text)
     join tag t on t.name = one.name and t.shop_id = $1`,
    [shopId, JSON.stringify(named)],
  );
}
