import { demoPeople, drawPast, type PastPlace, tellPast } from '../features/demo';
import type { Database, Queryable } from '../platform/db';
import { OperationRefused } from './OperationRefused';
import { tablesInOrder } from './tablesInOrder';

/** Gives the demo shop its past again, and nothing but it; all other shops and the shop's settings stay. */
export async function restoreDemo(place: PastPlace): Promise<void> {
  const { database, files } = place;
  const shop = await findDemoShop(database);
  const before = await database.query<{ name: string; thumbnail: string | null }>(
    'select name, thumbnail from attachment where shop_id = $1',
    [shop.shopId],
  );
  const past = await drawPast();
  await database.long(async (transaction) => {
    await forgetConversations(transaction, shop.shopId);
    await tellPast(transaction, place, shop, past);
  });
  const kept = await database.query<{ name: string }>('select name from attachment where shop_id = $1', [
    shop.shopId,
  ]);
  const keptNames = new Set(kept.map(({ name }) => name));
  for (const { name, thumbnail } of before.filter((file) => !keptNames.has(file.name))) {
    await files.remove(name);
    if (thumbnail !== null) await files.remove(thumbnail);
  }
}

/** A chat may be called `demo` anywhere; nobody but the demo's owner can have this address. */
async function findDemoShop(database: Database) {
  const [shop] = await database.query<{ shopId: string; appId: string; appName: string }>(
    `select a.shop_id as "shopId", a.id as "appId", a.name as "appName" from app a
     join shop_member m on m.shop_id = a.shop_id and m.role = 'owner' join "user" u on u."id" = m.user_id
     where a.key = 'demo' and u."email" = $1`,
    [demoPeople[0].email],
  );
  if (!shop) throw new OperationRefused('There is no demo shop here: nothing was changed.');
  return { ...shop, shopId: Number(shop.shopId), appId: Number(shop.appId) };
}

/** What a shop has beside what is said in it. */
const around = ['conversation', 'tag', 'macro', 'blocked_address'];

/** Whatever belongs to a conversation goes, in whichever table it stands; rooms that are added need not be named. */
async function forgetConversations(transaction: Queryable, shopId: number): Promise<void> {
  await transaction.query(
    `delete from outgoing_message where exists (
       select from conversation c where c.shop_id = $1 and key like any (array['answer:' || c.id || ':%', 'transcript:' || c.id || ':%']))`,
    [shopId],
  );
  const rows = await transaction.query<{ table_name: string }>(
    `select table_name from information_schema.columns where table_schema = 'public'
     and column_name in ('shop_id', 'conversation_id') group by table_name having count(*) = 2`,
  );
  const wanted = [...rows.map(({ table_name }) => table_name), ...around];
  for (const table of (await tablesInOrder(transaction)).reverse())
    if (wanted.includes(table)) await transaction.query(`delete from ${table} where shop_id = $1`, [shopId]);
}
