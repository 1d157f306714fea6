import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing';
import type { OpenDatabase } from '.';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it('a connection that broke leaves nothing to the next: no statement with a name, nothing half done', async () => {
  const { database, pool } = opened;
  const answer = { name: 'answer', text: 'select $1::int as given' };
  await database.query('create table counter (id int)');
  await database.query(answer, [1]);
  const connection = await pool.connect();
  await connection.query('begin; insert into counter values (1)');
  connection.release(new Error('It broke'));
  // Who comes at once is turned away while the embedded database still has the old one.
  expect(await vi.waitFor(() => database.query(answer, [2]))).toEqual([{ given: 2 }]);
  expect(await database.tx((transaction) => transaction.query(answer, [3]))).toEqual([{ given: 3 }]);
  expect(await database.query('select from counter')).toEqual([]);
});
