import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isAtEnd, scrollAfter, type ThreadLayout } from './threadScroll';

export interface ThreadEnd {
  readonly lastKey: string | undefined;
  readonly isLastQueued: boolean;
}

export function useThreadScroll({ lastKey, isLastQueued }: ThreadEnd) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef<ThreadLayout | null>(null);
  const wasAtEnd = useRef(true);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  function settle() {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const after = { lastKey, scrollHeight, clientHeight };
    const where = { scrollTop, wasAtEnd: wasAtEnd.current, isLastQueued };
    const decision = scrollAfter({ before: seen.current, after, ...where });
    seen.current = after;
    if (decision.kind === 'to-bottom') element.scrollTop = scrollHeight;
    else if (decision.hasNewBelow) setHasNewBelow(true);
  }

  const settleLater = useEffectEvent(settle);
  useLayoutEffect(settle);
  useEffect(() => {
    const observer = new ResizeObserver(() => settleLater());
    for (const element of [scroller.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function scrolled() {
    const element = scroller.current;
    if (!element) return;
    wasAtEnd.current = isAtEnd(element.scrollTop, element, seen.current);
    if (wasAtEnd.current) setHasNewBelow(false);
  }

  function showNewest() {
    wasAtEnd.current = true;
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
    setHasNewBelow(false);
  }

  return { scroller, content, hasNewBelow, scrolled, showNewest };
}
