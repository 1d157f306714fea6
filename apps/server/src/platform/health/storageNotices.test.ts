import { expect, it } from 'vitest';
import { storageNotices } from './storageNotices';

it.each([
  ['plenty', { freeBytes: 500e6, databaseBytes: 2e9 }, []],
  ['a disk that is nearly full', { freeBytes: 499e6, databaseBytes: 0 }, ['disk-low']],
  ['a large embedded database', { freeBytes: 1e12, databaseBytes: 2.1e9 }, ['database-large']],
  ['a database that is not ours', { freeBytes: 1e12, databaseBytes: null }, []],
  ['both', { freeBytes: 0, databaseBytes: 3e9 }, ['disk-low', 'database-large']],
])('%s', (_, facts, notices) => {
  expect(storageNotices(facts)).toEqual(notices);
});
