import { expect, it } from 'vitest';
import { DueTimes } from './DueTimes';

it('gives who is due, once, within a second, and nobody who has gone', () => {
  const due = new DueTimes<string>();
  due.set('early', 1000);
  due.set('later', 1500);
  due.set('gone', 1000);
  due.delete('gone');
  due.set('put off', 1000);
  due.set('put off', 9000);
  expect(due.take(999)).toEqual([]);
  expect(due.take(1000)).toEqual(['early']);
  expect(due.take(1000)).toEqual([]);
  expect(due.take(60_000)).toEqual(['later', 'put off']);
  expect(due.take(60_000)).toEqual([]);
});
