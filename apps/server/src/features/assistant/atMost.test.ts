import { expect, it } from 'vitest';
import { atMost } from './atMost';

it('works at so many at a time, in order, and goes on behind what fails', async () => {
  const inTurn = atMost(2);
  const [begun, ends]: [number[], (() => void)[]] = [[], []];
  const works = [0, 1, 2, 3].map((each) =>
    inTurn(async () => {
      begun.push(each);
      await new Promise<void>((done) => ends.push(done));
      if (each === 0) throw new Error('The test said so');
      return each;
    }).catch(() => 'failed'),
  );
  expect(begun).toEqual([0, 1]);
  ends[0]?.();
  expect(await works[0]).toBe('failed');
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.();
  await works[1];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect(await Promise.all(works)).toEqual(['failed', 1, 2, 3]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
