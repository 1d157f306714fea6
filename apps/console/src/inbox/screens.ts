import type { Screen } from '../screens/Screen';
import { type InboxSearch, readInboxSearch } from './inboxFilter';
import { listKeys } from './listKeys';
import { shownViews, viewNames } from './viewWords';

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
