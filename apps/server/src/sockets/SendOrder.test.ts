import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GroupCommit } from '../features/conversations/GroupCommit';
import { SendOrder } from './SendOrder';

const nowMs = 1_000_000;

it('[D5] what was refused at once waits for what came before it and is refused a moment later', () => {
  const order = new SendOrder();
  expect(order.enter('c', 'first', nowMs)).toBe(true);
  expect(order.enter('c', 'second', nowMs)).toBe(true);
  order.refused('c', 'second', nowMs);
  order.refused('c', 'first', nowMs);
  expect(order.enter('c', 'second', nowMs)).toBe(false);
  expect(order.enter('c', 'first', nowMs)).toBe(true);
  order.settled('c', 'first');
  expect(order.enter('c', 'second', nowMs)).toBe(true);
});

it('other conversations do not wait; what is never sent again is given up', () => {
  const order = new SendOrder();
  order.enter('c', 'first', nowMs);
  order.refused('c', 'first', nowMs + 1000);
  expect(order.enter('other', 'second', nowMs)).toBe(true);
  expect(order.enter('c', 'second', nowMs + 60_999)).toBe(false);
  expect(order.enter('c', 'second', nowMs + 61_000)).toBe(true);
});

it('[D5] what comes after it was given up finds its place before those that came behind it', () => {
  const order = new SendOrder();
  order.enter('c', 'first', nowMs);
  order.refused('c', 'first', nowMs);
  expect(order.enter('c', 'second', nowMs + 30_000)).toBe(false);
  expect(order.enter('c', 'third', nowMs + 61_000)).toBe(false);
  expect(order.enter('c', 'first', nowMs + 62_000)).toBe(true);
});

it('what is stored and comes again is let through, and nobody waits for it', () => {
  const order = new SendOrder();
  order.enter('c', 'first', nowMs);
  order.enter('c', 'second', nowMs);
  order.refused('c', 'second', nowMs);
  order.stored('c', 'first');
  expect(order.enter('c', 'first', nowMs)).toBe(true);
  order.refused('c', 'first', nowMs);
  expect(order.enter('c', 'second', nowMs)).toBe(true);
});

/**
 * A sender that sends on, and sends again what was refused in any order it likes; a door that refuses at once; writes that
 * succeed, fail, or take their time.
 */
async function simulate(count: number, draw: (choices: number) => number): Promise<number[]> {
  const order = new SendOrder();
  const stored: number[] = [];
  const writes: ((isDone: boolean) => void)[] = [];
  const commit = new GroupCommit<number, number>({
    write: async (items) => {
      const isDone = await new Promise<boolean>((end) => writes.push(end));
      if (!isDone) throw new Error('The connection is lost');
      stored.push(...items);
      return items;
    },
  });
  const toSend = Array.from({ length: count }, (_, index) => index);
  let refused: number[] = [];

  async function send(number: number): Promise<void> {
    const key = String(number);
    const refuse = () => {
      order.refused('c', key, nowMs);
      refused.push(number);
    };
    if (!order.enter('c', key, nowMs)) return void refused.push(number);
    if (draw(4) === 0) return refuse();
    await commit.add(number).then(() => order.settled('c', key), refuse);
  }

  for (let step = 0; stored.length < count && step < 10_000; step += 1) {
    const choice = draw(3);
    const next = toSend[0];
    const again = refused[draw(Math.max(1, refused.length))];
    if (choice === 0 && next !== undefined) {
      toSend.shift();
      void send(next);
    } else if (choice === 1 && again !== undefined) {
      refused = refused.filter((number) => number !== again);
      void send(again);
    } else {
      writes.shift()?.(draw(3) > 0);
      await new Promise(setImmediate);
    }
  }
  return stored;
}

it('[D5] whatever fails, and in whatever order it is sent again, the order of one sender stands', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000_000)), async (stream) => {
      const draws = stream[Symbol.iterator]();
      const stored = await simulate(8, (choices) => (draws.next().value ?? 0) % choices);
      expect(stored).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }),
    { numRuns: 200 },
  );
});
