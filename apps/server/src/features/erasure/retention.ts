import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Place } from '../conversations';
import { deleteMessages, eraser, recordErasure } from './store';
import type { Surroundings } from './surroundings';

export interface RetentionDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly surroundings: Surroundings;
}

export type Retention = ReturnType<typeof createRetention>;

/** Small: the embedded database has one connection, and acknowledgements wait behind it. */
const batchSize = 50;
const dayMs = 86_400_000;

/** Deletes what is older than a shop wants to keep it. Age counts from the last message. */
export function createRetention({ database, bus, clock, surroundings }: RetentionDependencies) {
  async function sweepShop(shopId: number, days: number): Promise<void> {
    const before = new Date(clock.now() - days * dayMs);
    for (;;) {
      const old = await database.inShops([shopId]).query<{ id: string }>(
        `select id from conversation where shop_id = $1 and last_message_at < $2 and purged_at is null
         order by last_message_at limit $3`,
        [shopId, before, batchSize],
      );
      for (const { id } of old) await purge({ shopId, conversationId: id }, before);
      if (old.length < batchSize) break;
    }
    // Who left an address and never wrote has no conversation.
    await database.inShops([shopId]).query(
      `delete from visitor v where shop_id = $1 and coalesce(last_active_at, created_at) < $2
         and not exists (select from conversation c where c.id = v.conversation_id)`,
      [shopId, before],
    );
  }

  async function purge(place: Place, before: Date): Promise<void> {
    const { shopId, conversationId } = place;
    const files = await surroundings.forgetFiles(place);
    const remove = async (transaction: Queryable) => {
      const now = new Date(clock.now());
      const messages = await deleteMessages(transaction, place, before, now);
      if (messages === null) return false;
      await surroundings.deleteRows(transaction, place);
      await recordErasure(transaction, place, { because: 'retention', messages, files }, now);
      return true;
    };
    const isPurged = await database.long(async (transaction) => {
      const isDone = await withinShops(transaction, [shopId], () => remove(transaction), eraser);
      if (isDone) await surroundings.deleteElsewhere(transaction, place);
      return isDone;
    });
    if (isPurged) bus.publish({ type: 'conversation-erased', shopId, conversationId });
  }

  return {
    /** Null keeps everything. */
    async read(shopId: number): Promise<number | null> {
      const [row] = await database.query<{ retention_days: number | null }>(
        'select retention_days from shop where id = $1',
        [shopId],
      );
      return row?.retention_days ?? null;
    },

    async change(shopId: number, days: number | null): Promise<void> {
      await database.query('update shop set retention_days = $2 where id = $1', [shopId, days]);
    },

    async sweep(): Promise<void> {
      const shops = await database.query<{ id: string; retention_days: number }>(
        'select id, retention_days from shop where retention_days is not null',
      );
      for (const { id, retention_days } of shops) await sweepShop(Number(id), retention_days);
    },
  };
}
