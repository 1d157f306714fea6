import type { Message, ProblemCode } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Metrics } from '../../platform/metrics';
import { GroupCommit } from './GroupCommit';
import { type StoredRow, type Submission, storeMessages } from './storeMessages';

export type StoreResult =
  | { readonly kind: 'row'; readonly row: StoredRow }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

export interface WriterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** What has just been committed, before the senders learn of it. */
  readonly onStored: (messages: readonly Message[], shopOf: ReadonlyMap<string, number>) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Stores what is sent, many at a time and in the order of the calls. */
export class MessageWriter {
  readonly #options: WriterOptions;
  readonly #commit = new GroupCommit<Submission, StoreResult>((batch) => this.#write(batch));

  constructor(options: WriterOptions) {
    this.#options = options;
  }

  add(submission: Submission): Promise<StoreResult> {
    return this.#commit.add(submission);
  }

  idle(): Promise<void> {
    return this.#commit.idle();
  }

  async #write(batch: Submission[]): Promise<StoreResult[]> {
    const { metrics } = this.#options;
    const distinct = new Map<string, Submission>();
    for (const submission of batch) {
      const key = keyOf(submission.conversationId, submission.message);
      if (!distinct.has(key)) distinct.set(key, submission);
    }
    metrics.commitBatchSize.observe(batch.length);
    const endTimer = metrics.commitSeconds.startTimer();
    const results = await this.#storeApart([...distinct.values()]).finally(endTimer);
    this.#announce(batch, results);
    return batch.map(
      ({ conversationId, message }) =>
        results.get(keyOf(conversationId, message)) ?? { kind: 'refused', code: 'forbidden' },
    );
  }

  /** All in one statement; only if the database refuses what is in it, one by one, to find out which. */
  async #storeApart(batch: Submission[]): Promise<Map<string, StoreResult>> {
    try {
      const rows = await this.#storeWithRetry(batch);
      return new Map(
        rows.map((row) => [keyOf(row.message.conversationId, row.message), { kind: 'row', row }]),
      );
    } catch (error) {
      if (!isDataRefused(error)) throw error;
      this.#options.onFailure(error);
      const [only] = batch;
      if (only && batch.length === 1)
        return new Map([[keyOf(only.conversationId, only.message), asRefusal(error)]]);
      const results = new Map<string, StoreResult>();
      for (const submission of batch) {
        for (const [key, result] of await this.#storeApart([submission])) results.set(key, result);
      }
      return results;
    }
  }

  /** Another node may have stored the same key between our look and our insert; the second look finds it. */
  async #storeWithRetry(batch: Submission[]): Promise<StoredRow[]> {
    const { database, clock } = this.#options;
    const scope = database.inShops([...new Set(batch.map(({ shopId }) => shopId))]);
    try {
      return await storeMessages(scope, batch, clock.now());
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      return storeMessages(scope, batch, clock.now());
    }
  }

  #announce(batch: readonly Submission[], results: ReadonlyMap<string, StoreResult>): void {
    const fresh = [...results.values()].flatMap((result) =>
      result.kind === 'row' && result.row.isNew ? [result.row.message] : [],
    );
    if (fresh.length === 0) return;
    this.#options.onStored(
      fresh,
      new Map(batch.map(({ conversationId, shopId }) => [conversationId, shopId])),
    );
  }
}

const keyOf = (
  conversationId: string,
  { clientInstanceId, messageId }: { clientInstanceId: string; messageId: string },
) => `${conversationId} ${clientInstanceId} ${messageId}`;

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A value the database cannot hold (22, 23) or a row of another shop (42501). Sent again it would be refused again. */
const isDataRefused = (error: unknown): boolean => /^(2[23]|42501)/.test(sqlState(error));

const asRefusal = (error: unknown): StoreResult => ({
  kind: 'refused',
  code: sqlState(error) === '42501' ? 'forbidden' : 'invalid-request',
});
