import { createAskTogether } from '../shops';
import type { ShopDay, Spent } from './store';

/**
 * All of a shop's turns are counted in one row: what comes while it is being written is written together, by one
 * statement, and everybody hears how many turns the day has had with their own.
 */
export function createCountSpent(write: (of: ShopDay, spent: Spent) => Promise<number>) {
  const together = createAskTogether<ReadonlyMap<Spent, number>>();
  const waiting = new Map<string, Spent[]>();

  return async (of: ShopDay, given: Spent): Promise<number> => {
    const key = `${of.shopId} ${of.day}`;
    const spent = { ...given };
    waiting.set(key, [...(waiting.get(key) ?? []), spent]);
    const counts = await together(key, async () => {
      const all = waiting.get(key) ?? [];
      waiting.delete(key);
      return countsOf(all, await write(of, all.reduce(sumOf)));
    });
    return counts.get(spent) ?? 0;
  };
}

const sumOf = (one: Spent, other: Spent): Spent => ({
  turns: one.turns + other.turns,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
  costMicros: one.costMicros + other.costMicros,
  triedTokens: one.triedTokens + other.triedTokens,
});

/** Of the day's turns after all of them, who came first has the lowest. */
function countsOf(all: readonly Spent[], turnsAfter: number): Map<Spent, number> {
  let turns = turnsAfter - all.reduce(sumOf).turns;
  return new Map(
    all.map((spent) => {
      turns += spent.turns;
      return [spent, turns];
    }),
  );
}
