import type { HistoryEntry } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

export interface NewHandover {
  readonly kind: string;
  readonly clientInstanceId: string;
  readonly messageId: string | null;
  readonly botName: string | null;
  readonly messageHistory: readonly HistoryEntry[];
  readonly metadata: Readonly<Record<string, unknown>>;
}

export async function storeHandover(
  database: Queryable,
  place: Place,
  handover: NewHandover,
  at: Date,
): Promise<void> {
  await database.query(
    `insert into handover
       (shop_id, conversation_id, kind, client_instance_id, message_id, bot_name, message_history, metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9) on conflict do nothing`,
    [
      place.shopId,
      place.conversationId,
      handover.kind,
      handover.clientInstanceId,
      handover.messageId,
      handover.botName,
      JSON.stringify(handover.messageHistory),
      JSON.stringify(handover.metadata),
      at,
    ],
  );
}

const handoversShown = 50;

export async function findHandovers(database: Queryable, place: Place) {
  const rows = await database.query<{
    kind: string;
    botName: string | null;
    messageHistory: HistoryEntry[];
    metadata: Record<string, unknown>;
    createdDatetime: Date;
  }>(
    `select kind, bot_name as "botName", message_history as "messageHistory", metadata, created_at as "createdDatetime"
     from handover where conversation_id = $1 and shop_id = $2 order by id desc limit ${handoversShown}`,
    [place.conversationId, place.shopId],
  );
  return rows
    .reverse()
    .map(({ createdDatetime, ...row }) => ({ ...row, createdDatetime: createdDatetime.toISOString() }));
}
