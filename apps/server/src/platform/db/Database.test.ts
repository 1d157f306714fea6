import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createPoolLine } from './createLine';
import { createDatabase } from './Database';

/** Whose connections break with the first thing that is asked of them. */
function breakingPool(released: unknown[]): Pool {
  const query = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const connection = { query, release: (failure: unknown) => released.push(failure) };
  return { waitingCount: 0, connect: async () => connection } as unknown as Pool;
}

it('[D9] a transaction that cannot begin fails its work, also where that does something else first, and its connection goes', async () => {
  const released: unknown[] = [];
  const pool = breakingPool(released);
  const database = createDatabase({ pool, ahead: pool, line: createPoolLine(pool), lanes: 1 });
  const work = database.tx(async (transaction) => {
    // Whatever nobody has heard of by now, the program would end with.
    await nextTurn();
    return transaction.query('select 1');
  });
  await expect(work).rejects.toThrow('Connection terminated');
  expect(released).toEqual([expect.any(Error)]);
});
