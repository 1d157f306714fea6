import type { Queryable } from '../../platform/db';
import { addDemoPeople, addDemoShop, demoPeople, hashDemoPassword } from './addDemoShop';
import type { DemoShop } from './DemoPast';
import { writeFlows } from './flows';
import { drawPast, type PastPlace, tellPast } from './tellPast';

const isThere = async (handle: Queryable) =>
  (await handle.query("select from app where key = 'demo'")).length > 0;

/**
 * The demo shop with its people and its past, all of it or nothing: a start that is killed meanwhile leaves no shop, and
 * the next one begins anew. Null if it is there already.
 */
export async function seedDemo(place: PastPlace, hasPast: boolean): Promise<DemoShop | null> {
  const { database, nowMs } = place;
  if (await isThere(database)) return null;
  const past = hasPast ? await drawPast() : null;
  const passwordHash = past?.passwordHash ?? (await hashDemoPassword());
  return database.long(async (transaction) => {
    // Several nodes may start at once: the second waits here, and then has nothing to do.
    await transaction.query('lock table app in share row exclusive mode');
    if (await isThere(transaction)) return null;
    const shop = await addDemoShop(transaction);
    if (past) await tellPast(transaction, place, shop, past);
    else {
      await addDemoPeople(transaction, shop.shopId, passwordHash, demoPeople.slice(0, 2));
      await writeFlows(transaction, shop, nowMs);
    }
    return shop;
  });
}
