import { createHash } from 'node:crypto';
import {
  type HistoryRequest,
  limits,
  type Message,
  type OutgoingMessage,
  type ProblemCode,
  type ViewingActivity,
} from '@shopbell/protocol';
import { type Bucket, canonicalContent, fullBucket, takeFromBucket } from '@shopbell/rules/delivery';
import { done, type Outcome } from '../../http/outcome';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import { type Database, isConnectionFailure } from '../../platform/db';
import type { Metrics } from '../../platform/metrics';
import type { ContentGate, IncomingContent } from '../attachments';
import { changesAfter, type MessageChange, storeChange } from './changes';
import { cutToBytes } from './cutToBytes';
import { GroupCommit } from './GroupCommit';
import { latestHeads } from './latestHeads';
import {
  type Cursor,
  findAnsweringAgent,
  findAppId,
  findHeads,
  messagesAfter,
  messagesBefore,
  type Place,
  type StoredRow,
  type Submission,
  storeMessages,
} from './store';

export type SendOutcome =
  | { readonly kind: 'stored'; readonly message: Message; readonly isNew: boolean }
  | { readonly kind: 'refused'; readonly code: ProblemCode; readonly retryAfterMs: number };

type StoreResult =
  | { readonly kind: 'row'; readonly row: StoredRow }
  | { readonly kind: 'refused'; readonly code: ProblemCode };

export interface Viewing extends Place {
  readonly userId: string;
  readonly name: string;
  readonly activity: ViewingActivity;
}

/** A message before its content has passed the gate. */
export interface NewMessage extends Omit<Submission, 'contentHash' | 'message'> {
  readonly message: Omit<OutgoingMessage, 'content'> & { readonly content: IncomingContent };
}

export interface ConversationsDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly gate: ContentGate;
  /** Called with what has just been committed, before the senders learn of it: the short way to sockets of this node. */
  readonly onStored: (messages: readonly Message[], shopOf: ReadonlyMap<string, number>) => void;
  readonly onFailure: (error: unknown) => void;
}

export type Conversations = ReturnType<typeof createConversations>;

