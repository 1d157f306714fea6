import type { Colleague, ConversationSummary, InboxFilter } from '@shopbell/protocol';
import { type RefObject, useMemo, useRef } from 'react';
import { Boundary } from '../app/Boundary';
import { browserDates } from '../app/dates';
import { useArrival } from '../app/useArrival';
import { useNow } from '../app/useNow';
import styles from './ConversationList.module.css';
import { ConversationRow, UnshownRow } from './ConversationRow';
import { EmptyList, EmptyView, FailedList, LoadingRows } from './ListStates';
import { MoreConversations } from './MoreConversations';
import { SearchField } from './SearchField';
import { useListKeys } from './useListKeys';

export interface ConversationListProps {
  readonly title: string;
  readonly filter: InboxFilter;
  readonly query: string;
  readonly searchField: RefObject<HTMLInputElement | null>;
  readonly conversations: readonly ConversationSummary[];
  readonly colleagues: readonly Colleague[];
  readonly openId: string | null;
  /** Where a reply of ours was refused for good. */
  readonly refusedIn: readonly string[];
  readonly appKey: string | null;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  readonly onQuery: (query: string) => void;
  readonly retry: () => void;
  readonly loadMore: () => void;
}

export function ConversationList(props: ConversationListProps) {
  const { conversations, isLoading, isFailed } = props;
  // Beside an open conversation the list is not what opens.
  const arrival = useArrival<HTMLHeadingElement>(props.openId === null ? props.title : null);
  const isEmpty = !isLoading && !isFailed && conversations.length === 0;
  return (
    <>
      <div className={styles.head}>
        <SearchField field={props.searchField} query={props.query} onQuery={props.onQuery} />
      </div>
      <h1 className={styles.title} {...arrival}>
        {props.title}
      </h1>
      <nav className={styles.scroller} aria-label="Conversations" aria-busy={isLoading} data-scroller>
        {isLoading && <LoadingRows />}
        {isFailed && <FailedList onRetry={props.retry} />}
        {isEmpty && <Empty {...props} />}
        {conversations.length > 0 && <Rows {...props} />}
      </nav>
    </>
  );
}

/** A shop without a single conversation is told how to get one; an empty view says what that means. */
function Empty({ filter, appKey }: ConversationListProps) {
  const isWhole = filter.view === 'open' || filter.view === 'all';
  if (filter.q === undefined && filter.tag === undefined && isWhole) return <EmptyList appKey={appKey} />;
  return <EmptyView filter={filter} />;
}

function Rows({ conversations, colleagues, openId, refusedIn, ...more }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const nowMs = useNow(20_000);
  const dates = useMemo(browserDates, []);
  const names = useMemo(() => new Map(colleagues.map(({ userId, name }) => [userId, name])), [colleagues]);
  useListKeys(list);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {conversations.map((summary) => (
          <li key={summary.conversationId} className={styles.item}>
            <Boundary shown={summary} fallback={<UnshownRow conversationId={summary.conversationId} />}>
              <ConversationRow
                summary={summary}
                assigneeName={
                  summary.assigneeId === null ? null : (names.get(summary.assigneeId) ?? 'Someone')
                }
                isOpen={summary.conversationId === openId}
                hasUnsent={refusedIn.includes(summary.conversationId)}
                nowMs={nowMs}
                dates={dates}
              />
            </Boundary>
          </li>
        ))}
      </ul>
      {more.hasMore && (
        <MoreConversations
          count={conversations.length}
          isLoading={more.isLoadingMore}
          isFailed={more.isMoreFailed}
          onMore={more.loadMore}
        />
      )}
    </>
  );
}
