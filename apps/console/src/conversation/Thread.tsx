import type { OutgoingKey } from '@shopbell/rules/conversation';
import { useRef } from 'react';
import type { Dates } from '../app/dates';
import { dayLabel } from '../app/dayLabel';
import { useWhenVisible } from '../app/useWhenVisible';
import { ArrowDownIcon } from '../icons/ArrowDownIcon';
import type { DayOfEntries } from './groupEntries';
import { MessageGroup } from './MessageGroup';
import { NoteGroup } from './NoteGroup';
import styles from './Thread.module.css';
import type { ThreadEntry } from './threadEntries';
import { useThreadScroll } from './useThreadScroll';

export interface ThreadProps {
  readonly days: readonly DayOfEntries[];
  readonly entries: readonly ThreadEntry[];
  readonly visitorName: string;
  readonly ownName: string;
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly isConnected: boolean;
  readonly nowMs: number;
  readonly dates: Dates;
  readonly onLoadOlder: () => void;
  readonly onRetry: (key: OutgoingKey) => void;
  readonly onDiscard: (key: OutgoingKey) => void;
}

export function Thread(props: ThreadProps) {
  const { days, entries, isLoadingOlder } = props;
  const last = entries.at(-1);
  const { scroller, content, hasNewBelow, scrolled, showNewest } = useThreadScroll({
    firstKey: entries[0]?.key,
    lastKey: last?.key,
    isLastQueued: last !== undefined && last.delivery.kind !== 'stored',
  });
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label="Conversation"
        aria-busy={isLoadingOlder}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard.
        tabIndex={0}
        data-scroller
        onScroll={scrolled}
      >
        <div ref={content} className={styles.content}>
          <ThreadStart {...props} />
          {days.map((day) => (
            <Day key={day.day} day={day} {...props} />
          ))}
        </div>
      </div>
      {hasNewBelow && (
        <button type="button" className={styles.pill} onClick={showNewest}>
          <ArrowDownIcon /> New messages
        </button>
      )}
    </div>
  );
}

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

function Day({ day, ...props }: ThreadProps & { readonly day: DayOfEntries }) {
  return (
    <>
      <p className={styles.day}>
        <time dateTime={day.day}>{dayLabel(day.createdMs, props.nowMs, props.dates)}</time>
      </p>
      {day.groups.map((group) =>
        group.isNote ? (
          <NoteGroup key={group.key} group={group} dates={props.dates} />
        ) : (
          <MessageGroup key={group.key} group={group} {...props} />
        ),
      )}
    </>
  );
}
