import type { ConversationSummary } from '@shopbell/protocol';
import { useMemo, useRef } from 'react';
import { browserDates } from '../app/dates';
import { useNow } from '../app/useNow';
import styles from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';
import { EmptyList, FailedList, LoadingRows } from './ListStates';
import { MoreConversations } from './MoreConversations';
import { useListKeys } from './useListKeys';

export interface ConversationListProps {
  readonly conversations: readonly ConversationSummary[];
  readonly openId: string | null;
  readonly appKey: string | null;
  readonly waitingCount: number;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly isMoreFailed: boolean;
  readonly retry: () => void;
  readonly loadMore: () => void;
}

export function ConversationList(props: ConversationListProps) {
  const { conversations, isLoading, isFailed, waitingCount } = props;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>Inbox</h1>
        <span className={styles.waiting}>{waitingCount > 0 ? `${waitingCount} waiting` : ''}</span>
      </div>
      <nav className={styles.scroller} aria-label="Conversations" aria-busy={isLoading} data-scroller>
        {isLoading && <LoadingRows />}
        {isFailed && <FailedList onRetry={props.retry} />}
        {!isLoading && !isFailed && conversations.length === 0 && <EmptyList appKey={props.appKey} />}
        {conversations.length > 0 && <Rows {...props} />}
      </nav>
    </>
  );
}

function Rows({ conversations, openId, ...more }: ConversationListProps) {
  const list = useRef<HTMLUListElement>(null);
  const nowMs = useNow(20_000);
  const dates = useMemo(browserDates, []);
  useListKeys(list);
  return (
    <>
      <ul ref={list} className={styles.rows}>
        {conversations.map((summary) => (
          <li key={summary.conversationId}>
            <ConversationRow
              summary={summary}
              isOpen={summary.conversationId === openId}
              nowMs={nowMs}
              dates={dates}
            />
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
