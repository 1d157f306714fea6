import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canOpenSocket, lookInDelayMs, reconnectDelayMs, reopened } from '.';

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

describe('once the tries are used up', () => {
  it('[CON-14] the page looks in after a minute, and up to a tenth later', () => {
    expect([lookInDelayMs(0), lookInDelayMs(0.5), lookInDelayMs(almostOne)]).toEqual([
      60_000, 63_000, 66_000,
    ]);
  });
});

describe('a socket', () => {
  it.each([
    [null, null, null, false],
    ['token', null, null, false],
    [null, 7, null, false],
    [null, null, 'demo', false],
    [null, 7, 'demo', false],
    ['token', 7, null, true],
    ['token', null, 'demo', true],
    ['token', 7, 'demo', true],
    ['', 7, 'demo', false],
    ['token', null, '', false],
  ])('[CON-02] with token %j, app id %j and app key %j may be opened: %s', (token, appId, appKey, may) => {
    expect(canOpenSocket({ token, appId, appKey })).toBe(may);
  });

  it.each([
    [300_000, { reopenCount: 4, isFullSynchronize: false }],
    [300_001, { reopenCount: 0, isFullSynchronize: true }],
  ])(
    '[CON-23] [LIM-04] that comes back after %i ms counts on, or begins anew with everything',
    (awayMs, expected) => {
      expect(reopened(3, awayMs)).toEqual(expected);
    },
  );
});
