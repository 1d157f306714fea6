import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';

it('a statement that the database refuses costs nobody else theirs', async () => {
  const { database, close } = await openTestDatabase();
  const ask = (sql: string, values: unknown[] = []) =>
    database.query<{ answer: number }>(sql, values).then(
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
  await close();
});
