import type { Queryable } from '../../platform/db';
import { lookUp } from './lookUp';
import type { StoredRow, Submission } from './Submission';
import { writeBatch } from './writeBatch';

/** Once as it came, once without what was found to be stored, once more if another node was quicker meanwhile. */
const tries = 3;

/**
 * One statement, many messages (group commit). As good as always all of them are new and welcome, and one statement
 * says so by storing them; only where it leaves some out is each of these looked up. What is already stored is then
 * answered as it is; what nobody may say there has no answer, which refuses it: words of a blocked shopper, words in a
 * conversation of another shop, or in one that was deleted.
 */
export async function storeMessages(
  transaction: Queryable,
  batch: readonly Submission[],
  nowMs: number,
): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  let open = batch;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const written = await writeBatch(transaction, open, { nowMs, isLookedUp: attempt > 1 });
    rows.push(...written.rows);
    if (written.leftOut.length === 0) return rows;
    const known = await lookUp(transaction, written.leftOut);
    rows.push(...known.stored);
    // What was left out although nothing of it is known stands behind the wall: its conversation is another shop's.
    const isRefused = attempt > 1 && known.stored.length === 0;
    if (isRefused || known.welcome.length === 0) return rows;
    open = known.welcome;
  }
  throw new Error('What was looked up was different again each time');
}
