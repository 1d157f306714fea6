import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import { type Database, type Queryable, withinShops } from '../../platform/db';
import type { Place } from '../conversations';
import { emptyMessages, eraser, leaveMark, recordErasure } from './store';
import type { Surroundings } from './surroundings';

export interface ErasureDependencies {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly surroundings: Surroundings;
  /** Tells colleagues in the conversation itself. */
  readonly note: (place: Place, text: string) => Promise<void>;
}

export type Erasure = ReturnType<typeof createErasure>;

/** Deleting for good. Files go first: a row that is left finds them again, a file without a row is never found. */
export function createErasure({ database, bus, clock, surroundings, note }: ErasureDependencies) {
  async function empty(transaction: Queryable, place: Place & { readonly appId: number }, files: number) {
    const now = new Date(clock.now());
    await leaveMark(transaction, place, now);
    const found = await emptyMessages(transaction, place, now);
    await surroundings.deleteRows(transaction, place);
    if (found)
      await recordErasure(transaction, place, { because: 'shopper', messages: found.count, files }, now);
    return found;
  }

  return {
    /** At the shopper's wish. Asked twice, the second finds nothing left to do. */
    async eraseVisitor(
      place: Place & { readonly appId: number },
      words = 'The shopper deleted their data.',
    ): Promise<void> {
      const { shopId, conversationId } = place;
      await surroundings.followWords(place);
      const files = await surroundings.forgetFiles(place);
      const emptied = await database.long(async (transaction) => {
        const found = await withinShops(
          transaction,
          [shopId],
          () => empty(transaction, place, files),
          eraser,
        );
        await surroundings.deleteElsewhere(transaction, place);
        return found;
      });
      // Whoever else is in it as the shopper, in another tab, goes on in a conversation of its own.
      bus.publish({ type: 'conversation-erased', shopId, conversationId });
      if (!emptied || emptied.count === 0) return;
      bus.publish({ type: 'messages-changed', shopId, conversationId, revision: emptied.revision });
      await note(place, words);
    },
  };
}
