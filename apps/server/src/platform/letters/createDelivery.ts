import type { Clock } from '../clock';
import type { Database, Queryable } from '../db';
import type { Jobs } from '../jobs';
import type { Channel, DeliveryOutcome, OutgoingMessage } from './OutgoingMessage';
import { giveUp, insertMessage, recordFailed, recordSent, recordWaiting, takeMessage } from './store';

export interface DeliveryOptions {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: Clock;
  /** Null where nothing leaves the machine: the rows are the outbox then. */
  readonly transport: Transport | null;
  readonly onDelivery?: (end: DeliveryEnd) => void;
}

export interface Transport {
  deliver(message: OutgoingMessage): Promise<DeliveryOutcome>;
}

type DeliveryEnd = DeliveryOutcome['kind'] | 'lost' | 'too-late';

/** As many as a transport has connections: what was taken does not wait for its turn. */
const atATime = 10;

/** Messages of one channel: written in the caller's transaction, delivered by a job after it has committed. */
export function createDelivery(
  channel: Channel,
  { database, jobs, clock, transport, onDelivery = () => {} }: DeliveryOptions,
) {
  jobs.work<{ id: number }>(channel, (batch) =>
    inTurns(
      batch.map(({ id }) => id),
      deliver,
    ),
  );

  /** Fails if it should be tried again. */
  async function deliver(id: number): Promise<void> {
    if (!transport) return;
    const nowMs = clock.now();
    const message = await takeMessage(database, id, nowMs);
    if (!message) {
      const end = await giveUp(database, id, nowMs);
      if (end !== null) onDelivery(end);
      return;
    }
    const outcome = await transport.deliver(message);
    onDelivery(outcome.kind);
    if (outcome.kind === 'sent') return recordSent(database, id);
    if (isOver(outcome, message)) return recordFailed(database, id, outcome.because);
    await recordWaiting(database, id, outcome.because);
    throw new Error(outcome.because);
  }

  return {
    async send(transaction: Queryable, message: OutgoingMessage): Promise<void> {
      const id = await insertMessage(transaction, channel, message, transport === null);
      if (id !== null && transport !== null) await jobs.enqueue(transaction, channel, { id });
    },
  };
}

const isOver = ({ kind }: DeliveryOutcome, { atMostOnceUntil }: OutgoingMessage): boolean =>
  kind === 'refused' || (kind === 'unknown' && atMostOnceUntil !== undefined);

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<PromiseSettledResult<void>[]> {
  const results: PromiseSettledResult<void>[] = [];
  const waiting = items.entries();
  const workers = Array.from({ length: atATime }, async () => {
    for (const [index, item] of waiting) [results[index]] = await Promise.allSettled([work(item)]);
  });
  await Promise.all(workers);
  return results;
}
