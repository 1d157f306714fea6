import { expect, it } from 'vitest';
import { judgeDays } from './judgeDays';

it('takes whole days up to ten years, or none', () => {
  const given = ['', ' ', '1', ' 30 ', '3650', '0', '3651', '-1', '1.5', '1e2', 'x'];
  expect(given.filter((text) => judgeDays(text) === null)).toEqual(['', ' ', '1', ' 30 ', '3650']);
  expect(judgeDays('0')).toBe('Write a whole number from 1 to 3650.');
});
