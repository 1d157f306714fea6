import { appKey } from '@shopbell/protocol/schemas';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { appKeyFor } from './index';

it.each([
  ['Fern & Loom', 1, 'fern-loom'],
  ['Fern & Loom', 2, 'fern-loom-2'],
  ["Käthe's Töpferei", 1, 'kathes-topferei'],
  ['  --Ümlaut--  ', 1, 'umlaut'],
  ['2024', 1, 'shop-2024'],
  ['李小龙', 1, 'shop'],
  ['李小龙', 3, 'shop-3'],
])('%s, try %i, is %s', (name, turn, key) => {
  expect(appKeyFor(name, turn)).toBe(key);
});

it('is a key whatever the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 100 }),
      fc.integer({ min: 1, max: 999 }),
      (name, turn) => {
        expect(appKey.safeParse(appKeyFor(name, turn)).success).toBe(true);
      },
    ),
  );
});
