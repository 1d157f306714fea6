import type { InboxView } from '@shopbell/rules/inbox';

export const viewNames: Record<InboxView, string> = {
  open: 'Open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  waiting: 'Waiting',
  snoozed: 'Snoozed',
  closed: 'Closed',
  all: 'All',
};

/** In the order of the rail. */
export const shownViews = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'all'] as const;

/** What an empty view means. */
export const emptyViews: Record<InboxView, string> = {
  open: 'Nothing is open. Well done.',
  mine: 'Nothing is assigned to you.',
  unassigned: 'Everything is in somebody’s hands.',
  waiting: 'Nobody waits for an answer.',
  snoozed: 'Nothing is put off until later.',
  closed: 'Nothing has been closed yet.',
  all: 'There is nothing here.',
};
