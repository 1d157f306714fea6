import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createThrottle } from './createThrottle';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function throttled(action: () => Promise<void>) {
  return createThrottle({ intervalMs: 300, after: (delayMs, done) => setTimeout(done, delayMs), action });
}

it('acts at once, then once per interval for any number of requests', async () => {
  const action = vi.fn(async () => {});
  const request = throttled(action);
  for (let count = 0; count < 10; count += 1) request();
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299);
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(action).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3000);
  expect(action).toHaveBeenCalledTimes(2);
});

it('waits for a slow action and runs again for what came meanwhile', async () => {
  const action = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 1000)));
  const request = throttled(action);
  request();
  await vi.advanceTimersByTimeAsync(900);
  request();
  expect(action).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(action).toHaveBeenCalledTimes(2);
});

it('goes on after a failure', async () => {
  const action = vi.fn(async () => Promise.reject(new Error('no answer')));
  const request = throttled(action);
  request();
  await vi.advanceTimersByTimeAsync(300);
  request();
  expect(action).toHaveBeenCalledTimes(2);
});
