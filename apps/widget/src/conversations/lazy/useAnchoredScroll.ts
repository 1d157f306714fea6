import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { glideToBottom } from './glideToBottom';
import type { TimelineMessage } from './timeline';

/** chosen: MSG-50. */
const scrolledUpPx = 100;
const topReachPx = 80;
/** Nothing beside the list shrinks and grows again by so much between two looks: that was the reader. */
const surelyReaderPx = 300;

export interface ReadingPlace {
  isLong?: boolean;
  isAtBottom: boolean;
  firstKey?: string | undefined;
  lastKey?: string | undefined;
  fromBottom: number;
  /** Where the list stood when it was last looked at, and the least it could be scrolled to since. */
  top: number;
  lowestMax: number;
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
  const place = useRef<ReadingPlace>({ isAtBottom: true, fromBottom: 0, top: 0, lowestMax: 0 });
  const [isAtBottom, setIsAtBottom] = useState(true);

  /** The reader at the bottom stays there; of any other it is noted where they are. */
  const look = useCallback(
    (isScroll: boolean) => {
      const list = element.current;
      // A hidden list has no height and tells nothing.
      if (!list?.clientHeight) return;
      // What grows or shrinks moves the list as well; a reader is told by a scroll, or by how far it went before that came.
      const { top, isLong } = place.current;
      const isSurely = isScroll || (!isLong && top - list.scrollTop > surelyReaderPx);
      const isLeft = hasReaderGoneUp(list, place.current) && isSurely;
      const isFar = maxTop(list) - list.scrollTop > (isScroll ? scrolledUpPx : 0);
      if (place.current.isAtBottom && isFar && !isLeft) list.scrollTop = list.scrollHeight;
      note(list, place.current, isScroll || !place.current.isLong);
      setIsAtBottom(place.current.isAtBottom);
      onBottom(place.current.isAtBottom);
    },
    [onBottom],
  );

  useEffect(() => {
    const list = element.current;
    if (!list) return;
    const onScroll = () => {
      look(true);
      if (list.clientHeight && list.scrollTop < topReachPx) onReachTop();
    };
    // The keyboard of a phone, a picture that loads, a composer that grows.
    const sizes = new ResizeObserver(() => look(false));
    const onChange = () => {
      for (const child of list.children) sizes.observe(child);
      // Sizes are told once a frame: what shrinks and grows in between would look like a reader who went up.
      hasReaderGoneUp(list, place.current);
    };
    const changes = new MutationObserver(onChange);
    changes.observe(list, { childList: true, subtree: true });
    sizes.observe(list);
    onChange();
    list.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      changes.disconnect();
      sizes.disconnect();
      list.removeEventListener('scroll', onScroll);
    };
  }, [onReachTop, look]);

  // WIN-06: whoever opens the window sees the newest.
  useLayoutEffect(() => {
    if (isOpen && element.current) toBottom(element.current, place.current);
  }, [isOpen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: typing dots and a long list change the height without changing messages
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return;
    const { firstKey, lastKey, fromBottom } = place.current;
    const [first, last] = [messages[0], messages.at(-1)];
    Object.assign(place.current, { isLong, firstKey: first?.key, lastKey: last?.key });
    const isOwnNew = last?.delivery.kind === 'pending' && last.key !== lastKey;
    if (isOwnNew) toBottom(list, place.current);
    else if (place.current.isAtBottom) look(false);
    else if (!isLong && firstKey && firstKey !== first?.key) list.scrollTop = maxTop(list) - fromBottom;
  }, [messages, isTyping, isLong]);

  const glide = useCallback(() => {
    const list = element.current;
    if (list) glideToBottom(list, () => toBottom(list, place.current));
  }, []);

  return { element, place, isAtBottom, glide };
}

const maxTop = (list: HTMLElement) => list.scrollHeight - list.clientHeight;

function toBottom(list: HTMLElement, place: ReadingPlace): void {
  list.scrollTop = list.scrollHeight;
  note(list, place, !place.isLong);
}

/** Of a long list only scrolls tell where it stands: it moves itself while its heights become known. */
function note(list: HTMLElement, place: ReadingPlace, isSettled: boolean): void {
  const max = maxTop(list);
  if (isSettled) [place.top, place.lowestMax] = [list.scrollTop, max];
  place.fromBottom = max - list.scrollTop;
  place.isAtBottom = place.fromBottom <= scrolledUpPx;
}

/** Scrolls are told late: what has grown since is no reader who went up, nor what was pushed up as it shrank. */
function hasReaderGoneUp(list: HTMLElement, place: ReadingPlace): boolean {
  place.lowestMax = Math.min(place.lowestMax, maxTop(list));
  return list.scrollTop < Math.min(place.top, place.lowestMax) - 1;
}
