import { expect, it } from 'vitest';
import { retryDelayMs, shouldRetry } from '.';

/** How often a server that answers nothing else is asked. */
function requestsTo(status: number): number {
  let requests = 1;
  while (shouldRetry(status, requests - 1)) requests++;
  return requests;
}

it('[HTTP-04] [LIM-26] 429, 502 and 503 are tried again three times, nothing else is', () => {
  const statuses = [200, 400, 401, 404, 408, 429, 500, 502, 503, 504];
  expect(statuses.map(requestsTo)).toEqual([1, 1, 1, 1, 1, 4, 1, 4, 4, 1]);
});

it('[HTTP-05] a retry waits 500 ms × 2^attempt and at random up to a second more', () => {
  expect([0, 1, 2].map((attempt) => retryDelayMs(attempt, 0.25))).toEqual([750, 1250, 2250]);
  expect(retryDelayMs(0, 1 - Number.EPSILON)).toBe(1499);
});

it('[HTTP-06] the first retry has the number 0', () => {
  expect([0, 1, 2].map((attempt) => retryDelayMs(attempt, 0))).toEqual([500, 1000, 2000]);
});
