import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../platform/db';
import { createJobs } from '../platform/jobs';
import { openTestDatabase } from '../testing';
import { moveDatabase } from './moveDatabase';

let from: OpenDatabase;
let to: OpenDatabase;
beforeAll(async () => {
  from = await openTestDatabase();
  to = await openTestDatabase();
});
afterAll(async () => {
  await from.close();
  await to.close();
});

const onFailure = (error: unknown) => {
  throw error;
};

it('jobs that wait go along with a move, also from one database to the next before any start, and are done once', async () => {
  const before = createJobs({ database: from.database, onFailure });
  before.work<{ letter: string }>('letters', async () => {
    throw new Error('not today');
  });
  await before.start();
  await from.database.tx(async (transaction) => {
    await before.enqueue(transaction, 'letters', { letter: 'now' });
    await before.enqueue(transaction, 'letters', { letter: 'next year' }, { startAfterSeconds: 31_000_000 });
  });
  await vi.waitUntil(async () => {
    const failed = await from.database.query("select from pgboss.job where state = 'retry'");
    return failed.length === 1;
  });
  await before.stop();
  expect(await moveDatabase(from.database, to.database)).toMatchObject({ carried_job: 2 });

  const done: string[] = [];
  const start = async () => {
    const jobs = createJobs({ database: to.database, onFailure, pollMs: 50 });
    jobs.work<{ letter: string }>('letters', async (batch) => {
      done.push(...batch.map(({ letter }) => letter));
    });
    await jobs.start();
    return jobs;
  };
  const first = await start();
  await vi.waitUntil(() => done.length > 0, { timeout: 10_000 });
  await first.stop();
  await (await start()).stop();
  expect(done).toEqual(['now']);
  const waiting = await to.database.query("select data from pgboss.job where state = 'created'");
  expect(waiting).toEqual([{ data: { letter: 'next year' } }]);
  expect(await to.database.query('select from carried_job')).toEqual([]);
});
