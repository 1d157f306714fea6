import type { Message, ProblemCode } from '@shopbell/protocol';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Metrics } from '../../platform/metrics';
import { type Group, GroupCommit } from './GroupCommit';
import { hasPersonSpoken } from './hasPersonSpoken';
import type { StoredRow, Submission } from './Submission';
import { storeMessages } from './storeMessages';
import { Turns } from './Turns';

export type StoreResult =
  | { readonly kind: 'row'; readonly row: StoredRow }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

export interface WriterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** What has just been committed, before the senders learn of it. */
  readonly onStored: (messages: readonly Message[], shopOf: ReadonlyMap<string, number>) => void;
  /** What is sent again was stored before, perhaps by a commit that nobody heard of. */
  readonly onStoredBefore: (message: Message, shopId: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Stores what is sent, many at a time and, within a conversation, in the order of the calls. */
export class MessageWriter {
  readonly #options: WriterOptions;
  readonly #lanes: readonly GroupCommit<Submission, StoreResult>[];

  constructor(options: WriterOptions) {
    this.#options = options;
    const { lanes } = options.database;
    const turns = new Turns();
    const group: Group<Submission, StoreResult> = {
      write: (batch) => this.#write(batch),
      tell: (batch, results) => this.#announce(batch, results),
    };
    this.#lanes = Array.from({ length: lanes }, () => new GroupCommit(group, turns));
  }

  add(submission: Submission): Promise<StoreResult> {
    if (submission.unlessPersonAfter !== undefined) return this.#storeAlone(submission);
    // The last letters of an id are as good as drawn by lot.
    const lot = Number.parseInt(submission.conversationId.slice(-4), 16) || 0;
    const lane = this.#lanes[lot % this.#lanes.length] as GroupCommit<Submission, StoreResult>;
    return lane.add(submission);
  }

  /** In a transaction of its own: it looks at its conversation first, and waits for nobody else's meanwhile. */
  async #storeAlone(submission: Submission): Promise<StoreResult> {
    const { database, clock } = this.#options;
    const [row] = await database
      .aheadInShops([submission.shopId])
      .tx(async (transaction) =>
        (await hasPersonSpoken(transaction, submission))
          ? []
          : storeMessages(transaction, [submission], clock.now()),
      );
    if (!row) return { kind: 'refused', code: 'forbidden' };
    const result: StoreResult = { kind: 'row', row };
    this.#announce([submission], [result]);
    return result;
  }

  async idle(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.idle()));
  }

  async #write(batch: readonly Submission[]): Promise<StoreResult[]> {
    const { metrics } = this.#options;
    const distinct = new Map<string, Submission>();
    for (const submission of batch) {
      const key = keyOf(submission.conversationId, submission.message);
      if (!distinct.has(key)) distinct.set(key, submission);
    }
    metrics.commitBatchSize.observe(batch.length);
    const endTimer = metrics.commitSeconds.startTimer();
    const results = await this.#storeApart([...distinct.values()]).finally(endTimer);
    return batch.map((submission) => {
      const key = keyOf(submission.conversationId, submission.message);
      const result = results.get(key) ?? { kind: 'refused', code: 'forbidden' };
      return distinct.get(key) === submission ? result : sentAgain(result);
    });
  }

  /** All in one statement; only if the database refuses what is in it, by halves, to find out which. */
  async #storeApart(batch: Submission[]): Promise<Map<string, StoreResult>> {
    try {
      const rows = await this.#storeWithRetry(batch);
      return new Map(
        rows.map((row) => [keyOf(row.message.conversationId, row.message), { kind: 'row', row }]),
      );
    } catch (error) {
      if (!isDataRefused(error)) throw error;
      const [only] = batch;
      if (only && batch.length === 1) {
        this.#options.onFailure(error);
        return new Map([[keyOf(only.conversationId, only.message), asRefusal(error)]]);
      }
      const middle = Math.ceil(batch.length / 2);
      const earlier = await this.#storeApart(batch.slice(0, middle));
      const later = await this.#storeApart(batch.slice(middle));
      return new Map([...earlier, ...later]);
    }
  }

  /** Another node may have stored the same key between our look and our insert; the second look finds it. */
  async #storeWithRetry(batch: Submission[]): Promise<StoredRow[]> {
    const { database, clock } = this.#options;
    const scope = database.aheadInShops([...new Set(batch.map(({ shopId }) => shopId))]);
    const store = () => storeMessages(scope, batch, clock.now());
    try {
      return await store();
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      return store();
    }
  }

  #announce(batch: readonly Submission[], results: readonly StoreResult[]): void {
    const { onStored, onStoredBefore } = this.#options;
    const shopOf = new Map(batch.map(({ conversationId, shopId }) => [conversationId, shopId]));
    const fresh: Message[] = [];
    for (const result of results) {
      if (result.kind !== 'row') continue;
      const { message, isNew } = result.row;
      if (isNew) fresh.push(message);
      else onStoredBefore(message, shopOf.get(message.conversationId) ?? 0);
    }
    if (fresh.length > 0) onStored(fresh, shopOf);
  }
}

const keyOf = (
  conversationId: string,
  { clientInstanceId, messageId }: { clientInstanceId: string; messageId: string },
) => `${conversationId} ${clientInstanceId} ${messageId}`;

/** Twice in one batch is stored once. */
const sentAgain = (result: StoreResult): StoreResult =>
  result.kind === 'row' ? { ...result, row: { ...result.row, isNew: false } } : result;

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A value the database cannot hold (22, 23) or a row of another shop (42501). Sent again it would be refused again. */
const isDataRefused = (error: unknown): boolean => /^(2[23]|42501)/.test(sqlState(error));

const asRefusal = (error: unknown): StoreResult => ({
  kind: 'refused',
  code: sqlState(error) === '42501' ? 'forbidden' : 'invalid-request',
});
