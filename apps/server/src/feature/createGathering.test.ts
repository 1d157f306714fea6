import { expect, it } from 'vitest';
import { createErrands } from './createErrands';
import { createGathering } from './createGathering';

it('what comes in one turn is one errand for each key; what comes behind it is another', async () => {
  const failures: unknown[] = [];
  const errands = createErrands((error) => failures.push(error));
  const seen: [number, readonly string[]][] = [];
  const gather = createGathering<string>(errands.errand, async (key, items) => {
    if (key === 3) throw new Error('Nobody there');
    seen.push([key, items]);
  });
  gather(1, 'one');
  gather(2, 'other');
  gather(1, 'two');
  gather(3, 'lost');
  await errands.idle();
  gather(1, 'three');
  gather(3, 'lost again');
  await errands.idle();
  expect(seen).toEqual([
    [1, ['one', 'two']],
    [2, ['other']],
    [1, ['three']],
  ]);
  expect(failures).toHaveLength(2);
});
