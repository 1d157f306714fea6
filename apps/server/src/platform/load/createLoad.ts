/** What has been measured of the delays of the event loop, in nanoseconds. */
export interface LoopDelays {
  readonly count: number;
  percentile(percentile: number): number;
  reset(): void;
}

export interface Load {
  /** Is there more to do than can be done in time? Then whoever is at the door waits outside (D17). */
  readonly isTooMuch: boolean;
  /** When to come again: not all at the same moment. */
  retryAfterMs(): number;
}

export interface WatchedLoad extends Load {
  /** Judges what was measured since the last look. */
  look(): void;
}

/** Of five seconds, measured every 20 ms, the third longest delay is the 99th percentile. */
const rank = 3;
export const lookMs = 5000;

/** One long delay is an accident, or a machine that slept; from the third on it is load. */
export function createLoad(delays: LoopDelays, delayMaxMs: number): WatchedLoad {
  let isTooMuch = false;
  return {
    get isTooMuch() {
      return isTooMuch;
    },
    retryAfterMs: () => 1000 + Math.floor(Math.random() * 2000),
    look() {
      const { count } = delays;
      if (count < rank) return;
      const delayMs = delays.percentile((100 * (count - rank + 1)) / count) / 1e6;
      isTooMuch = delayMs > delayMaxMs;
      delays.reset();
    },
  };
}
