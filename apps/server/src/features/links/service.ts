import { createHash, randomBytes } from 'node:crypto';
import type { LinkWish } from '@shopbell/protocol/schemas';
import { metaOf } from '@shopbell/rules/tracking';
import { ProblemError } from '../../http/problem';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Shops } from '../shops';
import { isLinkOfShop } from './isLinkOfShop';
import { addLink, clickLink, findLink } from './store';

export interface LinksDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Shops;
  readonly ownAddress: () => string;
  readonly isDemo: boolean;
}

export type Links = ReturnType<typeof createLinks>;

const dayMs = 86_400_000;
const clickDaysKept = 90;
const linkDaysKept = 730;

/** Short addresses of a shop's own pages. They lead nowhere else, also where the shop has moved away since. */
export function createLinks({ database, clock, shops, ownAddress, isDemo }: LinksDependencies) {
  /** The demo's shop has its pages on this very host. */
  async function hostsOf(shopId: number): Promise<string[]> {
    const chats = await shops.liveApps(shopId);
    const own = isDemo && chats.some(({ key }) => key === 'demo') ? [new URL(ownAddress()).hostname] : [];
    return [...chats.flatMap(({ domains }) => domains), ...own];
  }

  async function shorten(wish: LinkWish): Promise<{ short_url: string; url: string }> {
    const shopId = wish.account_id;
    const meta = metaOf({ account_id: shopId, ...withoutUndefined(wish.meta) });
    const code = await addLink(database.inShops([shopId]), {
      code: randomBytes(9).toString('base64url'),
      ...{ shopId, url: wish.url, meta, at: new Date(clock.now()) },
      fingerprint: createHash('sha256')
        .update(JSON.stringify([wish.url, meta.campaign_id, meta.session_id]))
        .digest('hex'),
    });
    return { url: wish.url, short_url: `${ownAddress()}/l/${code}` };
  }

  return {
    /** All of them or none: an address that is not the shop's own is refused before anything is written. */
    async shortenAll(wishes: readonly LinkWish[]): Promise<{ short_url: string; url: string }[]> {
      const shopIds = [...new Set(wishes.map(({ account_id }) => account_id))];
      const hosts = new Map(await Promise.all(shopIds.map(async (id) => [id, await hostsOf(id)] as const)));
      const isOwn = ({ url, account_id }: LinkWish) => isLinkOfShop(url, hosts.get(account_id) ?? []);
      if (!wishes.every(isOwn)) throw new ProblemError('foreign-link');
      const links = [];
      for (const wish of wishes) links.push(await shorten(wish));
      return links;
    },

    /** Where a code leads; null where that is not the shop's any more. Counted unless nobody looks at it. */
    async follow(code: string, isBot: boolean, isCounted: boolean): Promise<string | null> {
      const link = await findLink(database, code);
      if (!link || !isLinkOfShop(link.url, await hostsOf(link.shopId))) return null;
      if (isCounted)
        await clickLink(database.inShops([link.shopId]), {
          ...{ code, shopId: link.shopId, isBot, at: new Date(clock.now()) },
        });
      return link.url;
    },

    async forgetOld(): Promise<void> {
      const ago = (days: number) => new Date(clock.now() - days * dayMs);
      await database.query('delete from link_click where at < $1', [ago(clickDaysKept)]);
      await database.query('delete from short_link where created_at < $1', [ago(linkDaysKept)]);
    },
  };
}

/** What was left out must not hide what is known otherwise. */
const withoutUndefined = (meta: LinkWish['meta']) =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== undefined && value !== null));
