import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Place } from '../conversations';
import { deleteSurroundings, emptyMessages, recordErasure } from './store';

export interface ErasureDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  /** All files of a conversation; gives how many. */
  readonly forgetFiles: (place: Place) => Promise<number>;
  /** Tells colleagues in the conversation itself. */
  readonly note: (place: Place, text: string) => Promise<void>;
}

export type Erasure = ReturnType<typeof createErasure>;

/** Deleting for good. Files go first: a row that is left finds them again, a file without a row is never found. */
export function createErasure({ database, bus, clock, forgetFiles, note }: ErasureDependencies) {
  return {
    /** At the shopper's wish. Asked twice, the second finds nothing left to do. */
    async eraseVisitor(place: Place): Promise<void> {
      const { shopId, conversationId } = place;
      const files = await forgetFiles(place);
      const now = new Date(clock.now());
      const emptied = await database.long(async (transaction) => {
        const found = await emptyMessages(transaction, place, now);
        await deleteSurroundings(transaction, place);
        if (found)
          await recordErasure(transaction, place, { because: 'shopper', messages: found.count, files }, now);
        return found;
      });
      // Whoever else is in it as the shopper, in another tab, goes on in a conversation of its own.
      bus.publish({ type: 'conversation-erased', shopId, conversationId });
      if (!emptied) return;
      bus.publish({ type: 'messages-changed', shopId, conversationId, revision: emptied.revision });
      await note(place, 'The shopper deleted their data.');
    },

    /** Is what a token names gone for good? */
    async isErased({ shopId, conversationId }: Place): Promise<boolean> {
      const rows = await database
        .inShops([shopId])
        .query('select from conversation where id = $1 and shop_id = $2 and erased_at is not null', [
          conversationId,
          shopId,
        ]);
      return rows.length > 0;
    },
  };
}
