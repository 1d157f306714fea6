import { openingLimits } from '@shopbell/protocol';

export interface OpeningFacts {
  /** The address of the page asks for it: that is no auto-open, and nothing forbids it (WIN-24). */
  readonly isAskedByLink: boolean;
  readonly lastOpenedMs: number | null;
  readonly lastActiveMs: number | null;
  /** An earlier page has left words that were sent and reached nobody. */
  readonly hasUnsent: boolean;
  readonly isMobile: boolean;
  readonly isCheckout: boolean;
  readonly disableAutoOpen: boolean;
}

export function shouldAutoOpen(facts: OpeningFacts, nowMs: number): boolean {
  if (facts.isAskedByLink) return true;
  const isForbidden = facts.isMobile || facts.isCheckout || facts.disableAutoOpen;
  return !isForbidden && isWithin(openingLimits.autoOpenMs, facts.lastOpenedMs, nowMs);
}

/** Connect with the window still closed, so that answers raise the badge and nothing that was said stays behind. */
export const shouldResume = (facts: OpeningFacts, nowMs: number): boolean =>
  !shouldAutoOpen(facts, nowMs) &&
  (facts.hasUnsent || isWithin(openingLimits.resumeMs, facts.lastActiveMs, nowMs));

const isWithin = (limitMs: number, sinceMs: number | null, nowMs: number): boolean =>
  sinceMs !== null && nowMs - sinceMs <= limitMs;
