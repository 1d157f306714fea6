import { useStore } from '@shopbell/looks';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from '@tanstack/react-router';
import { useRef } from 'react';
import { useDocumentTitle } from '../app/useDocumentTitle';
import { useDesk } from '../desk/useDesk';
import { everywhereKeys } from '../screens/keys';
import { useKeys } from '../screens/useKeys';
import { ConversationList } from './ConversationList';
import styles from './InboxScreen.module.css';
import { colleaguesQuery, countsQuery, tagsQuery } from './inboxQueries';
import { inboxTitle } from './inboxTitle';
import { useConversations } from './useConversations';
import { useInboxFilter } from './useInboxFilter';
import { viewNames } from './viewWords';

const searchKeys = { search: everywhereKeys.search };

export function InboxScreen() {
  const { conversationId } = useParams({ strict: false });
  const { search, filter, setQuery } = useInboxFilter();
  const list = useConversations(filter);
  const { data: counts } = useQuery(countsQuery);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { data: tags } = useQuery(tagsQuery);
  const searchField = useRef<HTMLInputElement>(null);
  const { desk, member } = useDesk();
  const refusedIn = useStore(desk.client.refusedIn);
  const tagName = tags?.find(({ id }) => id === filter.tag)?.name;
  useDocumentTitle(inboxTitle(counts?.waiting ?? 0));
  useKeys(searchKeys, {
    search: (event) => {
      event.preventDefault();
      searchField.current?.focus();
      searchField.current?.select();
    },
  });
  const view = tagName ?? viewNames[filter.view];
  return (
    <main className={styles.inbox} data-showing={conversationId === undefined ? 'list' : 'conversation'}>
      <div className={styles.list}>
        <ConversationList
          {...list}
          title={filter.q === undefined ? view : `Results in ${view === 'All' ? 'all conversations' : view}`}
          filter={filter}
          query={search.q ?? ''}
          searchField={searchField}
          colleagues={colleagues}
          onQuery={setQuery}
          openId={conversationId ?? null}
          refusedIn={refusedIn}
          appKey={member.shop.appKey}
        />
      </div>
      <div className={styles.conversation}>
        <Outlet />
      </div>
    </main>
  );
}
