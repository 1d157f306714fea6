import { limits } from '@shopbell/protocol';
import { lookInDelayMs, reconnectDelayMs, reconnectLimits, reopened } from '@shopbell/rules/reconnect';
import type { Environment } from '../environment';

/** How fast one comes back: what tries and losses there were, and what follows from them. */
export function createPace(environment: Environment) {
  /** The exponent of the curve; only a stable connection begins it anew. */
  let failedAttempts = 0;
  let retryCount = 0;
  let reopenCount = 0;
  let lostAtMs: number | null = null;
  return {
    retryCount: () => retryCount,
    reopenCount: () => reopenCount,

    /** Says whether one was away for so long that everything in hand is asked for again (CON-23). */
    opened(): boolean {
      retryCount = 0;
      const back = lostAtMs === null ? null : reopened(reopenCount, environment.now() - lostAtMs);
      reopenCount = back?.reopenCount ?? 0;
      return back?.isFullSynchronize ?? false;
    },

    lost(openSinceMs: number): void {
      lostAtMs = environment.now();
      if (lostAtMs - openSinceMs >= reconnectLimits.stableMs) failedAttempts = 0;
    },

    /** Says whether this was the try that uses up the allowance (CON-14, CON-15). */
    failed(): boolean {
      retryCount += 1;
      return retryCount === limits.socketRetriesMax;
    },

    nextDelayMs(): number {
      const random = environment.random();
      const isPatient = retryCount >= limits.socketRetriesMax;
      const delayMs = isPatient ? lookInDelayMs(random) : reconnectDelayMs(failedAttempts, random);
      failedAttempts += 1;
      return delayMs;
    },
  };
}
