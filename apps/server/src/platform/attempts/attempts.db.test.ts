import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing';
import type { OpenDatabase } from '../db';
import { createAttempts } from './index';

let opened: OpenDatabase;
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const limit = { name: 'knock', max: 3, windowMs: 60_000 };

it('lets so many through in a window, however many come at once, and begins anew after it', async () => {
  const attempts = createAttempts(opened.database, { now: () => nowMs });
  const knock = () => attempts.take(limit, 'ada');
  const answers = await Promise.all(Array.from({ length: 10 }, knock));
  expect(answers.filter(Boolean)).toHaveLength(3);
  nowMs += 59_999;
  expect(await knock()).toBe(false);
  nowMs += 1;
  expect(await knock()).toBe(true);
});

it('counts everyone apart, and does not remember whom', async () => {
  const attempts = createAttempts(opened.database, { now: () => nowMs });
  for (let count = 0; count < 4; count += 1) await attempts.take(limit, 'ben@shop.test');
  expect(await attempts.take(limit, 'cleo@shop.test')).toBe(true);
  const rows = await opened.database.query<{ key: string }>('select key from attempt');
  expect(JSON.stringify(rows)).not.toContain('shop.test');
});

it('counts by several limits at once, however many do so in another order, and keeps to each of them', async () => {
  const attempts = createAttempts(opened.database, { now: () => nowMs });
  const [own, all] = [
    { name: 'of-one', max: 3, windowMs: 1000 },
    { name: 'of-all', max: 5, windowMs: 60_000 },
  ];
  const pair = [[own, 'eva'] as const, [all, 'everybody'] as const];
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, at) => attempts.takeAll(at % 2 === 0 ? pair : pair.toReversed())),
  );
  expect(answers.filter(Boolean)).toHaveLength(3);
  nowMs += 1000;
  expect(await attempts.takeAll(pair)).toBe(true);
  expect(await attempts.takeAll(pair)).toBe(true);
  expect(await attempts.takeAll(pair)).toBe(false);
  expect(await attempts.take(own, 'eva')).toBe(true);
  expect(await attempts.take(own, 'eva')).toBe(false);
});

it('counts what one limit refuses for none of the others', async () => {
  const attempts = createAttempts(opened.database, { now: () => nowMs });
  const [own, all] = [
    { name: 'of-a-conversation', max: 1, windowMs: 60_000 },
    { name: 'of-a-shopper', max: 3, windowMs: 60_000 },
  ];
  const talk = (conversation: string) =>
    attempts.takeAll([[own, conversation] as const, [all, 'finn'] as const]);
  expect(await talk('one')).toBe(true);
  expect(await Promise.all(Array.from({ length: 5 }, () => talk('one')))).not.toContain(true);
  expect([await talk('two'), await talk('three'), await talk('four')]).toEqual([true, true, false]);
  await attempts.giveAllBack([[own, 'three'] as const, [all, 'finn'] as const]);
  expect(await talk('three')).toBe(true);
});

it('forgets what is over', async () => {
  const attempts = createAttempts(opened.database, { now: () => nowMs });
  await attempts.take(limit, 'dora');
  nowMs += 60_000;
  await attempts.forgetOld();
  expect(await opened.database.query('select * from attempt')).toEqual([]);
});
