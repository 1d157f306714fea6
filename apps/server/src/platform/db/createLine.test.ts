import { expect, it } from 'vitest';
import { createLine, createPoolLine } from './createLine';
import { DatabaseOverloaded } from './DatabaseOverloaded';

it('[D17] so many wait for the one connection; what goes ahead is not counted', async () => {
  const line = createLine(2);
  const done: string[] = [];
  let finish = () => {};
  const first = line(
    false,
    () =>
      new Promise<void>((end) => {
        finish = end;
      }),
  );
  const work = (name: string) => async () => void done.push(name);
  const waiting = [line(false, work('one')), line(false, work('two'))];
  await expect(line(false, work('three'))).rejects.toThrow(DatabaseOverloaded);
  waiting.push(line(true, work('ahead')));
  finish();
  await Promise.all([first, ...waiting]);
  expect(done).toEqual(['ahead', 'one', 'two']);
});

it('whoever only reads has a turn after each commit, however many commits wait', async () => {
  const line = createLine();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  await Promise.all([
    line(true, work('first commit')),
    line(false, work('one read')),
    line(true, work('second commit')),
    line(false, work('another read')),
    line(true, work('third commit')),
  ]);
  expect(done).toEqual(['first commit', 'one read', 'second commit', 'another read', 'third commit']);
});

it('[D17] so many wait for a pool', async () => {
  const pool = { waitingCount: 2 };
  const line = createPoolLine(pool, 3);
  expect(await line(false, async () => 'in')).toBe('in');
  pool.waitingCount = 3;
  await expect(line(false, async () => 'in')).rejects.toThrow(DatabaseOverloaded);
  expect(await line(true, async () => 'in')).toBe('in');
});
