import type { Database } from '../../platform/db';
import { OperationRefused } from '../OperationRefused';

/** The shop of a chat; without a key, the only one there is. */
export async function shopOf(database: Database, appKey: string | null): Promise<number> {
  if (appKey !== null) {
    const [app] = await database.query<{ shop_id: string }>('select shop_id from app where key = $1', [
      appKey,
    ]);
    if (!app) throw new OperationRefused(`No chat has the key "${appKey}".`);
    return Number(app.shop_id);
  }
  const [shop, other] = await database.query<{ id: string }>('select id from shop order by id limit 2');
  if (!shop) throw noShop();
  if (other) throw new OperationRefused('There are several shops; say which by one of its chats: --chat KEY');
  return Number(shop.id);
}

/** A shop begins with its owner, who has a password: no file has that. */
export const noShop = () =>
  new OperationRefused(
    'There is no shop yet. Start the server (npm start), create the owner at the address that it prints, with the code beside it, and do this again; the server may go on running.',
  );
