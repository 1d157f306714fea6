import type { ComposedFeature } from '../../feature/Feature';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

export type Surroundings = ReturnType<typeof createSurroundings>;

/** Everything around a conversation that is about its shopper, in whichever feature it stands. */
export function createSurroundings(everyFeature: readonly ComposedFeature[]) {
  return {
    /** Gives how many. */
    async forgetFiles(place: Place): Promise<number> {
      let count = 0;
      for (const { erases } of everyFeature) count += (await erases?.files?.(place)) ?? 0;
      return count;
    },

    async deleteRows(transaction: Queryable, place: Place): Promise<void> {
      for (const table of tables) {
        await transaction.query(`delete from ${table} where conversation_id = $1 and shop_id = $2`, [
          place.conversationId,
          place.shopId,
        ]);
      }
      for (const { erases } of everyFeature) await erases?.rows?.(transaction, place);
    },
  };
}

const tables = [
  'note',
  'handover',
  'mail_thread',
  'visitor',
  'conversation_search',
  'conversation_tag',
] as const;
