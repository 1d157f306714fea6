/** What the thread looked like when it was last laid out. */
export interface ThreadLayout {
  readonly firstKey: string | undefined;
  readonly lastKey: string | undefined;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

export interface ThreadChange {
  readonly before: ThreadLayout | null;
  readonly after: ThreadLayout;
  readonly scrollTop: number;
  /** The last message is our own and was just queued. */
  readonly isLastQueued: boolean;
}

export type ScrollDecision =
  | { readonly kind: 'to-bottom' }
  | { readonly kind: 'stay'; readonly scrollTop: number; readonly hasNewBelow: boolean };

const nearBottomPx = 100;

export const isNearBottom = (scrollTop: number, { scrollHeight, clientHeight }: ThreadLayout): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearBottomPx;

/** Who reads at the end stays at the end; who reads further up is not moved, whatever arrives above or below. */
export function scrollAfter({ before, after, scrollTop, isLastQueued }: ThreadChange): ScrollDecision {
  if (before === null || isNearBottom(scrollTop, before)) return { kind: 'to-bottom' };
  const hasNewBelow = before.lastKey !== after.lastKey;
  if (hasNewBelow && isLastQueued) return { kind: 'to-bottom' };
  const isGrownAbove = before.firstKey !== after.firstKey;
  const grownBy = isGrownAbove ? after.scrollHeight - before.scrollHeight : 0;
  return { kind: 'stay', scrollTop: scrollTop + grownBy, hasNewBelow };
}
