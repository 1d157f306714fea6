import { expect, it } from 'vitest';
import { DatabaseOverloaded } from '../../platform/db';
import { GroupCommit } from './GroupCommit';

it('[D17] so many may wait for a write; the next is refused at once, and those who wait are written', async () => {
  let finish = () => {};
  const blocked = new Promise<void>((done) => {
    finish = done;
  });
  const commit = new GroupCommit<number, number>(async (items) => {
    await blocked;
    return items;
  });
  const first = commit.add(0);
  const waiting = Array.from({ length: 5000 }, (_, index) => commit.add(index + 1));
  await expect(commit.add(5001)).rejects.toThrow(DatabaseOverloaded);
  finish();
  expect(await Promise.all([first, ...waiting])).toHaveLength(5001);
  expect(await commit.add(5001)).toBe(5001);
});
