import { creditOf, type Evidence } from '@shopbell/rules/attribution';
import type { Queryable } from '../../../platform/db';
import { rowOfCredit } from '../../attribution';
import type { DemoShop, Moment } from '../DemoPast';
import { identify } from '../identify';
import { insertRows } from '../insertRows';
import { type CampaignIds, type DemoCampaign, readCampaignIds } from './campaigns';
import { type DemoVisitor, makeVisitors } from './makeVisitors';
import { recordedEvents } from './recordedEvents';
import { reportsOf } from './reportsOf';

interface Setting extends DemoShop, Moment {
  readonly ids: CampaignIds;
}

const idOf = ({ key }: DemoCampaign, { ids }: Setting): string | undefined => ids.get(key);

/** Far from the numbers that the demo's own checkout gives. */
const firstOrder = 9_100_000;
const windows = { link: 7, code: 30, product: 7, conversation: 5 };

/** Two months of visits and orders: what pages told, what is counted of it by day, and what was bought after it. */
export async function writeSales(transaction: Queryable, place: DemoShop & Moment): Promise<void> {
  const { shopId, nowMs } = place;
  const setting: Setting = { ...place, ids: await readCampaignIds(transaction, place) };
  await forgetSales(transaction, shopId);
  const visitors = makeVisitors(nowMs);
  const buyers = visitors.filter(({ bought }) => bought);
  await insertRows(transaction, 'page_event', [
    ...visitors.flatMap((visitor) => eventsOf(visitor, setting)),
    ...recordedEvents(setting),
  ]);
  await insertRows(transaction, 'campaign_day', countsOf(visitors, setting));
  await insertRows(transaction, 'page_report', reportsOf(setting));
  await insertRows(
    transaction,
    'order_refund',
    buyers.flatMap((visitor) => refundOf(visitor, setting)),
  );
  await insertRows(
    transaction,
    'order_fact',
    buyers.map((visitor) => orderOf(visitor, setting)),
  );
  await insertRows(
    transaction,
    'attribution',
    buyers.flatMap((visitor) => creditRow(visitor, setting)),
  );
  // All of them were looked at just now.
  await transaction.query('delete from attribution_due where shop_id = $1 and order_id >= $2', [
    shopId,
    firstOrder,
  ]);
}

async function forgetSales(transaction: Queryable, shopId: number): Promise<void> {
  for (const table of ['page_event', 'campaign_day', 'page_report'])
    await transaction.query(`delete from ${table} where shop_id = $1`, [shopId]);
  for (const table of ['order_refund', 'order_fact'])
    await transaction.query(`delete from ${table} where shop_id = $1 and order_id >= $2`, [
      shopId,
      firstOrder,
    ]);
}

const iso = (ms: number): string => new Date(ms).toISOString();
const placedAtMs = ({ atMs, bought }: DemoVisitor): number => atMs + (bought?.afterMs ?? 0);
const guestOf = ({ number }: DemoVisitor, shopId: number): string => identify(shopId, `guest ${number}`);
const orderIdOf = ({ number }: DemoVisitor): number => firstOrder + number;
/** A minute after it was shown. */
const didAtMs = ({ atMs }: DemoVisitor): number => atMs + 60_000;

function eventsOf(visitor: DemoVisitor, setting: Setting): object[] {
  const { shopId, appId, address } = setting;
  const { campaign, variantId, arm, language, device, did } = visitor;
  const event = (name: string, atMs: number, productId: number | null, properties: object) => ({
    ...{ shop_id: shopId, app_id: appId, at: iso(atMs), event: name, language, device, is_bot: false },
    ...{ session_id: identify(shopId, `visit ${visitor.number}`), guest_id: guestOf(visitor, shopId) },
    ...{ campaign_id: idOf(campaign, setting), variant_id: variantId, ab_variant: arm },
    ...{ product_id: productId === null ? null : String(productId), properties },
  });
  const met = event(arm === 'hide' ? 'campaign-held-out' : 'campaign-shown', visitor.atMs, null, {});
  if (did === 'nothing') return [met];
  const then = event(`campaign-${did}`, didAtMs(visitor), null, {});
  const link = event('link-clicked', didAtMs(visitor), campaign.productId, {
    url: `${address}/collections/all`,
  });
  return did === 'clicked' ? [met, then, link] : [met, then];
}

