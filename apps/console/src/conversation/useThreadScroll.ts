import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { holdAtEnd } from './holdAtEnd';
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
  const isHeld = useRef(false);
  const [hasNewBelow, setHasNewBelow] = useState(false);

  function goToEnd(element: HTMLElement) {
    wasAtEnd.current = true;
    element.scrollTop = element.scrollHeight;
    if (isHeld.current) return;
    isHeld.current = true;
    holdAtEnd(element, () => {
      isHeld.current = false;
    });
  }

  function settle() {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    const after = { lastKey, scrollHeight, clientHeight };
    const where = { scrollTop, wasAtEnd: wasAtEnd.current, isLastQueued };
    const before = isHeld.current ? null : seen.current;
    const decision = scrollAfter({ before, after, ...where });
    seen.current = after;
    if (decision.kind === 'to-bottom') goToEnd(element);
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
    wasAtEnd.current = isHeld.current || isAtEnd(element.scrollTop, element, seen.current);
    if (wasAtEnd.current) setHasNewBelow(false);
  }

  function showNewest() {
    if (scroller.current) goToEnd(scroller.current);
    setHasNewBelow(false);
  }

  return { scroller, content, hasNewBelow, scrolled, showNewest };
}
