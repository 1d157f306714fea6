import type { ConversationSummary } from '@shopbell/protocol';
import { type ReactElement, type RefObject, useMemo, useRef, useState } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua';
import { Boundary } from '../app/Boundary';
import { browserDates } from '../app/dates';
import { relativeTime } from '../app/relativeTime';
import { useNow } from '../app/useNow';
import { useSteady } from '../app/useSteady';
import styles from './ConversationList.module.css';
import type { ConversationListProps } from './ConversationListProps';
import { ConversationRow, type ConversationRowProps, UnshownRow } from './ConversationRow';
import { MoreConversations } from './MoreConversations';
import { useListKeys } from './useListKeys';

export interface ConversationRowsProps extends ConversationListProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** By the styles: a row, and what stands above the first one. */
const rowPx = 58;
const paddingPx = 6;
/** So many stand in the page as they are, which is what a browser's own search and a reader of lists find. */
const wholeMax = 100;

export function ConversationRows(props: ConversationRowsProps) {
  const { scroller } = props;
  const { shown: conversations, onPointerDown } = useSteady(props.conversations);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [focusedId, setFocusedId] = useState<string>();
  const isWhole = conversations.length <= wholeMax;
  const rowOf = useRowOf(props);
  const ids = conversations.map(({ conversationId }) => conversationId as string);
  const kept = [focusedId, props.openId].map((id) => ids.indexOf(id ?? '')).filter((index) => index >= 0);
  useListKeys({
    box,
    ids,
    openId: props.openId,
    reveal(index) {
      const [rows, seen] = [list.current, scroller.current];
      if (!rows || !seen) return;
      const top = rows.getItemOffset(index);
      const bottom = top + rows.getItemSize(index) + 2 * paddingPx;
      // Once: the virtualizer's own way goes on while rows are measured, against whoever scrolls meanwhile.
      seen.scrollTop = top < seen.scrollTop ? top : bottom - seen.clientHeight;
    },
  });
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus and the pointer are */}
      <div
        ref={box}
        className={styles.box}
        onPointerDown={onPointerDown}
        onFocus={({ target }) => setFocusedId(target.dataset.conversation)}
        onBlur={() => setFocusedId(undefined)}
      >
        {isWhole ? (
          <ul className={styles.rows}>
            {conversations.map((summary) => (
              <li key={summary.conversationId}>{rowOf(summary)}</li>
            ))}
          </ul>
        ) : (
          <Virtualizer
            ref={list}
            as={List}
            item={Item}
            data={conversations}
            scrollRef={scroller}
            itemSize={rowPx}
            startMargin={paddingPx}
            keepMounted={kept}
          >
            {(summary) => rowOf(summary)}
          </Virtualizer>
        )}
      </div>
      {props.hasMore && (
        <MoreConversations
          count={conversations.length}
          isLoading={props.isLoadingMore}
          isFailed={props.isMoreFailed}
          onMore={props.loadMore}
        />
      )}
    </>
  );
}

function useRowOf({ colleagues, openId, refusedIn }: ConversationListProps) {
  const nowMs = useNow(20_000);
  const dates = browserDates();
  const names = useMemo(() => new Map(colleagues.map(({ userId, name }) => [userId, name])), [colleagues]);
  return (summary: ConversationSummary): ReactElement => {
    const { conversationId, assigneeId } = summary;
    return (
      <Boundary
        key={conversationId}
        shown={summary}
        fallback={<UnshownRow conversationId={conversationId} />}
      >
        <TimedRow
          summary={summary}
          assigneeName={assigneeId === null ? null : (names.get(assigneeId) ?? 'Someone')}
          isOpen={conversationId === openId}
          hasUnsent={refusedIn.includes(conversationId)}
          nowMs={nowMs}
          dates={dates}
        />
      </Boundary>
    );
  };
}

type TimedRowProps = Omit<ConversationRowProps, 'when'> & { readonly nowMs: number };

/** Time goes on for all of them; drawn anew are those of which it says something else. */
const TimedRow = ({ nowMs, ...row }: TimedRowProps) => (
  <ConversationRow
    {...row}
    when={relativeTime(Date.parse(row.summary.lastMessage.createdDatetime), nowMs, row.dates)}
  />
);

const List = ({ style, children, ref }: CustomContainerComponentProps) => (
  <ul ref={ref} className={styles.rows} style={style}>
    {children}
  </ul>
);

const Item = ({ style, children, ref }: CustomItemComponentProps) => (
  <li ref={ref} style={style}>
    {children}
  </li>
);
