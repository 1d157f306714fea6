import type { Message } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import { type MessageRow, toMessage } from './MessageRow';
import type { Cursor, Place } from './Place';

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
