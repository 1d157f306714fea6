import { createHistogram } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { createLoad } from './createLoad';

/** Five seconds in which some of the measured delays were long. */
function afterDelays(...longMs: number[]) {
  const delays = createHistogram();
  const load = createLoad(delays, 200);
  const measure = (...given: number[]) => {
    const quietMs = Array.from({ length: 200 }, () => 20);
    for (const delayMs of [...quietMs, ...given]) delays.record(delayMs * 1e6);
    load.look();
    return load.isTooMuch;
  };
  return { isTooMuch: measure(...longMs), measure };
}

it.each([
  ['nothing', [], false],
  ['one long delay, as after a sleep', [90_000], false],
  ['two', [300, 300], false],
  ['three', [300, 300, 300], true],
  ['three that are shorter', [190, 190, 190], false],
])('[D17] %s', (_, delays, isTooMuch) => {
  expect(afterDelays(...delays).isTooMuch).toBe(isTooMuch);
});

it('[D17] is over when the next five seconds are quiet', () => {
  const { isTooMuch, measure } = afterDelays(500, 500, 500, 500);
  expect([isTooMuch, measure()]).toEqual([true, false]);
});

it('[D17] waits for a verdict until there is something to judge by', () => {
  const delays = createHistogram();
  const load = createLoad(delays, 200);
  for (const _ of [1, 2, 3]) {
    delays.record(2000 * 1e6);
    load.look();
  }
  expect(load.isTooMuch).toBe(true);
});

it('[D17] sends nobody back at the same moment', () => {
  const { retryAfterMs } = createLoad(createHistogram(), 200);
  const waits = Array.from({ length: 100 }, retryAfterMs);
  expect(new Set(waits).size).toBeGreaterThan(50);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1000);
});
