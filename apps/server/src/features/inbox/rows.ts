import type { ConversationList, ConversationSummary, InboxCounts, MessageContent } from '@shopbell/protocol';
import { deskLimits } from '@shopbell/protocol';
import { listText } from '@shopbell/rules/content';
import type { Queryable } from '../../platform/db';
import { countStatement, type ListRequest, listStatement, rowsStatement } from './listSql';

interface InboxRow {
  id: string;
  status: ConversationSummary['status'];
  assignee_id: string | null;
  snoozed_until: Date | null;
  waiting_since: Date | null;
  blocked_at: Date | null;
  last_message_id: string;
  last_message_at: Date;
  app_name: string;
  visitor_name: string | null;
  visitor_email: string | null;
  content: MessageContent;
  is_deleted: boolean;
  from_agent: boolean;
  tag_ids: string[];
  found_text: string | null;
}

const pageSize = 50;

export async function listConversations(
  database: Queryable,
  request: Omit<ListRequest, 'limit'>,
): Promise<ConversationList> {
  const { sql, values } = listStatement({ ...request, limit: pageSize + 1 });
  const rows = await database.query<InboxRow>(sql, values);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const hasMore = rows.length > pageSize;
  return {
    conversations: page.map(toSummary),
    hasMore,
    next: hasMore && last ? cursorAfter(last, request) : null,
  };
}

/** Only the waiting have an order of their own, and a search is always by the latest activity. */
function cursorAfter(row: InboxRow, { view, q }: Pick<ListRequest, 'view' | 'q'>): string {
  const at = view === 'waiting' && !q ? row.waiting_since : null;
  return `${(at ?? row.last_message_at).toISOString()}_${row.id}`;
}

export async function readRows(
  database: Queryable,
  shopId: number,
  conversationIds: readonly string[],
): Promise<ConversationSummary[]> {
  const { sql, values } = rowsStatement(shopId, conversationIds);
  return (await database.query<InboxRow>(sql, values)).map(toSummary);
}

export async function countViews(database: Queryable, shopId: number, userId: string): Promise<InboxCounts> {
  const { sql, values } = countStatement(shopId, userId, deskLimits.inboxCountMax);
  const [counts] = await database.query<InboxCounts>(sql, values);
  return counts ?? { open: 0, mine: 0, unassigned: 0, waiting: 0, snoozed: 0 };
}

function toSummary(row: InboxRow): ConversationSummary {
  const lastText = row.is_deleted ? 'Message deleted' : listText(row.content);
  return {
    conversationId: row.id as ConversationSummary['conversationId'],
    visitorName: row.visitor_name ?? row.visitor_email ?? nameless(row.id),
    appName: row.app_name,
    headId: Number(row.last_message_id),
    lastMessage: {
      text: lastText,
      fromAgent: row.from_agent,
      createdDatetime: row.last_message_at.toISOString(),
    },
    isWaiting: row.waiting_since !== null && row.status !== 'closed',
    waitingSince: row.waiting_since?.toISOString() ?? null,
    status: row.status,
    snoozedUntil: row.snoozed_until?.toISOString() ?? null,
    assigneeId: row.assignee_id,
    tagIds: row.tag_ids.map(Number),
    isBlocked: row.blocked_at !== null,
    foundText: row.found_text === lastText ? null : row.found_text,
  };
}

const nameless = (conversationId: string): string => `Visitor ${conversationId.slice(0, 4).toUpperCase()}`;
