import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSoon } from './createSoon';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('what is asked for while it is done is done once more, and never beside itself', async () => {
  const begun: number[] = [];
  let finish = () => {};
  const soon = createSoon(
    (shopId) => {
      begun.push(shopId);
      return new Promise((done) => {
        finish = done;
      });
    },
    (work) => void work.catch(() => expect.unreachable()),
  );
  for (let asked = 0; asked < 5; asked += 1) soon.ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  for (let asked = 0; asked < 5; asked += 1) {
    soon.ask(1);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(begun).toEqual([1]);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([1, 1]);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(begun).toEqual([1, 1]);
});

it('a failure is told, and the next is done', async () => {
  const failures: unknown[] = [];
  const soon = createSoon(
    async () => {
      throw new Error('The database is away');
    },
    (work) => void work.catch((error) => failures.push(error)),
  );
  soon.ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  soon.ask(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(failures).toHaveLength(2);
});
