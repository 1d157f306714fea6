import PgBoss from 'pg-boss';
import { afterCommit, type Database, type Queryable } from '../db';
import { type JobEnd, type JobHandler, JobWorker } from './JobWorker';

export interface Jobs {
  /** Written in the caller's transaction: there is a job if, and only if, that commits. */
  enqueue(
    transaction: Queryable,
    queue: string,
    payload: object,
    options?: { readonly startAfterSeconds?: number },
  ): Promise<void>;
  /** Says who does the jobs of a queue; before `start`. A job may be done twice if a process dies in the middle. */
  work<Payload extends object>(queue: string, handler: JobHandler<Payload>): void;
  start(): Promise<void>;
  /** Finishes the batches under way. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly database: Database;
  readonly onFailure: (error: unknown) => void;
  readonly onEnd?: (queue: string, end: JobEnd) => void;
  readonly batchSize?: number;
  readonly pollMs?: number;
  /** A failed job waits so long, then twice as long, and so on. */
  readonly retryDelaySeconds?: number;
  readonly retryLimit?: number;
  /** A job whose process died is taken up again after this time; no handler may take longer. */
  readonly expireSeconds?: number;
}

/** One question for all queues, however many: each by itself kept an idle server busy. */
const dueQueues = {
  name: 'due_queues',
  text: `select queue from unnest($1::text[]) as queue
    where exists (
      select from pgboss.job where name = queue and state < 'active' and start_after < now()
    )`,
};

/** Jobs in the database itself, on the same connections as everything else: no LISTEN, no second pool. */
export function createJobs({
  database,
  onFailure,
  onEnd = () => {},
  batchSize = 20,
  pollMs = 2000,
  retryDelaySeconds = 2,
  retryLimit = 12,
  expireSeconds = 60,
}: JobsOptions): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    schedule: false,
    maintenanceIntervalSeconds: Math.min(30, expireSeconds),
    retryBackoff: true,
    retryDelay: retryDelaySeconds,
    retryLimit,
    expireInSeconds: expireSeconds,
  });
  boss.on('error', onFailure);
  const workers = new Map<string, JobWorker>();
  let poll: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let isStopping = false;

  /** Wakes for what another node has enqueued, what is for later, and what is tried again. */
  async function look(): Promise<void> {
    try {
      const due = await database.query<{ queue: string }>(dueQueues, [[...workers.keys()]]);
      for (const { queue } of due) workers.get(queue)?.wake();
    } catch (error) {
      onFailure(error);
    }
    lookLater();
  }

  function lookLater(): void {
    if (isStopping) return;
    poll = setTimeout(() => {
      looking = look();
    }, pollMs);
  }

  const send = (transaction: Queryable, queue: string, payload: object, startAfter: number | Date) =>
    boss.send(queue, payload, {
      startAfter,
      db: { executeSql: async (text, values) => ({ rows: await transaction.query(text, values) }) },
    });

  /** What waited in another database when this one was filled from it. */
  async function takeCarried(transaction: Queryable): Promise<void> {
    const carried = await transaction.query<{ queue: string; payload: object; start_after: Date }>(
      'delete from carried_job where queue = any($1) returning queue, payload, start_after',
      [[...workers.keys()]],
    );
    for (const { queue, payload, start_after } of carried)
      await send(transaction, queue, payload, start_after);
  }

  return {
    async enqueue(transaction, queue, payload, { startAfterSeconds = 0 } = {}) {
      const worker = workers.get(queue);
      if (!worker) throw new Error(`Nobody works on the queue "${queue}"`);
      await send(transaction, queue, payload, startAfterSeconds);
      // What is for later is found by who looks every few seconds.
      if (startAfterSeconds === 0) afterCommit(transaction, () => worker.wake());
    },

    work(queue, handler) {
      if (workers.has(queue)) throw new Error(`Somebody works on the queue "${queue}" already`);
      // What was written as a payload comes back as one: only `enqueue` writes into this queue.
      const anyHandler = handler as JobHandler<object>;
      workers.set(
        queue,
        new JobWorker({
          boss,
          queue,
          handler: anyHandler,
          onFailure,
          onEnd,
          batchSize,
          timeoutMs: expireSeconds * 1000,
        }),
      );
    },

    async start() {
      await boss.start();
      for (const queue of workers.keys()) await createQueue(database, queue);
      await database.tx((transaction) => takeCarried(transaction));
      for (const worker of workers.values()) worker.start();
      isStopping = false;
      lookLater();
    },

    async stop() {
      isStopping = true;
      clearTimeout(poll);
      await looking;
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
      await boss.stop({ graceful: false });
    },
  };
}

/** One node at a time: the library's own call deadlocks when nodes start together, since a queue is a table. */
async function createQueue(database: Database, queue: string): Promise<void> {
  await database.tx(async (transaction) => {
    await transaction.query("select pg_advisory_xact_lock(hashtext('shopbell job queues'))");
    const known = await transaction.query('select from pgboss.queue where name = $1', [queue]);
    if (known.length === 0)
      await transaction.query('select pgboss.create_queue($1, $2)', [queue, { policy: 'standard' }]);
  });
}

/**
 * The library's own transactions are texts from BEGIN to COMMIT. One that fails in the middle would leave the
 * connection inside it, and the embedded database has no other; so they run where a failure is rolled back.
 */
async function execute(database: Database, text: string, values: unknown[] = []) {
  if (!/^\s*begin\b/i.test(text)) return { rows: await database.query(text, values) };
  const run = () => database.tx((transaction) => transaction.query(text, values));
  const rows = await run().catch((error) => {
    // Nodes that start together: `create schema if not exists` may miss what another has just created.
    if (error.code !== '23505') throw error;
    return run();
  });
  return { rows };
}
