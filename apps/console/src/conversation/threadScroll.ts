/** What the thread looked like when it was last laid out. */
export interface ThreadLayout {
  readonly lastKey: string | undefined;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export interface ThreadChange {
  readonly before: ThreadLayout | null;
  readonly after: ThreadLayout;
  readonly scrollTop: number;
  /** Whether the reader was at the end when they, or the list, last scrolled. */
  readonly wasAtEnd: boolean;
  /** The last message is our own and was just queued. */
  readonly isLastQueued: boolean;
}

export type ScrollDecision =
  | { readonly kind: 'to-bottom' }
  | { readonly kind: 'stay'; readonly hasNewBelow: boolean };

const nearBottomPx = 100;

type Heights = Pick<ThreadLayout, 'scrollHeight' | 'clientHeight'>;

const isNearBottom = (scrollTop: number, { scrollHeight, clientHeight }: Heights): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearBottomPx;

/**
 * What came just after the list went to its end, and before its scroll is heard of, has not taken the reader away from there:
 * they are at the end of what there is, or of what they were last shown.
 */
export const isAtEnd = (scrollTop: number, now: Heights, shown: Heights | null): boolean =>
  isNearBottom(scrollTop, now) || (shown !== null && isNearBottom(scrollTop, shown));

/**
 * Who reads at the end stays at the end; who reads further up is not moved, whatever arrives. Heights out of sight are guessed
 * until they are seen, and the list moves its place with them: where the reader is, is what the last scroll said.
 */
export function scrollAfter({
  before,
  after,
  scrollTop,
  wasAtEnd,
  isLastQueued,
}: ThreadChange): ScrollDecision {
  if (before === null || (wasAtEnd && isNearBottom(scrollTop, before))) return { kind: 'to-bottom' };
  const hasNewBelow = before.lastKey !== after.lastKey;
  return hasNewBelow && isLastQueued ? { kind: 'to-bottom' } : { kind: 'stay', hasNewBelow };
}
