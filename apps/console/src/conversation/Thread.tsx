import { memo, useMemo, useRef } from 'react';
import { useWhenVisible } from '../app/useWhenVisible';
import { ArrowDownIcon } from '../icons/ArrowDownIcon';
import { rowsOfDays } from './rowsOfDays';
import styles from './Thread.module.css';
import type { ThreadProps } from './ThreadProps';
import { ThreadRows } from './ThreadRows';
import { useThreadScroll } from './useThreadScroll';

/** What is written in the field below, and who else looks, does not concern it. */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { days, entries, isLoadingOlder } = props;
  const last = entries.at(-1);
  const { scroller, content, hasNewBelow, scrolled, showNewest } = useThreadScroll({
    lastKey: last?.key,
    isLastQueued: last !== undefined && last.delivery.kind !== 'stored',
  });
  const rows = useMemo(() => rowsOfDays(days), [days]);
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        // What comes is told apart: rows also come by scrolling, and older pages above.
        aria-live="off"
        aria-label="Conversation"
        aria-busy={isLoadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
        tabIndex={0}
        data-scroller
        onScroll={scrolled}
      >
        <div ref={content} className={styles.content}>
          <ThreadStart {...props} />
          <ThreadRows {...props} rows={rows} scroller={scroller} />
        </div>
      </div>
      {hasNewBelow && (
        <button type="button" className={styles.pill} onClick={showNewest}>
          <ArrowDownIcon /> New messages
        </button>
      )}
    </div>
  );
});

/** Its height never changes, so that loading does not move what someone reads. */
function ThreadStart({ entries, hasOlder, isLoadingOlder, isConnected, onLoadOlder }: ThreadProps) {
  const start = useRef<HTMLParagraphElement>(null);
  useWhenVisible(start, `${entries[0]?.key} ${isConnected}`, onLoadOlder);
  return (
    <p ref={start} className={styles.start}>
      {isLoadingOlder && 'Loading older messages…'}
      {!hasOlder && 'Start of the conversation'}
    </p>
  );
}
