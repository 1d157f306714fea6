import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';

/** Throws if the whole batch failed; what failed alone it says in the settled results, one for each payload. */
export type JobHandler<Payload extends object> = (
  batch: readonly Payload[],
) => Promise<void> | Promise<readonly PromiseSettledResult<unknown>[]>;

export type JobEnd = 'done' | 'retried' | 'dead';

type FetchedJob = PgBoss.JobWithMetadata<object>;

export interface JobWorkerOptions {
  readonly boss: PgBoss;
  readonly queue: string;
  readonly handler: JobHandler<object>;
  readonly onFailure: (error: unknown) => void;
  readonly onEnd: (queue: string, end: JobEnd) => void;
  readonly batchSize: number;
  readonly timeoutMs: number;
}

/**
 * Fetches batches until nothing is left, then sleeps until it is woken. The library's own worker asks every few seconds
 * for its queue alone, and neither waits for its completions nor tells the jobs of a batch apart.
 */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  #running: Promise<void> | null = null;
  #isStopping = false;
  #isWoken = false;
  #interrupt: (() => void) | null = null;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#isStopping = false;
    this.#running = this.#run();
  }

  wake(): void {
    this.#isWoken = true;
    this.#interrupt?.();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { batchSize, onFailure } = this.#options;
    while (!this.#isStopping) {
      this.#isWoken = false;
      const count = await this.#doBatch().catch((error) => {
        onFailure(error);
        return 0;
      });
      if (count < batchSize && !this.#isWoken) await this.#sleep();
    }
  }

  #sleep(): Promise<void> {
    return new Promise((done) => {
      this.#interrupt = done;
    });
  }

  async #doBatch(): Promise<number> {
    const { boss, queue, batchSize } = this.#options;
    const jobs = await boss.fetch<object>(queue, { batchSize, includeMetadata: true });
    if (jobs.length === 0) return 0;
    const failures = await this.#handle(jobs);
    const done = jobs.filter((_, index) => failures[index] === null);
    if (done.length > 0)
      await boss.complete(
        queue,
        done.map(({ id }) => id),
      );
    for (const [index, job] of jobs.entries()) await this.#end(job, failures[index] ?? null);
    return jobs.length;
  }

  /** For each job why it failed, or null. */
  async #handle(jobs: readonly FetchedJob[]): Promise<(Error | null)[]> {
    const timeout = new AbortController();
    try {
      const results = await Promise.race([
        this.#options.handler(jobs.map(({ data }) => data)),
        this.#timesOut(timeout.signal),
      ]);
      return jobs.map((_, index) => {
        const result = results?.[index];
        return result?.status === 'rejected' ? toError(result.reason) : null;
      });
    } catch (error) {
      return jobs.map(() => toError(error));
    } finally {
      timeout.abort();
    }
  }

  async #timesOut(signal: AbortSignal): Promise<never> {
    const { timeoutMs, queue } = this.#options;
    await wait(timeoutMs, null, { signal, ref: false });
    throw new Error(`A batch of ${queue} took longer than ${timeoutMs} ms`);
  }

  async #end({ id, retryCount, retryLimit }: FetchedJob, failure: Error | null): Promise<void> {
    const { boss, queue, onEnd, onFailure } = this.#options;
    if (failure === null) return onEnd(queue, 'done');
    await boss.fail(queue, id, { message: failure.message });
    const isDead = retryCount >= retryLimit;
    onEnd(queue, isDead ? 'dead' : 'retried');
    if (isDead) onFailure(failure);
  }
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
