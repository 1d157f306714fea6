import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { watchLoad } from './watchLoad';

afterEach(() => {
  vi.useRealTimers();
});

/** The loop stands still. */
function block(ms: number): void {
  const untilMs = performance.now() + ms;
  while (performance.now() < untilMs);
}

it('[D17] a loop that stands still again and again is too much to do, as soon as it has been looked at', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { load, stop } = watchLoad(200);
  for (let once = 0; once < 4; once += 1) {
    await wait(30);
    block(300);
  }
  await wait(30);
  expect(load.isTooMuch).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(load.isTooMuch).toBe(true);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
