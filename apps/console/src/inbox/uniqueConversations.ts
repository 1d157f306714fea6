import type { ConversationList, ConversationSummary } from '@shopbell/protocol';

/** All pages as one list. A conversation that moved up between two pages stands in both; the first is the newer. */
export function uniqueConversations(pages: readonly ConversationList[]): readonly ConversationSummary[] {
  const byId = new Map<string, ConversationSummary>();
  for (const summary of pages.flatMap(({ conversations }) => conversations)) {
    if (!byId.has(summary.conversationId)) byId.set(summary.conversationId, summary);
  }
  return [...byId.values()];
}
