import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoTime } from './isoTime';

it('times are written as everybody writes them, whichever came before', () => {
  const near = fc.integer({ min: 1_900_000_000_000, max: 1_900_000_003_000 });
  const time = fc.oneof(near, fc.integer({ min: 0, max: 4_000_000_000_000 }));
  fc.assert(
    fc.property(fc.array(time, { minLength: 1 }), (times) => {
      for (const ms of times) expect(isoTime(ms)).toBe(new Date(ms).toISOString());
    }),
  );
});
