import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { glideToBottom } from './glideToBottom';
import type { TimelineMessage } from './timeline';

/** chosen: MSG-50. */
const scrolledUpPx = 100;
const topReachPx = 80;

export interface ReadingPlace {
  isAtBottom: boolean;
  firstKey: string;
  fromBottom: number;
  /** The first message in view, and how far below the top it begins. */
  anchor: { readonly key: string; readonly top: number } | null;
}

export interface AnchoredScroll {
  readonly element: RefObject<HTMLDivElement | null>;
  readonly place: RefObject<ReadingPlace>;
  readonly isAtBottom: boolean;
  readonly glide: () => void;
}

export interface AnchoredScrollOptions {
  readonly messages: readonly TimelineMessage[];
  readonly isTyping: boolean;
  readonly isOpen: boolean;
  /** A long list keeps its place itself when it grows above. */
  readonly isLong: boolean;
  readonly onReachTop: () => void;
  readonly onBottom: (isAtBottom: boolean) => void;
}

/** Stays at the bottom while the reader is there, and stays where the reader is when older messages come in above. */
export function useAnchoredScroll(options: AnchoredScrollOptions): AnchoredScroll {
  const { messages, isTyping, isOpen, isLong, onReachTop, onBottom } = options;
  const element = useRef<HTMLDivElement>(null);
  const place = useRef<ReadingPlace>({ isAtBottom: true, firstKey: '', fromBottom: 0, anchor: null });
  const sizes = useRef<ResizeObserver>(null);
  const [isAtBottom, setIsAtBottom] = useState(true);

  const toBottom = useCallback(() => {
    const list = element.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, []);

  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const maxTop = () => list.scrollHeight - list.clientHeight;
    let lastTop = list.scrollTop;
    let lowestMax = maxTop();
    const look = () => {
      // A hidden list has no height and tells nothing.
      if (list.clientHeight === 0) return;
      const [top, max] = [list.scrollTop, maxTop()];
      // Scrolls are told late: what has grown since is no reader who went up, nor what was pushed up as it shrank.
      const isReader = top < Math.min(lastTop, lowestMax, max) - 1;
      [lastTop, lowestMax] = [top, max];
      const fromBottom = max - top;
      if (place.current.isAtBottom && !isReader && fromBottom > scrolledUpPx) return toBottom();
      place.current.fromBottom = fromBottom;
      place.current.isAtBottom = fromBottom <= scrolledUpPx;
      place.current.anchor = anchorOf(list);
      setIsAtBottom(place.current.isAtBottom);
      onBottom(place.current.isAtBottom);
      if (list.scrollTop < topReachPx) onReachTop();
    };
    // The keyboard of a phone, a picture that loads, a composer that grows: the reader at the bottom stays there.
    const observer = new ResizeObserver(() => {
      lowestMax = Math.min(lowestMax, maxTop());
      if (place.current.isAtBottom) toBottom();
    });
    sizes.current = observer;
    observer.observe(list);
    for (const child of list.children) observer.observe(child);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [onReachTop, onBottom, toBottom]);

  // WIN-06: whoever opens the window sees the newest.
  useLayoutEffect(() => {
    if (isOpen) toBottom();
  }, [isOpen, toBottom]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing dots change the height without changing messages
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    for (const child of list.children) sizes.current?.observe(child);
    const firstKey = messages[0]?.key ?? '';
    const grewAbove = place.current.firstKey !== '' && place.current.firstKey !== firstKey;
    place.current.firstKey = firstKey;
    const isOwnNew = messages.at(-1)?.delivery.kind === 'pending';
    if (place.current.isAtBottom || isOwnNew) list.scrollTop = list.scrollHeight;
    else if (grewAbove && !isLong)
      list.scrollTop = list.scrollHeight - list.clientHeight - place.current.fromBottom;
  }, [messages, isTyping]);

  const glide = useCallback(() => {
    if (!element.current) return;
    glideToBottom(element.current, () => {
      place.current.isAtBottom = true;
    });
  }, []);

  return { element, place, isAtBottom, glide };
}

function anchorOf(list: HTMLElement): ReadingPlace['anchor'] {
  const { top } = list.getBoundingClientRect();
  for (const message of list.querySelectorAll<HTMLElement>('[data-key]')) {
    const box = message.getBoundingClientRect();
    if (box.bottom > top) return { key: message.dataset.key ?? '', top: box.top - top };
  }
  return null;
}
