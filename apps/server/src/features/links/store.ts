import type { LinkMeta } from '@shopbell/protocol';
import type { Queryable } from '../../platform/db';

export interface NewLink {
  readonly code: string;
  readonly shopId: number;
  readonly fingerprint: string;
  readonly url: string;
  readonly meta: LinkMeta;
  readonly at: Date;
}

/** The code it has, which is another where it was there already. */
export async function addLink(inShop: Queryable, link: NewLink): Promise<string> {
  const { code, shopId, fingerprint, url, meta, at } = link;
  // An update that changes nothing, so that the row is returned either way, also to two at the same moment.
  const [row] = await inShop.query<{ code: string }>(
    `insert into short_link (code, shop_id, fingerprint, url, campaign_id, meta, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (shop_id, fingerprint) do update set url = excluded.url returning code`,
    [code, shopId, fingerprint, url, meta.campaign_id, meta, at],
  );
  return row?.code ?? code;
}

/** A code is all that a browser brings: whose it is is what it says. */
export async function findLink(
  database: Queryable,
  code: string,
): Promise<{ readonly shopId: number; readonly url: string } | null> {
  const [row] = await database.query<{ shop_id: string; url: string }>(
    'select shop_id, url from short_link where code = $1',
    [code],
  );
  return row ? { shopId: Number(row.shop_id), url: row.url } : null;
}

export interface Click {
  readonly code: string;
  readonly shopId: number;
  readonly at: Date;
  readonly isBot: boolean;
}

export async function clickLink(inShop: Queryable, { code, shopId, at, isBot }: Click): Promise<void> {
  await inShop.query(
    `with clicked as (
       update short_link set clicks = clicks + ($4::boolean is false)::int, bot_clicks = bot_clicks + $4::boolean::int
       where code = $2 and shop_id = $1 returning 1)
     insert into link_click (shop_id, code, at, is_bot) select $1, $2, $3, $4 from clicked`,
    [shopId, code, at, isBot],
  );
}
