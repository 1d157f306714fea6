import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import type { Queryable } from './Database';
import type { OpenDatabase } from './openDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.query('create table counter (name text primary key, value int not null)');
  await opened.database.query("insert into counter values ('a', 0), ('b', 0)");
});
afterAll(() => opened.close());

const countUp = (transaction: Queryable, name: string) =>
  transaction.query('update counter set value = value + 1 where name = $1', [name]);
const values = async () => {
  const rows = await opened.database.query<{ value: number }>('select value from counter order by name');
  return rows.map(({ value }) => value);
};

it('two that wait for each other in a circle are both done, once', async () => {
  let meet = () => {};
  const met = new Promise<void>((done) => {
    meet = done;
  });
  let holding = 0;
  const inOrder = (first: string, second: string) =>
    opened.database.tx(async (transaction) => {
      await countUp(transaction, first);
      holding += 1;
      if (holding === 2) meet();
      await met;
      await countUp(transaction, second);
    });
  await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')]);
  // One of them was begun anew.
  expect([await values(), holding]).toEqual([[2, 2], 3]);
});

it('a row that a frozen node holds is to be had again, without anyone asking', async () => {
  const before = await values();
  const frozen = await opened.pool.connect();
  await frozen.query('begin');
  await frozen.query("update counter set value = value + 100 where name = 'a'");
  await opened.database.tx((transaction) => countUp(transaction, 'a'));
  expect(await values()).toEqual([Number(before[0]) + 1, before[1]]);
  frozen.release(true);
});