export function createConversations({
  database,
  bus,
  clock,
  metrics,
  gate,
  onStored,
  onFailure,
}: ConversationsDependencies) {
  const buckets = new Map<string, Bucket>();
  let isDraining = false;
  const inShopsOf = (places: readonly { readonly shopId: number }[]) =>
    database.inShops([...new Set(places.map(({ shopId }) => shopId))]);
  const commit = new GroupCommit<Submission, StoreResult>(writeBatch);

  async function writeBatch(batch: Submission[]): Promise<StoreResult[]> {
    const distinct = new Map<string, Submission>();
    for (const submission of batch) {
      const key = keyOf(submission.conversationId, submission.message);
      if (!distinct.has(key)) distinct.set(key, submission);
    }
    metrics.commitBatchSize.observe(batch.length);
    const endTimer = metrics.commitSeconds.startTimer();
    const results = await storeApart([...distinct.values()]).finally(endTimer);
    announce(
      batch,
      [...results.values()].flatMap((result) => (result.kind === 'row' ? [result.row] : [])),
    );
    return batch.map(
      ({ conversationId, message }) =>
        results.get(keyOf(conversationId, message)) ?? { kind: 'refused', code: 'forbidden' },
    );
  }

  /** All in one statement; only if the database refuses what is in it, one by one, to find out which. */
  async function storeApart(batch: Submission[]): Promise<Map<string, StoreResult>> {
    try {
      const rows = await storeWithRetry(batch);
      return new Map(
        rows.map((row) => [keyOf(row.message.conversationId, row.message), { kind: 'row', row }]),
      );
    } catch (error) {
      if (!isDataRefused(error)) throw error;
      onFailure(error);
      const [only] = batch;
      if (only && batch.length === 1) {
        return new Map([
          [
            keyOf(only.conversationId, only.message),
            { kind: 'refused', code: sqlState(error) === '42501' ? 'forbidden' : 'invalid-request' },
          ],
        ]);
      }
      const results = new Map<string, StoreResult>();
      for (const submission of batch) {
        for (const [key, result] of await storeApart([submission])) results.set(key, result);
      }
      return results;
    }
  }

  /** Another node may have stored the same key between our look and our insert; the second look finds it. */
  async function storeWithRetry(batch: Submission[]): Promise<StoredRow[]> {
    try {
      return await storeMessages(inShopsOf(batch), batch, clock.now());
    } catch (error) {
      if (sqlState(error) !== '23505') throw error;
      return storeMessages(inShopsOf(batch), batch, clock.now());
    }
  }

  function announce(batch: readonly Submission[], rows: readonly StoredRow[]): void {
    const fresh = rows.filter(({ isNew }) => isNew).map(({ message }) => message);
    if (fresh.length === 0) return;
    const shops = new Map(batch.map(({ conversationId, shopId }) => [conversationId, shopId]));
    onStored(fresh, shops);
    const heads = new Map(fresh.map(({ conversationId, id }) => [conversationId, id]));
    for (const [conversationId, headId] of heads) {
      const shopId = shops.get(conversationId);
      if (shopId !== undefined) bus.publish({ type: 'messages-stored', shopId, conversationId, headId });
    }
  }

  /** May this conversation do one more thing now? Null, or how long it must wait. */
  function mustWaitMs(conversationId: string): number | null {
    const nowMs = clock.now();
    const verdict = takeFromBucket(buckets.get(conversationId) ?? fullBucket(nowMs), nowMs);
    buckets.set(conversationId, verdict.bucket);
    return verdict.allowed ? null : verdict.retryAfterMs;
  }

  function refusal({ conversationId }: NewMessage): SendOutcome | null {
    if (isDraining) return { kind: 'refused', code: 'draining', retryAfterMs: 1000 };
    const retryAfterMs = mustWaitMs(conversationId);
    return retryAfterMs === null ? null : { kind: 'refused', code: 'rate', retryAfterMs };
  }

  return {
    mustWaitMs,

    /** Resolves when the message is committed, or says why it is not. Keeps the order of calls. */
    async send(newMessage: NewMessage): Promise<SendOutcome> {
      const refused = refusal(newMessage);
      if (refused) return refused;
      try {
        const { message, fromAgent, conversationId, shopId } = newMessage;
        const sender = `${message.clientInstanceId} ${fromAgent}`;
        const passing = gate({ shopId, conversationId, fromAgent, sender, content: message.content });
        // Words do not wait, not even for the next turn of the loop.
        const passed = passing instanceof Promise ? await passing : passing;
        if (passed.kind === 'refused') return { ...passed, retryAfterMs: 0 };
        const { content } = passed;
        const contentHash = hash(canonicalContent(content));
        const result = await commit.add({ ...newMessage, message: { ...message, content }, contentHash });
        if (result.kind === 'refused') return { ...result, retryAfterMs: 0 };
        const { row } = result;
        if (row.contentHash !== contentHash) return { kind: 'refused', code: 'conflict', retryAfterMs: 0 };
        return { kind: 'stored', message: row.message, isNew: row.isNew };
      } catch (error) {
        onFailure(error);
        const code = isConnectionFailure(error) ? 'database-down' : 'internal';
        return { kind: 'refused', code, retryAfterMs: 1000 };
      }
    },

    async after(cursor: Cursor) {
      const rows = await messagesAfter(inShopsOf([cursor]), [cursor], limits.resumePageSize + 1);
      const messages = cutToBytes(rows.slice(0, limits.resumePageSize), limits.pageBytesMax);
      return { messages, hasMore: messages.length < rows.length };
    },

    afterMany: (cursors: readonly Cursor[]) =>
      messagesAfter(inShopsOf(cursors), cursors, limits.resumePageSize),

    async before(place: Place, request: HistoryRequest) {
      const createdBefore = request.createdBefore === undefined ? null : new Date(request.createdBefore);
      const from = { ...place, createdBefore, beforeId: request.beforeId ?? null };
      // Read first: the messages are then at least as new as it says.
      const revision =
        (await findHeads(inShopsOf([place]), [place])).get(place.conversationId)?.revision ?? 0;
      const rows = await messagesBefore(inShopsOf([place]), from, limits.historyPageSize + 1);
      const newest = rows.slice(-limits.historyPageSize).reverse();
      const messages = cutToBytes(newest, limits.pageBytesMax).reverse();
      return { messages, hasMore: messages.length < rows.length, revision };
    },

    heads: (places: readonly Place[]) => findHeads(inShopsOf(places), places),

    /** What was edited or deleted after a revision: at most a page of it, the earliest first. */
    changesAfter: (place: Place, from: number) => changesAfter(inShopsOf([place]), place, from),

    /** An agent edits or deletes an own message. */
    async change(place: Place, change: MessageChange): Promise<Outcome> {
      const outcome = await storeChange(inShopsOf([place]), place, change, new Date(clock.now()));
      if (!outcome.isDone) return outcome;
      const { shopId, conversationId } = place;
      bus.publish({ type: 'messages-changed', shopId, conversationId, revision: outcome.value });
      return done();
    },

    latestHeads: (shopIds: readonly number[]) => latestHeads(database.inShops(shopIds), shopIds),
    appOf: (place: Place) => findAppId(inShopsOf([place]), place),
    /** Asked for every message: names and pictures change while a socket is open. */
    answeringAgent: (place: Place, userId: string) => findAnsweringAgent(inShopsOf([place]), place, userId),

    typed(shopId: number, conversationId: string, by: 'shopper' | 'agent'): void {
      bus.publish({ type: 'typing', shopId, conversationId, by });
    },

    /** An agent looks at a conversation, or answers in it: a hint for colleagues, which may be lost. */
    viewed(viewing: Viewing): void {
      bus.publish({ type: 'agent-viewing', ...viewing });
    },

    /** Allowances that are full again need not be remembered. */
    forgetFullBuckets(): void {
      const nowMs = clock.now();
      for (const [conversationId, bucket] of buckets) {
        const { bucket: after } = takeFromBucket(bucket, nowMs);
        if (after.tokens + 1 >= fullBucket(nowMs).tokens) buckets.delete(conversationId);
      }
    },

    async drain(): Promise<void> {
      isDraining = true;
      await commit.idle();
    },
  };
}

const keyOf = (
  conversationId: string,
  { clientInstanceId, messageId }: { clientInstanceId: string; messageId: string },
) => `${conversationId} ${clientInstanceId} ${messageId}`;

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** A value the database cannot hold (22, 23) or a row of another shop (42501). Sent again it would be refused again. */
const isDataRefused = (error: unknown): boolean => /^(2[23]|42501)/.test(sqlState(error));

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
