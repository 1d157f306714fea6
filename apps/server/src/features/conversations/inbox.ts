import type { ConversationList, ConversationSummary, MessageContent } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

const pageSize = 50;

interface InboxRow {
  id: string;
  app_name: string;
  last_message_id: string;
  content: MessageContent;
  from_agent: boolean;
  created_at: Date;
}

/** A shop's conversations, the latest activity first. */
export async function listConversations(
  database: Queryable,
  shopId: number,
  before: Date | null,
): Promise<ConversationList> {
  const rows = await database.query<InboxRow>(
    `select c.id, a.name as app_name, c.last_message_id, m.content, m.from_agent, m.created_at
     from conversation c
     join app a on a.id = c.app_id
     join message m on m.conversation_id = c.id and m.id = c.last_message_id
     where c.shop_id = $1 and ($2::timestamptz is null or c.last_message_at < $2)
     order by c.last_message_at desc limit $3`,
    [shopId, before, pageSize + 1],
  );
  return { conversations: rows.slice(0, pageSize).map(toSummary), hasMore: rows.length > pageSize };
}

const latestCount = 20;

/** The conversations of each shop that moved last, without their messages: what an agent's list begins with. */
export async function latestHeads(database: Queryable, shopIds: readonly number[]) {
  const rows = await database.query<{ id: string; shop_id: string; last_message_id: string }>(
    `select c.id, c.shop_id, c.last_message_id from unnest($1::bigint[]) as shop(id) cross join lateral (
       select * from conversation where shop_id = shop.id order by last_message_at desc limit $2
     ) c`,
    [shopIds, latestCount],
  );
  return rows.map((row) => ({
    shopId: Number(row.shop_id),
    conversationId: row.id,
    headId: Number(row.last_message_id),
  }));
}

function toSummary(row: InboxRow): ConversationSummary {
  return {
    conversationId: row.id as ConversationSummary['conversationId'],
    visitorName: `Visitor ${row.id.slice(0, 4).toUpperCase()}`,
    appName: row.app_name,
    headId: Number(row.last_message_id),
    lastMessage: {
      text: row.content.text,
      fromAgent: row.from_agent,
      createdDatetime: row.created_at.toISOString(),
    },
    isWaiting: !row.from_agent,
  };
}
