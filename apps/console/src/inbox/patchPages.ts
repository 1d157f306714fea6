import type { ConversationList, ConversationSummary, InboxFilter } from '@shopbell/protocol';
import { compareInView, type InboxPlace, isInView } from '@shopbell/rules/inbox';

export interface Patch {
  readonly filter: InboxFilter;
  readonly rows: readonly ConversationSummary[];
  /** Whose "mine" it is. */
  readonly userId: string;
}

/**
 * Brings changed rows into a list that is on screen: each to its place, out of it, or into it. What would stand beyond
 * the last loaded row is left out, since it comes with the next page. Of a search only known rows change: whether
 * another belongs to it, only the server knows.
 */
export function patchPages(
  pages: readonly ConversationList[],
  { filter, rows, userId }: Patch,
): readonly ConversationList[] {
  const changed = new Map(rows.map((row) => [row.conversationId as string, row]));
  const last = pages.at(-1);
  if (!last) return pages;
  if (filter.q !== undefined) return pages.map((page) => withChanged(page, changed));
  const listed = listedIn(pages);
  const belongs = (row: ConversationSummary) =>
    isInView(filter.view, placeOf(row), userId) &&
    (filter.tag === undefined || row.tagIds.includes(filter.tag));
  const order = (left: ConversationSummary, right: ConversationSummary) =>
    compareInView(filter.view, placeOf(left), placeOf(right));
  const end = last.hasMore ? listed.at(-1) : undefined;
  const kept = listed.filter(({ conversationId }) => !changed.has(conversationId));
  const arriving = rows.filter((row) => belongs(row) && (end === undefined || order(row, end) <= 0));
  const conversations = [...kept, ...arriving].sort(order);
  // As many pages as before, so that reading them anew reads as far, and the last one says where the next begins.
  return pages.map((page, index) => ({ ...page, conversations: index === 0 ? conversations : [] }));
}

/** All pages as one list. A conversation that moved up between two pages stands in both; the first is the newer. */
export function listedIn(pages: readonly ConversationList[]): readonly ConversationSummary[] {
  const byId = new Map<string, ConversationSummary>();
  for (const row of pages.flatMap(({ conversations }) => conversations)) {
    if (!byId.has(row.conversationId)) byId.set(row.conversationId, row);
  }
  return [...byId.values()];
}

const withChanged = (
  page: ConversationList,
  changed: ReadonlyMap<string, ConversationSummary>,
): ConversationList => ({
  ...page,
  conversations: page.conversations.map((row) => {
    const now = changed.get(row.conversationId);
    return now ? { ...now, foundText: row.foundText } : row;
  }),
});

const placeOf = (row: ConversationSummary): InboxPlace => ({
  ...row,
  lastMessageAt: row.lastMessage.createdDatetime,
});
