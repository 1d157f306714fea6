import { expect, it } from 'vitest';
import { answeredOf, shareWords, sumOf } from './answered';

it('what is still open counts neither as answered nor as asked', () => {
  expect(answeredOf({ visits: 10, asked: 2, open: 3 })).toBe(5);
  expect(shareWords({ visits: 10, asked: 2, open: 3 })).toBe('5 of 7 (71%)');
  expect(shareWords({ visits: 3, asked: 0, open: 3 })).toBe('–');
});

it('days are added up', () => {
  const day = { visits: 4, asked: 1, open: 1 };
  expect(sumOf([day, day])).toEqual({ visits: 8, asked: 2, open: 2 });
  expect(sumOf([])).toEqual({ visits: 0, asked: 0, open: 0 });
});
