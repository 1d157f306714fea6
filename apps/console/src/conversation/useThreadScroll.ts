import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isNearBottom, scrollAfter, type ThreadLayout } from './threadScroll';

export interface ThreadEnds {
  readonly firstKey: string | undefined;
  readonly lastKey: string | undefined;
  readonly isLastQueued: boolean;
}

export function useThreadScroll({ firstKey, lastKey, isLastQueued }: ThreadEnds) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef<ThreadLayout | null>(null);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  function settle() {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const after = { firstKey, lastKey, scrollHeight, clientHeight };
    const decision = scrollAfter({ before: seen.current, after, scrollTop, isLastQueued });
    seen.current = after;
    element.scrollTop = decision.kind === 'to-bottom' ? scrollHeight : decision.scrollTop;
    if (decision.kind === 'stay' && decision.hasNewBelow) setHasNewBelow(true);
  }

  const settleLater = useEffectEvent(settle);
  useLayoutEffect(settle);
  useEffect(() => {
    const observer = new ResizeObserver(() => settleLater());
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function scrolled() {
    if (scroller.current && seen.current && isNearBottom(scroller.current.scrollTop, seen.current)) {
      setHasNewBelow(false);
    }
  }

  function showNewest() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    setHasNewBelow(false);
  }

  return { scroller, content, hasNewBelow, scrolled, showNewest };
}
