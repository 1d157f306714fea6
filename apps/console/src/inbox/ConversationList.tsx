import { useRef } from 'react';
import { useArrival } from '../app/useArrival';
import styles from './ConversationList.module.css';
import type { ConversationListProps } from './ConversationListProps';
import { ConversationRows } from './ConversationRows';
import { EmptyList, EmptyView, FailedList, LoadingRows } from './ListStates';
import { SearchField } from './SearchField';

export function ConversationList(props: ConversationListProps) {
  const { conversations, isLoading, isFailed } = props;
  // Beside an open conversation the list is not what opens.
  const arrival = useArrival<HTMLHeadingElement>(props.openId === null ? props.title : null);
  const scroller = useRef<HTMLElement>(null);
  const isEmpty = !isLoading && !isFailed && conversations.length === 0;
  return (
    <>
      <div className={styles.head}>
        <SearchField field={props.searchField} query={props.query} onQuery={props.onQuery} />
      </div>
      <h1 className={styles.title} {...arrival}>
        {props.title}
      </h1>
      <nav
        ref={scroller}
        className={styles.scroller}
        aria-label="Conversations"
        aria-busy={isLoading}
        data-scroller
      >
        {isLoading && <LoadingRows />}
        {isFailed && <FailedList onRetry={props.retry} />}
        {isEmpty && <Empty {...props} />}
        {conversations.length > 0 && <ConversationRows {...props} scroller={scroller} />}
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
