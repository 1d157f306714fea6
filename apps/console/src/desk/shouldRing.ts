import type { ConversationSummary } from '@shopbell/protocol';

export interface RingFacts {
  readonly row: ConversationSummary;
  /** As it was known before; null if it was not on any list. */
  readonly before: ConversationSummary | null;
  readonly userId: string;
  /** The conversation someone looks at in this moment; null when the page is hidden. */
  readonly lookedAt: string | null;
}

/** A shopper wrote something new that is for this person, or for anyone, and nobody here is looking at it. */
export function shouldRing({ row, before, userId, lookedAt }: RingFacts): boolean {
  if (row.lastMessage.fromAgent || row.isBlocked) return false;
  if (before !== null && before.headId >= row.headId) return false;
  if (row.assigneeId !== null && row.assigneeId !== userId) return false;
  return row.conversationId !== lookedAt;
}
