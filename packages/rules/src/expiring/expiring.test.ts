import { expect, it } from 'vitest';
import { expiringIn, expiryUnits, readExpiring } from '.';

const now = Date.parse('2026-11-15T10:00:00Z');

it('[LIM-41] [STO-10] expiry is counted in hours and days', () => {
  expect(Object.keys(expiryUnits)).toEqual(['hours', 'days']);
  expect(expiringIn('offer', 48, 'hours', now).expiry).toBe(Date.parse('2026-11-17T10:00:00Z'));
  expect(expiringIn('opened', 4, 'days', now).expiry).toBe(Date.parse('2026-11-19T10:00:00Z'));
});

it('[ENT-53] a value and its expiry are stored, and nothing is read after it', () => {
  const stored = expiringIn({ code: 'FERN10' }, 1, 'hours', now);
  expect(stored).toEqual({ value: { code: 'FERN10' }, expiry: now + 3_600_000 });
  expect(readExpiring(stored, now + 3_599_999)).toEqual({ code: 'FERN10' });
  expect(readExpiring(stored, now + 3_600_000)).toBeNull();
});

it('nothing is read from what is no expiring value', () => {
  const stored = [
    null,
    undefined,
    'x',
    7,
    {},
    { value: 1 },
    { value: 1, expiry: '9999999999999' },
    { expiry: now + 1 },
  ];
  expect(stored.map((each) => readExpiring(each, now))).toEqual(stored.map(() => null));
});
