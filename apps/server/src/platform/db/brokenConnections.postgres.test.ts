import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase';
import { createPoolLine } from './createLine';
import { createDatabase } from './Database';
import type { OpenDatabase } from './openDatabase';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

/** As a restart of PostgreSQL or an operator does it. */
async function terminate(pid: number): Promise<void> {
  const admin = new pg.Client(opened.pool.options.connectionString);
  await admin.connect();
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await admin.end();
}

describe('a connection that breaks while it is in use', () => {
  it('[D9] between two statements of a transaction: the work fails, the program goes on, and so does the next work', async () => {
    const removed = once(opened.pool, 'remove');
    const work = opened.database.tx(async (transaction) => {
      const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      const gone = connectionOf(row?.pid ?? 0);
      await terminate(row?.pid ?? 0);
      await gone;
      return transaction.query('select 1');
    });
    await expect(work).rejects.toThrow();
    await removed;
    expect(await opened.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('[D9] in the middle of a statement: that statement fails, and the next work succeeds', async () => {
    let begun = (_: number) => {};
    const pid = new Promise<number>((done) => {
      begun = done;
    });
    const work = opened.database.tx(async (transaction) => {
      const [row] = await transaction.query<{ pid: number }>('select pg_backend_pid() as pid');
      const sleeping = transaction.query('select pg_sleep(30)');
      begun(row?.pid ?? 0);
      return sleeping;
    });
    const failed = expect(work).rejects.toThrow();
    await terminate(await pid);
    await failed;
    expect(await opened.database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });
});

/** Ends when our side has seen that the connection is gone. */
function connectionOf(pid: number): Promise<unknown> {
  const clients = (opened.pool as unknown as { _clients: (pg.Client & { processID: number })[] })._clients;
  const client = clients.find(({ processID }) => processID === pid);
  if (!client) throw new Error('No connection of the pool has this process');
  return new Promise((done) => client.once('end', done));
}

describe('work that may take long', () => {
  it('goes on where ordinary work is ended', async () => {
    const short = new pg.Pool({
      connectionString: opened.pool.options.connectionString,
      statement_timeout: 50,
    });
    const database = createDatabase({ pool: short, ahead: short, line: createPoolLine(short), lanes: 1 });
    await expect(database.tx((transaction) => transaction.query('select pg_sleep(0.2)'))).rejects.toThrow(
      /statement timeout/,
    );
    expect(await database.long((transaction) => transaction.query('select pg_sleep(0.2)'))).toHaveLength(1);
    await short.end();
  });
});
