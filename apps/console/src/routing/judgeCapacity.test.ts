import { expect, it } from 'vitest';
import { judgeCapacity } from './judgeCapacity';

it.each([
  ['8', true, null],
  ['100', true, null],
  ['', true, 'Give a number.'],
  ['0', true, 'Give a number from 1 to 100.'],
  ['0', false, null],
  ['', false, null],
  ['101', false, 'Give a number from 0 to 100.'],
  ['a few', true, 'Give a number from 1 to 100.'],
  ['1.5', true, 'Give a number from 1 to 100.'],
])('%j, required %j: %j', (text, isRequired, problem) => {
  expect(judgeCapacity(text, { isRequired })).toBe(problem);
});
