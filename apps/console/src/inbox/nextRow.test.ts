import { expect, it } from 'vitest';
import { nextRow } from './nextRow';

it.each([
  ['begins at the first row', { step: 1, focused: -1, open: -1 }, 0],
  ['goes on from the open conversation', { step: 1, focused: -1, open: 2 }, 3],
  ['goes on from the focused row before the open one', { step: -1, focused: 3, open: 0 }, 2],
  ['stays at the end', { step: 1, focused: 4, open: -1 }, 4],
  ['stays at the start', { step: -1, focused: 0, open: -1 }, 0],
] as const)('%s', (_, facts, expected) => {
  expect(nextRow({ count: 5, ...facts })).toBe(expected);
});
