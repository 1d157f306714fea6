/** How the inbox can be looked at. */
export const inboxViews = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'all'] as const;
export type InboxView = (typeof inboxViews)[number];

export type ConversationStatus = 'open' | 'snoozed' | 'closed';

/** What decides where a conversation stands. */
export interface InboxPlace {
  readonly conversationId: string;
  readonly status: ConversationStatus;
  readonly assigneeId: string | null;
  readonly waitingSince: string | null;
  readonly lastMessageAt: string;
}

/** The same sentence as the server's queries say in SQL. */
export function isInView(view: InboxView, place: InboxPlace, userId: string): boolean {
  const isOpen = place.status === 'open';
  switch (view) {
    case 'all':
      return true;
    case 'open':
      return isOpen;
    case 'mine':
      return isOpen && place.assigneeId === userId;
    case 'unassigned':
      return isOpen && place.assigneeId === null;
    case 'waiting':
      return isOpen && place.waitingSince !== null;
    default:
      return place.status === view;
  }
}

/** Newest activity first; those who wait, longest first. */
export function compareInView(view: InboxView, left: InboxPlace, right: InboxPlace): number {
  if (view === 'waiting') {
    return (
      compareText(left.waitingSince ?? '', right.waitingSince ?? '') ||
      compareText(left.conversationId, right.conversationId)
    );
  }
  return (
    compareText(right.lastMessageAt, left.lastMessageAt) ||
    compareText(right.conversationId, left.conversationId)
  );
}

/** Times are compared as text: all of them are written in the same form, in UTC. */
const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
