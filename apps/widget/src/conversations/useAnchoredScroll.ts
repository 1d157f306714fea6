import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TimelineMessage } from './timeline';

/** chosen: MSG-50. */
const scrolledUpPx = 100;
const topReachPx = 80;

/** Stays at the bottom while the reader is there, and stays where the reader is when older messages come in above. */
export function useAnchoredScroll(
  messages: readonly TimelineMessage[],
  isTyping: boolean,
  onReachTop: () => void,
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const place = useRef({ isAtBottom: true, firstKey: '', fromBottom: 0 });

  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const onScroll = () => {
      const fromBottom = list.scrollHeight - list.scrollTop - list.clientHeight;
      place.current.fromBottom = fromBottom;
      place.current.isAtBottom = fromBottom <= scrolledUpPx;
      if (list.scrollTop < topReachPx) onReachTop();
    };
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => list.removeEventListener('scroll', onScroll);
  }, [onReachTop]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing dots change the height without changing messages
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const firstKey = messages[0]?.key ?? '';
    const grewAbove = place.current.firstKey !== '' && place.current.firstKey !== firstKey;
    place.current.firstKey = firstKey;
    const isOwnNew = messages.at(-1)?.delivery.kind === 'pending';
    if (place.current.isAtBottom || isOwnNew) list.scrollTop = list.scrollHeight;
    else if (grewAbove) list.scrollTop = list.scrollHeight - list.clientHeight - place.current.fromBottom;
  }, [messages, isTyping]);

  return element;
}
