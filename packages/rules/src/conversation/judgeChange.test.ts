import { expect, it } from 'vitest';
import { judgeChange } from './judgeChange';

it.each([
  [{ authorId: 'ada' }, { isAllowed: true }],
  [{ authorId: 'ben' }, { isAllowed: false, because: 'not-the-author' }],
  [{}, { isAllowed: false, because: 'not-the-author' }],
  [
    { authorId: 'ada', deletedDatetime: '2026-11-15T10:00:00.000Z' },
    { isAllowed: false, because: 'deleted' },
  ],
])('what Ada may do with %j: %j', (message, verdict) => {
  expect(judgeChange(message, 'ada')).toEqual(verdict);
});
