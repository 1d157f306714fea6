import { type ReactElement, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { useTexts } from '../../i18n';
import { useStyles } from '../../styles';
import { anchorOf, holdInPlace } from './holdInPlace';
import css from './longList.css?inline';
import { type LongRow, longRows } from './longRows';
import type { TimelineMessage } from './timeline';
import type { ReadingPlace } from './useAnchoredScroll';

export interface LongListProps {
  readonly messages: readonly TimelineMessage[];
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Where the reader is. */
  readonly place: RefObject<ReadingPlace>;
  readonly children: (message: TimelineMessage) => ReactElement;
}

/** Above the first row, by the styles of the list. */
const paddingPx = 16;
/** chosen: a list that has just become long stands there whole at first, so that no frame of it is empty. */
const atOnceMax = 200;

/** Only what can be seen stands in the page, however much was said. */
export function View({ messages, scroller, place, children }: LongListProps) {
  useStyles(css);
  const { formatDay } = useTexts();
  const rows = useMemo(() => longRows(messages), [messages]);
  const list = useRef<VirtualizerHandle>(null);
  const firstKey = messages[0]?.key;
  const drawnKey = useRef<string | undefined>(undefined);
  const isDrawn = drawnKey.current !== undefined;
  const grewAbove = isDrawn && drawnKey.current !== firstKey;
  // Looked up before anything moves: also the plain list that has stood here until now.
  const isMoving = (!isDrawn || grewAbove) && !place.current.isAtBottom;
  const read = isMoving && scroller.current ? anchorOf(scroller.current) : null;
  const letGo = useRef(() => {});
  useLayoutEffect(() => {
    const index = isDrawn ? -1 : rows.findIndex(({ message }) => message?.key === read?.key);
    drawnKey.current = firstKey;
    if (!read || !scroller.current) return;
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'start', offset: -read.top });
    letGo.current();
    letGo.current = holdInPlace(scroller.current, read);
  });
  useLayoutEffect(() => () => letGo.current(), []);

  return (
    <div className="long-list">
      <Virtualizer
        ref={list}
        data={rows}
        scrollRef={scroller}
        shift={grewAbove}
        startMargin={paddingPx}
        ssrCount={rows.length > atOnceMax ? 0 : rows.length}
        item={Row}
      >
        {(row: LongRow) =>
          row.message ? (
            children(row.message)
          ) : (
            <p key={row.key} className="day">
              {formatDay(row.at, Date.now())}
            </p>
          )
        }
      </Virtualizer>
    </div>
  );
}

const Row = ({ style, children, ref }: CustomItemComponentProps) => (
  <div ref={ref} className="long-row" style={style}>
    {children}
  </div>
);
