import { expect, it } from 'vitest';
import { moneyOf } from './moneyOf';

it('writes an amount in its currency, or as a number', () => {
  expect(moneyOf(1234.5, 'en-US', 'EUR')).toBe('€1,234.50');
  expect(moneyOf(3, 'en-US', 'USD')).toBe('$3.00');
  expect(moneyOf(1234.5, 'en-GB', null)).toBe('1,234.5');
});
