import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconnectDelayMs } from '.';

const almostOne = 1 - Number.EPSILON;

describe('reconnectDelayMs', () => {
  it('[CON-13] stays between 0 and min(30 s, 0.5 s × 2^n)', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.nat(2000), random, (failedAttempts, chance) => {
        const delayMs = reconnectDelayMs(failedAttempts, chance);
        expect(delayMs).toBeGreaterThanOrEqual(0);
        expect(delayMs).toBeLessThan(Math.min(30_000, 500 * 2 ** failedAttempts));
      }),
    );
  });

  it.each([
    [0, 499],
    [1, 999],
    [5, 15_999],
    [6, 29_999],
    [1000, 29_999],
  ])('uses the whole width: after %i failed tries up to %i ms', (failedAttempts, longestMs) => {
    expect(reconnectDelayMs(failedAttempts, 0)).toBe(0);
    expect(reconnectDelayMs(failedAttempts, 0.5)).toBe((longestMs + 1) / 2);
    expect(reconnectDelayMs(failedAttempts, almostOne)).toBe(longestMs);
  });
});
