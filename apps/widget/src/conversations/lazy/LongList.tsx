import { type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { useStyles } from '../../styles';
import css from './longList.css?inline';
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

/** Only what can be seen stands in the page, however much was said. */
export function View({ messages, scroller, place, children }: LongListProps) {
  useStyles(css);
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const firstKey = useRef(messages[0]?.key);
  const grewAbove = firstKey.current !== messages[0]?.key;
  useLayoutEffect(() => {
    firstKey.current = messages[0]?.key;
  });

  const toBottom = () => {
    // No `scrollTo`: old libraries have one of their own.
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the plain list has stood until now
  useLayoutEffect(() => {
    const { isAtBottom, anchor } = place.current;
    const index = messages.findIndex(({ key }) => key === anchor?.key);
    // At once: `scrollToIndex` waits for heights, and gives up where they take long.
    if (isAtBottom || !anchor || index < 0) toBottom();
    else list.current?.scrollToIndex(index, { align: 'start', offset: -anchor.top });
  }, []);

  useLayoutEffect(() => {
    if (!box.current) return;
    // Heights are guessed until they are seen: whoever reads the newest goes on doing so when they become known.
    const sizes = new ResizeObserver(() => {
      const element = scroller.current;
      if (element && place.current.isAtBottom) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [scroller, place]);

  return (
    <div ref={box} className="long-list">
      <Virtualizer
        ref={list}
        data={messages}
        scrollRef={scroller}
        shift={grewAbove}
        startMargin={paddingPx}
        item={Row}
      >
        {children}
      </Virtualizer>
    </div>
  );
}

const Row = ({ style, children, ref }: CustomItemComponentProps) => (
  <div ref={ref} className="long-row" style={style}>
    {children}
  </div>
);
