import type { HoldoutReport } from '@shopbell/protocol';
import {
  type Arm,
  certainty,
  type Look,
  lookAt,
  looks,
  mismatchOf,
  upliftOf,
} from '@shopbell/rules/experiment';
import type { Clock } from '../../platform/clock';
import type { Database, Queryable } from '../../platform/db';
import type { Shops } from '../shops';

export interface HoldoutDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly shops: Shops;
}

type Groups = Readonly<Record<'display' | 'hide', Arm>> & { readonly mixed: number };

/** chosen: a look's figures change only when orders are refunded or people erased. */
const keptMs = 600_000;
const keptMax = 1000;

/** What visitors spend who are shown campaigns, beside what those spend who would have been and were not. */
export function createHoldout({ database, clock, shops }: HoldoutDependencies) {
  const kept = new Map<string, { readonly atMs: number; readonly found: Found }>();

  /** Over all events of weeks: not for everybody who opens the report. */
  async function find(transaction: Queryable, where: Where, look: Look): Promise<Found> {
    const key = JSON.stringify([where, look.startsMs, look.endsMs]);
    const known = kept.get(key);
    if (known && clock.now() - known.atMs < keptMs) return known.found;
    const currency = await currencyOf(transaction, where.shopId, look);
    const found = { currency, ...(await readGroups(transaction, where, look, currency)) };
    kept.delete(key);
    kept.set(key, { atMs: clock.now(), found });
    for (const oldest of [...kept.keys()].slice(0, -keptMax)) kept.delete(oldest);
    return found;
  }

  return async (shopId: number): Promise<HoldoutReport> => {
    const apps = await shops.liveApps(shopId);
    const chat = apps.find(({ settings }) => settings.abTest.active) ?? apps[0];
    const isActive = chat?.settings.abTest.active ?? false;
    const share = chat?.settings.abTest.configuration.ratio ?? 0.9;
    if (!chat) return { isActive, currency: null, comparison: null };
    return database.inShops([shopId]).tx(async (transaction) => {
      const where = { shopId, appId: chat.id };
      const firstMs = await firstDivided(transaction, where);
      if (firstMs === null) return { isActive, currency: null, comparison: null };
      const look = lookAt(firstMs, clock.now());
      const { currency, display, hide, mixed } = await find(transaction, where, look);
      const mismatch = mismatchOf(display.visitors, hide.visitors, share);
      return {
        ...{ isActive, currency },
        comparison: {
          ...{ look: lookWords(look), certainty, mixed, mismatch },
          ...{ display: groupOf(display), hide: groupOf(hide) },
          uplift: upliftOf(display, hide, look.bound),
        },
      };
    });
  };
}

type Found = Groups & { readonly currency: string | null };

interface Where {
  readonly shopId: number;
  readonly appId: number;
}

const iso = (ms: number) => new Date(ms).toISOString();

const lookWords = ({ number, startsMs, endsMs, nextMs, horizonMs }: Look) => ({
  ...{ number, of: looks, startsDatetime: iso(startsMs), endsDatetime: iso(endsMs) },
  ...{ nextDatetime: nextMs === null ? null : iso(nextMs), horizonDatetime: iso(horizonMs) },
});

const groupOf = ({ visitors, spent }: Arm) => ({
  ...{ visitors, buyers: spent.length },
  revenue: Math.round(spent.reduce((sum, each) => sum + each, 0) * 1000) / 1000,
});

const divided = `shop_id = $1 and app_id = $2 and event in ('campaign-shown', 'campaign-held-out')
  and ab_variant in ('display', 'hide') and guest_id is not null and not is_bot`;

/** Events are kept for 90 days; when it all began is known for longer by the days that were counted. */
async function firstDivided(transaction: Queryable, { shopId, appId }: Where): Promise<number | null> {
  const [row] = await transaction.query<{ first: Date | null }>(
    `select least((select min(at) from page_event where ${divided}), (
       select min(day)::timestamp at time zone 'UTC' from campaign_day
       where shop_id = $1 and app_id = $2 and event = 'campaign-held-out')) as first`,
    [shopId, appId],
  );
  return row?.first?.getTime() ?? null;
}

/** Of most orders of who can be in a group; amounts in different ones cannot be added. */
async function currencyOf(transaction: Queryable, shopId: number, look: Look): Promise<string | null> {
  const [row] = await transaction.query<{ currency: string }>(
    `select currency from order_fact where shop_id = $1 and guest_id is not null and erased_at is null
       and placed_at >= $2 and placed_at < $3
     group by currency order by count(*) desc, currency limit 1`,
    [shopId, new Date(look.startsMs), new Date(look.endsMs)],
  );
  return row?.currency ?? null;
}

/**
 * A visitor belongs to the group in which they first would have been shown a campaign, and counts with every order
 * after that, whatever it is credited to: so nothing that campaigns themselves cause can divide the groups.
 */
async function readGroups(
  transaction: Queryable,
  { shopId, appId }: Where,
  look: Look,
  currency: string | null,
): Promise<Groups> {
  const during = [new Date(look.startsMs), new Date(look.endsMs)];
  const sizes = await transaction.query<{ arm: Group; visitors: number }>(
    `select arm, count(*)::int as visitors from (${visitorsSql('')}) as visitor_in group by arm`,
    [shopId, appId, ...during],
  );
  const sold = await transaction.query<Sold>(soldSql, [shopId, ...during, currency]);
  const guestIds = [...new Set(sold.map(({ guest_id }) => guest_id))];
  const buyers = await transaction.query<{ guest_id: string; arm: Group; first_at: Date }>(
    visitorsSql('and guest_id = any ($5::uuid[])'),
    [shopId, appId, ...during, guestIds],
  );
  const spentBy = (guestId: string, from: Date): number[] =>
    (byGuest.get(guestId) ?? []).filter(({ placed_at }) => placed_at >= from).map(({ net }) => net);
  const byGuest = new Map<string, Sold[]>();
  for (const each of sold) {
    const known = byGuest.get(each.guest_id);
    if (known) known.push(each);
    else byGuest.set(each.guest_id, [each]);
  }
  const armOf = (name: Group): Arm => ({
    visitors: sizes.find(({ arm }) => arm === name)?.visitors ?? 0,
    spent: buyers.flatMap(({ guest_id, arm, first_at }) => {
      const spent = arm === name ? spentBy(guest_id, first_at) : [];
      return spent.length > 0 ? spent.reduce((sum, each) => sum + each, 0) : [];
    }),
  });
  return { display: armOf('display'), hide: armOf('hide'), mixed: armOf('mixed').visitors };
}

type Group = 'display' | 'hide' | 'mixed';
interface Sold {
  readonly guest_id: string;
  readonly placed_at: Date;
  readonly net: number;
}

const visitorsSql = (only: string): string => `
  select guest_id, min(at) as first_at,
    case when min(ab_variant) = max(ab_variant) then min(ab_variant) else 'mixed' end as arm
  from page_event where ${divided} and at >= $3 and at < $4 ${only} group by guest_id`;

const soldSql = `
  select guest_id, placed_at, greatest(0, total - coalesce((
    select sum(amount) from order_refund r where r.shop_id = f.shop_id and r.order_id = f.order_id), 0))::float8 as net
  from order_fact f where shop_id = $1 and guest_id is not null and placed_at >= $2 and placed_at < $3
    and cancelled_at is null and erased_at is null and currency = $4`;