/** The same as tracking makes of the events. */
function countsOf(visitors: readonly DemoVisitor[], setting: Setting): object[] {
  const { shopId, appId } = setting;
  const rows = new Map<string, { count: number; sessions: number }>();
  const add = (visitor: DemoVisitor, event: string) => {
    const day = iso(visitor.atMs).slice(0, 10);
    const { campaign, variantId, language } = visitor;
    const row = {
      ...{ shop_id: shopId, app_id: appId, campaign_id: idOf(campaign, setting) },
      ...{ variant_id: variantId ?? '', language, day, event },
    };
    const key = JSON.stringify(row);
    const { count } = rows.get(key) ?? { count: 0 };
    rows.set(key, { ...row, count: count + 1, sessions: count + 1 });
  };
  for (const visitor of visitors) {
    add(visitor, visitor.arm === 'hide' ? 'campaign-held-out' : 'campaign-shown');
    if (visitor.did !== 'nothing') add(visitor, `campaign-${visitor.did}`);
    if (visitor.did === 'clicked') add(visitor, 'link-clicked');
    if (visitor.did === 'clicked' || visitor.did === 'replied') add(visitor, 'campaign-taken');
  }
  return [...rows.values()];
}

const orderOf = (visitor: DemoVisitor, { shopId }: Setting): object => ({
  ...{ shop_id: shopId, order_id: orderIdOf(visitor), guest_id: guestOf(visitor, shopId), currency: 'USD' },
  ...{ placed_at: iso(placedAtMs(visitor)), updated_at: iso(placedAtMs(visitor)) },
  ...{
    subtotal: visitor.bought?.total,
    total: visitor.bought?.total,
    discount_codes: [],
    address_hashes: [],
  },
  product_ids: visitor.campaign.productId === null ? [] : [visitor.campaign.productId],
});

const refundOf = (visitor: DemoVisitor, { shopId }: Setting): object[] =>
  visitor.bought && visitor.bought.refunded > 0
    ? [
        {
          ...{ shop_id: shopId, order_id: orderIdOf(visitor), refund_id: 1, amount: visitor.bought.refunded },
          refunded_at: iso(placedAtMs(visitor)),
        },
      ]
    : [];

/** By the same rule as every other order. */
function creditRow(visitor: DemoVisitor, setting: Setting): object[] {
  const { shopId, nowMs, address } = setting;
  const { bought, campaign, did, variantId, language } = visitor;
  if (!bought || did !== 'clicked') return [];
  const clicked: Evidence = {
    ...{ id: 'link', rule: 'link', atMs: didAtMs(visitor), url: `${address}/collections/all` },
    ...{ campaignId: idOf(campaign, setting) ?? null, variantId, language },
  };
  const { url: _, ...taken } = clicked;
  const product: Evidence[] =
    campaign.productId === null
      ? []
      : [{ ...taken, id: 'product', rule: 'product', productId: String(campaign.productId) }];
  const sale = {
    ...{ orderId: orderIdOf(visitor), placedAtMs: placedAtMs(visitor), isCancelled: false, currency: 'USD' },
    ...{ total: bought.total, discountCodes: [], refunds: [{ id: '1', amount: bought.refunded }] },
    productIds: campaign.productId === null ? [] : [String(campaign.productId)],
  };
  const credit = creditOf(sale, [clicked, ...product], windows);
  return credit ? [rowOfCredit(shopId, sale, credit, new Date(nowMs))] : [];
}
