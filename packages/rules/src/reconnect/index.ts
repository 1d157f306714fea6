import { reopenCountMs } from '@shopbell/protocol';

export const reconnectLimits = {
  /** chosen: CON-13. */
  baseMs: 500,
  maxMs: 30_000,
  /** A connection that held this long starts the curve anew. */
  stableMs: 30_000,
  /** chosen: asking for a token and the handshake together; then the try counts as failed. */
  connectMs: 20_000,
  /** chosen: CON-14, once the tries are used up. */
  lookInMs: 60_000,
  /** chosen: CON-21. A network that lets no socket through refuses all of them. */
  refusedOpensMax: 3,
  /** chosen: how long a page stays with the fallback before a socket has its chance again. */
  fallbackMs: 5 * 60_000,
  /** chosen: CON-23. */
  reopenWithinMs: reopenCountMs,
} as const;

/**
 * Full jitter: anywhere between nothing and the curve, so that a thousand pages that lost the same server do not
 * come back in the same second (D18).
 */
export function reconnectDelayMs(failedAttempts: number, random: number): number {
  return Math.floor(random * Math.min(reconnectLimits.maxMs, reconnectLimits.baseMs * 2 ** failedAttempts));
}

/** A minute and up to a tenth more, once the tries are used up (CON-14). */
export const lookInDelayMs = (random: number): number =>
  Math.floor(reconnectLimits.lookInMs * (1 + random / 10));

/** CON-02. */
export function canOpenSocket(facts: {
  readonly token: string | null;
  readonly appId: number | null;
  readonly appKey: string | null;
}): boolean {
  return Boolean(facts.token) && (facts.appId !== null || Boolean(facts.appKey));
}

/** What came back soon goes on where it was; after longer, everything in hand is asked for again (CON-23). */
export function reopened(
  reopenCount: number,
  awayMs: number,
): { readonly reopenCount: number; readonly isFullSynchronize: boolean } {
  const isSoon = awayMs <= reconnectLimits.reopenWithinMs;
  return { reopenCount: isSoon ? reopenCount + 1 : 0, isFullSynchronize: !isSoon };
}
