import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing';
import { textOf } from '../../testing/textOf';
import type { Database, OpenDatabase } from '../db';
import { createJobs, type Jobs, type JobsOptions } from './index';

interface Work {
  readonly n: number;
}

let opened: OpenDatabase;
let running: Jobs[] = [];
/** Each test has a queue of its own. */
let queue: string;
const failures: unknown[] = [];
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(() => {
  queue = `work-${randomUUID()}`;
  failures.length = 0;
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  running = [];
});

/** A node that never polls by itself within a test: what it does in time, it was woken for. */
const node = (options: Partial<JobsOptions> = {}) =>
  createJobs({
    database: opened.database,
    onFailure: (error) => failures.push(error),
    pollMs: 600_000,
    retryDelaySeconds: 1,
    ...options,
  });

async function start(jobs: Jobs): Promise<Jobs> {
  await jobs.start();
  running.push(jobs);
  return jobs;
}

/** Remembers every payload it is given, in batches. */
function recorder() {
  const batches: number[][] = [];
  const handler = async (batch: readonly Work[]) => void batches.push(batch.map(({ n }) => n));
  return { batches, handler, all: () => batches.flat().sort((left, right) => left - right) };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a job', () => {
  it('is done once, right after the commit, without waiting for a poll', async () => {
    const jobs = node();
    const { handler, all } = recorder();
    jobs.work(queue, handler);
    await start(jobs);
    await opened.database.tx(async (transaction) => {
      await jobs.enqueue(transaction, queue, { n: 1 });
      expect(all()).toEqual([]);
    });
    await vi.waitUntil(() => all().length > 0);
    await opened.database.tx((transaction) => jobs.enqueue(transaction, queue, { n: 2 }));
    await vi.waitUntil(() => all().length > 1);
    expect(all()).toEqual([1, 2]);
  });

  it('of a transaction that is rolled back is never done', async () => {
    const jobs = node();
    const { handler, all } = recorder();
    jobs.work(queue, handler);
    await start(jobs);
    const failed = opened.database.tx(async (transaction) => {
      await jobs.enqueue(transaction, queue, { n: 1 });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await jobs.enqueue(opened.database, queue, { n: 2 });
    await vi.waitUntil(() => all().length > 0);
    expect(all()).toEqual([2]);
  });

  it('is done in batches: 100 jobs take a few fetches, not 100 polls', async () => {
    const jobs = node();
    const { handler, all, batches } = recorder();
    jobs.work(queue, handler);
    await start(jobs);
    await opened.database.tx(async (transaction) => {
      for (const n of upTo(100)) await jobs.enqueue(transaction, queue, { n });
    });
    await vi.waitUntil(() => all().length >= 100, { timeout: 5000 });
    expect(all()).toEqual(upTo(100));
    expect(batches.length).toBeLessThanOrEqual(6);
  });

  it('for later waits', async () => {
    const jobs = node({ pollMs: 100 });
    const { handler, all } = recorder();
    jobs.work(queue, handler);
    await start(jobs);
    await jobs.enqueue(opened.database, queue, { n: 2 }, { startAfterSeconds: 1 });
    await jobs.enqueue(opened.database, queue, { n: 1 });
    await vi.waitUntil(() => all().length > 0);
    expect(all()).toEqual([1]);
    await vi.waitUntil(() => all().length > 1, { timeout: 5000 });
  });

  it('for nobody is refused', async () => {
    const jobs = node();
    await start(jobs);
    await expect(jobs.enqueue(opened.database, queue, {})).rejects.toThrow('Nobody works');
  });
});

describe('a failure', () => {
  it('of one job in a batch is retried alone, later, until it succeeds', async () => {
    const ends: string[] = [];
    const jobs = node({ pollMs: 100, onEnd: (_, end) => ends.push(end) });
    const { batches, handler } = recorder();
    let isBroken = true;
    jobs.work<Work>(queue, async (batch) => {
      await handler(batch);
      return Promise.allSettled(
        batch.map(async ({ n }) => {
          if (n === 2 && isBroken) throw new Error('not now');
        }),
      );
    });
    await start(jobs);
    await opened.database.tx(async (transaction) => {
      for (const n of upTo(3)) await jobs.enqueue(transaction, queue, { n });
    });
    await vi.waitUntil(() => ends.length === 3);
    expect(ends.sort()).toEqual(['done', 'done', 'retried']);
    isBroken = false;
    await vi.waitUntil(() => ends.length === 4, { timeout: 5000 });
    expect(batches.slice(1)).toEqual([[2]]);
    expect(ends.at(-1)).toBe('done');
  });

  it('that lasts makes the job dead, and it is said', async () => {
    const ends: string[] = [];
    const jobs = node({ pollMs: 100, retryLimit: 1, onEnd: (_, end) => ends.push(end) });
    jobs.work<Work>(queue, async () => {
      throw new Error('never');
    });
    await start(jobs);
    await jobs.enqueue(opened.database, queue, { n: 1 });
    await vi.waitUntil(() => ends.length === 2, { timeout: 5000 });
    expect(ends).toEqual(['retried', 'dead']);
    expect(failures).toEqual([new Error('never')]);
  });
});

describe('several nodes', () => {
  it('start together on an empty database, and each job is done by one of them', async () => {
    await opened.database.query('drop schema if exists pgboss cascade');
    const nodes = upTo(3).map(() => ({ jobs: node({ pollMs: 100 }), ...recorder() }));
    for (const { jobs, handler } of nodes) jobs.work(queue, handler);
    await Promise.all(nodes.map(({ jobs }) => start(jobs)));
    const [first] = nodes;
    for (const n of upTo(60)) await first?.jobs.enqueue(opened.database, queue, { n });
    const all = () => nodes.flatMap((each) => each.all()).sort((left, right) => left - right);
    await vi.waitUntil(() => all().length >= 60, { timeout: 5000 });
    expect(all()).toEqual(upTo(60));
    // A library's transaction that failed half-way must not have left a connection inside it.
    const stray = await opened.database.query<{ n: number }>('select 1 as n');
    expect(stray).toEqual([{ n: 1 }]);
  });

  it('find by their polls what another has enqueued', async () => {
    const asking = node();
    asking.work<Work>(queue, async () => {});
    const working = node({ pollMs: 100 });
    const { handler, all } = recorder();
    working.work(queue, handler);
    await start(working);
    await asking.enqueue(opened.database, queue, { n: 1 });
    await vi.waitUntil(() => all().length === 1);
  });

  it('that have nothing to do ask once for all their queues', async () => {
    const asked: string[] = [];
    const { query } = opened.database;
    const database: Database = {
      ...opened.database,
      query(statement, values) {
        asked.push(textOf(statement));
        return query(statement, values);
      },
    };
    const jobs = node({ database, pollMs: 20 });
    const queues = upTo(5).map((number) => `${queue}-${number}`);
    for (const each of queues) jobs.work<Work>(each, async () => {});
    await start(jobs);
    const fetches = () => asked.filter((text) => text.includes('SKIP LOCKED')).length;
    const looks = () => asked.filter((text) => text.includes('unnest')).length;
    await vi.waitUntil(() => looks() > 4);
    expect(fetches()).toBe(queues.length);
  });
});

describe('a process that dies', () => {
  /** A node that has written a job and does nothing any more. */
  async function leaveJob(): Promise<void> {
    const dead = node({ expireSeconds: 1 });
    dead.work<Work>(queue, async () => {});
    await dead.start();
    await dead.stop();
    await dead.enqueue(opened.database, queue, { n: 1 });
  }

  async function startNext() {
    const next = node({ expireSeconds: 1, pollMs: 100 });
    const { handler, all } = recorder();
    next.work(queue, handler);
    await start(next);
    return all;
  }

  it('before it begins leaves the job to the next one', async () => {
    await leaveJob();
    const all = await startNext();
    await vi.waitUntil(() => all().length === 1);
  });

  it('in the middle of a job leaves it to be done again when its time is over', async () => {
    await leaveJob();
    // What a killed process leaves behind: taken, and never finished.
    await opened.database.query(
      "update pgboss.job set state = 'active', started_on = now() where name = $1",
      [queue],
    );
    const all = await startNext();
    await vi.waitUntil(() => all().length === 1, { timeout: 10_000 });
  });
});

it('a handler that never ends is given up, and the job is tried again', async () => {
  const jobs = node({ expireSeconds: 1, pollMs: 100 });
  let tries = 0;
  jobs.work<Work>(queue, () => {
    tries += 1;
    return tries === 1 ? new Promise<void>(() => {}) : Promise.resolve();
  });
  await start(jobs);
  await jobs.enqueue(opened.database, queue, { n: 1 });
  await vi.waitUntil(() => tries === 2, { timeout: 10_000 });
});
