import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { toJson } from '.';

afterEach(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (value) => {
      expect(toJson(value)).toBe(JSON.stringify(value));
    }),
  );
});

it('writes it too where every array has a toJSON', () => {
  const value = { type: 'x', list: [1, undefined, ['a', { b: [null] }]], none: undefined };
  const expected = JSON.stringify(value);
  Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'an array', configurable: true });
  expect(JSON.stringify(value)).not.toBe(expected);
  expect(toJson(value)).toBe(expected);
});
