import { appSettings, shopDomain } from '@shopbell/protocol/schemas';
import { z } from 'zod';
import { lockChat, saveVersion } from '../features/shops';
import type { Database } from '../platform/db';
import { noShop } from './content/shopOf';
import { OperationRefused } from './OperationRefused';

export interface ChatConfiguration {
  readonly appKey: string;
  readonly settings: unknown;
}

/**
 * Groups that are given, and `domains`, replace those of the chat; the others stay. A key nobody has becomes a chat of
 * the one shop.
 */
export async function configureChat(
  database: Database,
  { appKey, settings }: ChatConfiguration,
): Promise<number> {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(appKey)) {
    throw new OperationRefused('An app key has up to 63 small letters, digits and hyphens.');
  }
  const given = z.record(z.string(), z.unknown()).safeParse(settings);
  if (!given.success) throw new OperationRefused('The settings must be an object.');
  const [known] = await database.query<{ id: string; settings: object }>(
    'select id, settings from app where key = $1',
    [appKey],
  );
  const { domains: givenDomains, ...groups } = given.data;
  const domains = z.array(shopDomain).optional().safeParse(givenDomains);
  if (!domains.success) throw new OperationRefused('Domains are host names, such as shop.example.');
  const parsed = appSettings.safeParse({ ...known?.settings, ...groups });
  if (!parsed.success) throw new OperationRefused(z.prettifyError(parsed.error));
  if (known) {
    await database.tx(async (transaction) => {
      const chat = await lockChat(transaction, Number(known.id));
      if (!chat) throw new OperationRefused(`The chat "${appKey}" was deleted.`);
      const kept = { name: chat.settings.name, domains: domains.data ?? chat.settings.domains };
      await saveVersion(transaction, chat, { settings: { ...parsed.data, ...kept }, by: null });
    });
    return Number(known.id);
  }
  const shops = await database.query<{ id: string; name: string }>('select id, name from shop limit 2');
  const [shop, other] = shops;
  if (!shop) throw noShop();
  if (other) throw new OperationRefused(`No chat has the key "${appKey}".`);
  const [added] = await database.query<{ id: string }>(
    'insert into app (shop_id, key, name, settings, domains) values ($1, $2, $3, $4, $5) returning id',
    [shop.id, appKey, shop.name, parsed.data, domains.data ?? []],
  );
  return Number(added?.id);
}
