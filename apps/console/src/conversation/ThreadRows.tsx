import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { dayLabel } from '../app/dayLabel';
import { NoteGroup } from './NoteGroup';
import type { ThreadRow } from './rowsOfDays';
import { SaidMessage } from './SaidMessage';
import styles from './Thread.module.css';
import type { ThreadProps } from './ThreadProps';
import type { ThreadEntry } from './threadEntries';

export interface ThreadRowsProps extends ThreadProps {
  readonly rows: readonly ThreadRow[];
  readonly scroller: RefObject<HTMLElement | null>;
}

/** What stands above the first row, by the styles of the thread: its padding and its start. */
const startPx = 28;
/** Drawn beyond what is seen, so that nobody who scrolls sees an empty place. */
const beyondPx = 600;

/** Only what can be seen stands in the page, however much was said. */
export function ThreadRows({ rows, scroller, ...props }: ThreadRowsProps) {
  // Who edits a message, or holds the focus in one, keeps it when something else scrolls it out of sight.
  const [focusedKey, setFocusedKey] = useState<string | null>(null);
  const focused = rows.findIndex(({ key }) => key === focusedKey);
  return (
    <Virtualizer
      data={rows}
      scrollRef={scroller}
      shift={useGrewAbove(props.entries)}
      startMargin={startPx}
      bufferSize={beyondPx}
      keepMounted={focused < 0 ? [] : [focused]}
    >
      {(row) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
        <div key={row.key} onFocus={() => setFocusedKey(row.key)}>
          <Row row={row} {...props} />
        </div>
      )}
    </Virtualizer>
  );
}

/** An older page has come: places are kept from the end, not from the start. */
function useGrewAbove(entries: readonly ThreadEntry[]): boolean {
  const first = useRef(entries[0]?.key);
  const last = useRef(entries.at(-1)?.key);
  const grewAbove = first.current !== entries[0]?.key && last.current === entries.at(-1)?.key;
  useLayoutEffect(() => {
    first.current = entries[0]?.key;
    last.current = entries.at(-1)?.key;
  });
  return grewAbove;
}

function Row({ row, ...props }: ThreadProps & { readonly row: ThreadRow }) {
  const { visitorName, ownId, dates, nowMs, onRetry, onDiscard } = props;
  switch (row.kind) {
    case 'day':
      return (
        <p className={styles.day}>
          <time dateTime={row.day.day}>{dayLabel(row.day.createdMs, nowMs, dates)}</time>
        </p>
      );
    case 'line':
      return <p className={styles.line}>{row.text}</p>;
    case 'notes':
      return <NoteGroup group={row.group} dates={dates} />;
    case 'message': {
      const { entry, isFirst, isLast, isContinued } = row;
      return (
        <SaidMessage
          {...{ entry, isFirst, isLast, isContinued, visitorName, ownId, dates, onRetry, onDiscard }}
        />
      );
    }
  }
}
