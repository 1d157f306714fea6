import type { Keys } from '../screens/keys';
import type { Screen } from '../screens/Screen';
import { type InboxSearch, readInboxSearch } from './inboxFilter';
import { shownViews, viewNames } from './viewWords';

export const listKeys = {
  next: { press: ['j', 'ArrowDown'], shown: 'J / ↓', does: 'Next conversation' },
  previous: { press: ['k', 'ArrowUp'], shown: 'K / ↑', does: 'Previous conversation' },
  open: { press: [], shown: 'Enter', does: 'Open it' },
} as const satisfies Keys;

/** In the rail stand its views. */
export const inboxScreen: Screen<'inbox', InboxSearch> = {
  path: 'inbox',
  title: 'Inbox',
  role: 'agent',
  commands: shownViews.map((view) => ({
    id: `view-${view}`,
    title: viewNames[view],
    search: view === 'open' ? {} : { view },
  })),
  keys: { title: 'In the list', keys: listKeys },
  readSearch: readInboxSearch,
  load: async () => (await import('../desk/screens')).InboxScreen,
};

export const nothingOpenScreen: Screen<'/'> = {
  path: '/',
  title: 'Inbox, nothing open',
  role: 'agent',
  load: async () => (await import('../desk/screens')).NothingOpen,
};
