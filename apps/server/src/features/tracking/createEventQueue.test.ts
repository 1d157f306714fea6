import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createEventQueue, type EventEnd } from './createEventQueue';

type Write = (batch: readonly number[]) => Promise<number>;

function openQueue(write: Write) {
  const ends: Record<EventEnd, number> = { stored: 0, gone: 0, dropped: 0, lost: 0 };
  const failures: unknown[] = [];
  const queue = createEventQueue<number>({
    write,
    count: (end, events) => {
      ends[end] += events;
    },
    onFailure: (error) => failures.push(error),
  });
  return { ...queue, ends, failures };
}

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

it('what finds no room is dropped as it comes, and counted; what waits is written in its order, a batch at a time', async () => {
  const written: number[] = [];
  let isWriting = false;
  const { add, settled, ends } = openQueue(async (batch) => {
    expect([isWriting, batch.length <= 100]).toEqual([false, true]);
    isWriting = true;
    await Promise.resolve();
    isWriting = false;
    written.push(...batch);
    return batch.length;
  });
  // The first hundred are in hand; so many more may wait.
  expect(add(numbers(5000))).toBe(true);
  expect(add(numbers(101, 5000))).toBe(false);
  expect(add(numbers(100, 5000))).toBe(true);
  expect(add([5100])).toBe(false);
  await settled();
  expect(written).toEqual(numbers(5100));
  expect(ends).toEqual({ stored: 5100, gone: 0, dropped: 102, lost: 0 });
});

it('many are written at once, and few when a second has passed', async () => {
  vi.useFakeTimers();
  const { add, ends } = openQueue(async (batch) => batch.length);
  add(numbers(999));
  await vi.advanceTimersByTimeAsync(999);
  expect(ends.stored).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends.stored).toBe(999);
  add(numbers(1000));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends.stored).toBe(1999);
  vi.useRealTimers();
});

it('every event comes to one of its ends, whatever becomes of the writing', async () => {
  const fate = fc.record({ fails: fc.boolean(), gone: fc.nat(50) });
  const steps = fc.array(fc.record({ events: fc.integer({ min: 1, max: 3000 }), isAwaited: fc.boolean() }), {
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.array(fate), async (told, fates) => {
      let writes = 0;
      const { add, settled, ends, failures } = openQueue(async (batch) => {
        const { fails, gone } = fates[writes] ?? { fails: false, gone: 0 };
        writes += 1;
        if (fails) throw new Error('The database is gone');
        return Math.max(0, batch.length - gone);
      });
      for (const { events, isAwaited } of told) {
        add(numbers(events));
        if (isAwaited) await settled();
      }
      await settled();
      const all = told.reduce((sum, { events }) => sum + events, 0);
      expect(ends.stored + ends.gone + ends.dropped + ends.lost).toBe(all);
      expect(failures).toHaveLength(fates.slice(0, writes).filter(({ fails }) => fails).length);
    }),
  );
});
