import { appSettings } from '@shopbell/protocol/schemas';
import { appKeyFor } from '@shopbell/rules/shops';
import type { Queryable } from '../../platform/db';

const triesMax = 100;

/** A new shop with its first chat, under the first free key that its name suggests. */
export async function openShop(
  transaction: Queryable,
  name: string,
): Promise<{ shopId: number; appId: number; appKey: string }> {
  const [shop] = await transaction.query<{ id: string }>('insert into shop (name) values ($1) returning id', [
    name,
  ]);
  const shopId = Number(shop?.id);
  for (let turn = 1; turn <= triesMax; turn += 1) {
    const appKey = appKeyFor(name, turn);
    const [inserted] = await transaction.query<{ id: string }>(
      `insert into app (shop_id, key, name, settings) values ($1, $2, $3, $4)
       on conflict (key) do nothing returning id`,
      [shopId, appKey, name, appSettings.parse({})],
    );
    if (inserted) return { shopId, appId: Number(inserted.id), appKey };
  }
  throw new Error('No free key was found for the first chat');
}
