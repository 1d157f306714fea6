export const reconnectLimits = {
  /** chosen: CON-13. */
  baseMs: 500,
  maxMs: 30_000,
  /** A connection that held this long starts the curve anew. */
  stableMs: 30_000,
  /** chosen: asking for a token and the handshake together; then the try counts as failed. */
  connectMs: 20_000,
} as const;

/**
 * Full jitter: anywhere between nothing and the curve, so that a thousand pages that lost the same server do not
 * come back in the same second (D18).
 */
export function reconnectDelayMs(failedAttempts: number, random: number): number {
  return Math.floor(random * Math.min(reconnectLimits.maxMs, reconnectLimits.baseMs * 2 ** failedAttempts));
}
