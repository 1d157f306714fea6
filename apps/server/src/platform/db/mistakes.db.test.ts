import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import type { OpenDatabase } from './openDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

it.each(['for nobody', 'for a shop', 'for a shop, ahead of others'] as const)(
  'a statement that the database refuses costs nobody else theirs: %s',
  async (whose) => {
    const { database } = opened;
    const scopes = {
      'for nobody': database,
      'for a shop': database.inShops([1]),
      'for a shop, ahead of others': database.aheadInShops([1]),
    };
    const ask = (sql: string, values: unknown[] = []) =>
      scopes[whose].query<{ answer: number }>(sql, values).then(
        ([row]) => row?.answer,
        ({ message }: Error) => message,
      );
    const asked = [1, 2, 3].flatMap((number) => [
      ask('select no_such_column from message'),
      ask('select $1::int / 0 as answer', [number]),
      ask('select $1::int as answer', [number]),
    ]);
    const refused = ['column "no_such_column" does not exist', 'division by zero'];
    expect(await Promise.all(asked)).toEqual([1, 2, 3].flatMap((number) => [...refused, number]));
  },
);

it('a value that cannot be sent fails what it is for, and nothing behind it', async () => {
  const shop = opened.database.inShops([1]);
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const asked = [circle, { a: 1 }].map((value) => shop.query('select $1::jsonb as value', [value]));
  await expect(asked[0]).rejects.toThrow('circular');
  expect(await asked[1]).toEqual([{ value: { a: 1 } }]);
  expect(await shop.query('select 2 as two')).toEqual([{ two: 2 }]);
});

it('what a shop’s statement wrote before it failed is taken back, and whoever has the connection next is in nobody’s role', async () => {
  const { database } = opened;
  const shop = database.inShops([1]);
  await database.query('create table counter (value int)');
  await database.query('grant select, insert on counter to shopbell_app');
  await shop.query('insert into counter values (1)');
  const failing = shop.query(
    'insert into counter select 1 / (3 - value) from generate_series(2, 3) as value',
  );
  await expect(failing).rejects.toThrow('division by zero');
  expect(await shop.query('select value from counter')).toEqual([{ value: 1 }]);
  const asked = Array.from({ length: 20 }, () =>
    database.query(
      "select current_setting('role') as role, current_setting('shopbell.shops', true) as shops",
    ),
  );
  const answers = (await Promise.all(asked)).flat() as { role: string; shops: string | null }[];
  expect(answers.filter(({ role, shops }) => role !== 'none' || shops)).toEqual([]);
});
