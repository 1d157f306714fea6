import { expect, it } from 'vitest';
import { createCountSpent } from './countSpent';
import type { ShopDay, Spent } from './store';

const one: Spent = { turns: 1, tokensIn: 10, tokensOut: 5, costMicros: 7, triedTokens: 0 };
const tokens: Spent = { ...one, turns: 0 };

it('what many turns spend at once is two statements; each hears which of the day it was, and a failure is theirs', async () => {
  const days = new Map<string, number>();
  const written: [ShopDay, Spent][] = [];
  let isBroken = false;
  const count = createCountSpent(async (of, spent) => {
    written.push([of, spent]);
    await Promise.resolve();
    if (isBroken) throw new Error('The database is away');
    const turns = (days.get(of.day) ?? 0) + spent.turns;
    days.set(of.day, turns);
    return turns;
  });
  const [first, second] = [
    { shopId: 1, day: '2026-11-17' },
    { shopId: 1, day: '2026-11-18' },
  ];
  const counts = await Promise.all([one, one, tokens, one, one].map((spent) => count(first, spent)));
  expect(counts).toEqual([1, 2, 2, 3, 4]);
  expect(written).toEqual([
    [first, one],
    [first, { turns: 3, tokensIn: 40, tokensOut: 20, costMicros: 28, triedTokens: 0 }],
  ]);
  expect(await Promise.all([count(first, one), count(second, one)])).toEqual([5, 1]);

  isBroken = true;
  const failed = await Promise.allSettled([count(first, one), count(first, one)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isBroken = false;
  expect(await count(first, one)).toBe(6);
});
