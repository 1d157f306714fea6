import type { ComposedFeature } from '../../feature/Feature';
import type { Tables } from '../../feature/Tables';
import type { Queryable } from '../../platform/db';
import type { Place } from '../conversations';

export type Surroundings = ReturnType<typeof createSurroundings>;

/** Everything around a conversation that is about its shopper, in whichever feature it stands. */
export function createSurroundings(everyFeature: readonly ComposedFeature[]) {
  return {
    async followWords(place: Place): Promise<void> {
      for (const { erases } of everyFeature) await erases?.ahead?.(place);
    },

    /** Gives how many. */
    async forgetFiles(place: Place): Promise<number> {
      let count = 0;
      for (const { erases } of everyFeature) count += (await erases?.files?.(place)) ?? 0;
      return count;
    },

    async deleteRows(transaction: Queryable, place: Place): Promise<void> {
      // The later features' first: their rows may refer to those of earlier ones.
      for (const { tables } of everyFeature.toReversed()) await deleteNamed(transaction, tables, place);
    },

    /** What is about the shopper and belongs to no shop. */
    async deleteElsewhere(transaction: Queryable, place: Place): Promise<void> {
      for (const { erases } of everyFeature.toReversed()) await erases?.rows?.(transaction, place);
    },
  };
}

async function deleteNamed(
  transaction: Queryable,
  tables: Tables,
  { shopId, conversationId }: Place,
): Promise<void> {
  const names = Object.keys(tables).filter((name) => tables[name]?.isErasedWithConversation);
  for (const name of names)
    await transaction.query(`delete from "${name}" where conversation_id = $1 and shop_id = $2`, [
      conversationId,
      shopId,
    ]);
}
