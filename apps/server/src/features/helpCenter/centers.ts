import { loadedLanguage } from '@shopbell/rules/language';
import type { Database } from '../../platform/db';
import type { Shops } from '../shops';
import { findCenter, type HelpCenter, insertCenter } from './store';

export type CenterOf = (shopId: number) => Promise<HelpCenter>;

/** The help center of a shop, which is there as soon as somebody asks for it; its address is that of the first chat. */
export const createCenterOf =
  (database: Database, shops: Shops): CenterOf =>
  async (shopId) => {
    const scope = database.inShops([shopId]);
    const found = await findCenter(scope, { shopId });
    if (found) return found;
    const [chat] = await shops.liveApps(shopId);
    const slug = chat?.key ?? `shop-${shopId}`;
    const language = loadedLanguage(chat?.settings.language ?? 'en-US');
    if (!(await insertCenter(scope, { shopId, slug, language })))
      await insertCenter(scope, { shopId, slug: `${slug}-${shopId}`, language });
    const made = await findCenter(scope, { shopId });
    if (!made) throw new Error('The new help center was not found');
    return made;
  };

/** Letters of other scripts stand in addresses as they are sent. */
export const articleUrl = (
  address: string,
  { center, language, slug }: { center: HelpCenter; language: string; slug: string },
): string => `${address}/help/${encodeURIComponent(center.slug)}/${language}/${encodeURIComponent(slug)}`;
