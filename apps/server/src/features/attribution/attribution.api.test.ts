import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createAddressHashes } from '../webhooks';
import { createCredits } from './credits';

const dayMs = 86_400_000;
const nowMs = Date.parse('2026-11-15T10:00:00Z');
const hashesOf = createAddressHashes('a secret of this test');
/** Since then. */
let passedMs = 0;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs + passedMs } });
});
afterAll(() => app.stop());

const query = (sql: string, values: unknown[]) => app.opened.database.query(sql, values);
const ago = (days: number) => new Date(nowMs - days * dayMs);

async function openShop() {
  const shop = await app.newShop();
  const { shopId, appId } = shop;
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  const credits = createCredits({
    ...{ database: app.opened.database, clock: { now: () => nowMs }, hashesOf },
    shops: { liveApps: async () => [] } as never,
  });
  const campaignId = randomUUID();
  await query(
    `insert into campaign (id, shop_id, app_id, state, content, position, created_at, changed_at)
     values ($1, $2, $3, 'active', '{"name": "Welcome"}', 0, now(), now())`,
    [campaignId, shopId, appId],
  );
  let orders = 0;
  return {
    ...{ ...shop, cookie, campaignId },
    credit: () => credits.creditDue(new Date(Date.now() + 60_000)),
    forget: (conversationId: string) =>
      app.opened.database
        .inShops([shopId])
        .tx((tx) => credits.forgetConversation(tx, shopId, conversationId)),
    read: async (path: string) => (await app.call('GET', path, { cookie })).json(),
    async order(more: Record<string, unknown> = {}): Promise<number> {
      orders += 1;
      const row = {
        ...{ shop_id: shopId, order_id: orders, placed_at: ago(2), updated_at: ago(2), currency: 'USD' },
        ...{ subtotal: 80, total: 80.5, discount_codes: [], product_ids: [], address_hashes: [], ...more },
      };
      await insert('order_fact', row);
      return orders;
    },
    refund: (orderId: number, amount: number) =>
      insert('order_refund', {
        ...{ shop_id: shopId, order_id: orderId, refund_id: randomInt(), amount, refunded_at: ago(1) },
      }),
    event: (event: string, days: number, more: Record<string, unknown> = {}) =>
      insert('page_event', {
        ...{ shop_id: shopId, app_id: appId, at: ago(days), event, session_id: randomUUID(), is_bot: false },
        ...{ campaign_id: campaignId, variant_id: null, language: 'en-US', device: 'desktop' },
        ...{ properties: {}, ...more },
      }),
  };
}

const randomInt = () => Math.floor(Math.random() * 1e9);

async function insert(table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row).join(', ');
  await query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
}

/** The shopper writes under an address, and is answered. */
async function talk(
  shop: Awaited<ReturnType<typeof openShop>>,
  email: string,
  days: number,
): Promise<string> {
  const id = randomUUID();
  const { shopId, appId } = shop;
  const at = ago(days);
  await insert('conversation', {
    ...{ id, shop_id: shopId, app_id: appId, last_message_id: 2, last_message_at: at, created_at: at },
    status: 'open',
  });
  await insert('visitor', {
    ...{ conversation_id: id, shop_id: shopId, app_id: appId, email, email_trust: 'captured' },
    ...{ response_channel: 'chat', created_at: at, visits: 1, unseen_mailed_id: 0 },
  });
  for (const number of [1, 2])
    await insert('message', {
      ...{
        conversation_id: id,
        id: number,
        shop_id: shopId,
        client_instance_id: '',
        message_id: `m${number}`,
      },
      ...{ content_hash: 'x', content: { type: 'text', text: 'Hi' }, metadata: {}, created_at: at },
      from_agent: number === 2,
    });
  return id;
}

interface Credited {
  readonly orderId: number;
  readonly rule: string;
  readonly amount: number;
  readonly evidence: { readonly rule: string; readonly isDecisive: boolean }[];
}

it('orders are credited once with their evidence, again when facts change, and no longer once erased', async () => {
  const shop = await openShop();
  const { campaignId } = shop;
  const [guest, friend] = [randomUUID(), randomUUID()];
  const offerId = randomUUID();
  await query(
    'insert into campaign_offer (shop_id, offer_id, code, type, value) values ($1, $2, $3, $4, $5)',
    [shop.shopId, offerId, 'Summer10', 'percentage', '10'],
  );
  await shop.event('link-clicked', 3, { guest_id: guest, product_id: '7001', properties: { url: '/bowl' } });
  await shop.event('link-clicked', 2.5, { guest_id: guest, is_bot: true, campaign_id: 'bots' });
  await shop.event('product-added', 3, { guest_id: friend, product_id: '7002' });
  await shop.event('offer-revealed', 20, { offer_id: offerId });
  const conversationId = await talk(shop, 'ada@customers.test', 4);
  const address_hashes = hashesOf(shop.shopId, ['Ada@customers.test']);

  const byLink = await shop.order({ guest_id: guest, product_ids: [7001], address_hashes });
  const byCode = await shop.order({ discount_codes: ['SUMMER10'] });
  const byProduct = await shop.order({ guest_id: friend, product_ids: [7002] });
  const byTalk = await shop.order({ address_hashes, customer_id: 5 });
  const byNothing = await shop.order({
    guest_id: randomUUID(),
    product_ids: [7001],
    discount_codes: ['OTHER'],
  });
  const cancelled = await shop.order({ guest_id: guest, cancelled_at: ago(1) });
  await shop.credit();
  const listed = async (): Promise<Record<number, Credited>> => {
    const { orders } = (await shop.read('campaign-report/orders?days=30')) as { orders: Credited[] };
    return Object.fromEntries(orders.map((each) => [each.orderId, each]));
  };
  const first = await listed();
  expect(Object.values(first).map(({ orderId, rule }) => [orderId, rule])).toEqual([
    ...[
      [byLink, 'link'],
      [byCode, 'code'],
      [byProduct, 'product'],
      [byTalk, 'conversation'],
    ],
  ]);
  expect(first[byLink]).toMatchObject({ campaignId, campaignName: 'Welcome', amount: 80.5, refunded: 0 });
  expect(first[byLink]?.evidence).toMatchObject([
    { rule: 'conversation', conversationId, isDecisive: false },
    { rule: 'link', url: '/bowl', isDecisive: true },
    { rule: 'product', productId: '7001', isDecisive: false },
  ]);
  expect(JSON.stringify(first)).not.toContain(guest);
  expect([first[byNothing], first[cancelled]]).toEqual([undefined, undefined]);

  await shop.refund(byLink, 30.25);
  await shop.refund(byCode, 500);
  await query('update order_fact set cancelled_at = now() where shop_id = $1 and order_id = $2', [
    shop.shopId,
    byProduct,
  ]);
  await shop.credit();
  const second = await listed();
  expect(second[byLink]).toMatchObject({ amount: 50.25, refunded: 30.25 });
  expect(second[byCode]).toMatchObject({ amount: 0 });
  expect(second[byProduct]).toBeUndefined();

  await query('delete from visitor where conversation_id = $1', [conversationId]);
  await shop.forget(conversationId);
  await shop.credit();
  const third = await listed();
  expect(third[byLink]?.evidence.map(({ rule }) => rule)).toEqual(['link', 'product']);
  expect(JSON.stringify(third)).not.toContain(conversationId);
  expect(third[byTalk]).toBeUndefined();

  await query(
    'update order_fact set erased_at = now(), guest_id = null where shop_id = $1 and order_id = $2',
    [shop.shopId, byLink],
  );
  expect((await listed())[byLink]).toBeUndefined();
  await query('delete from order_fact where shop_id = $1', [shop.shopId]);
  expect(await listed()).toEqual({});
  expect(await query('select from attribution_due where shop_id = $1', [shop.shopId])).toEqual([]);
});

it('the report adds up what pages counted and what was credited, in the days of the shop', async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const { shopId, appId, campaignId } = shop;
  const counted = (day: string, event: string, count: number, more: object = {}) =>
    insert('campaign_day', {
      ...{ shop_id: shopId, app_id: appId, campaign_id: campaignId, variant_id: '', language: 'en-US' },
      ...{ day, event, count, sessions: count, ...more },
    });
  await counted('2026-11-15', 'campaign-shown', 10);
  await counted('2026-11-15', 'campaign-clicked', 3, { variant_id: 'b' });
  for (const id of ['c', 'd']) await counted('2026-11-15', 'campaign-clicked', 1, { variant_id: id });
  await query(
    `update campaign set content = content || '{"variants": [{"id": "d"}, {"id": "c"}]}' where id = $1`,
    [campaignId],
  );
  await counted('2026-11-14', 'campaign-shown', 5, { language: 'de' });
  await counted('2026-11-14', 'campaign-held-out', 4);
  await counted('2026-10-01', 'campaign-shown', 100);
  await counted('2026-10-01', 'campaign-shown', 400, { variant_id: 'c' });
  await counted('2026-10-02', 'campaign-taken', 99, { variant_id: 'c' });
  const guest = randomUUID();
  await shop.event('link-clicked', 3, { guest_id: guest });
  await shop.order({ guest_id: guest });
  await shop.order({ guest_id: guest, total: 19.5 });
  await shop.order({ guest_id: guest, currency: 'EUR' });
  await shop.credit();

  const report = await shop.read('campaign-report?days=7');
  const none = { shown: 0, clicked: 0, replied: 0, dismissed: 0, orders: 0, revenue: 0 };
  expect(report).toMatchObject({
    ...{ timeZone: 'UTC', currency: 'USD', elsewhere: [{ currency: 'EUR', orders: 1, revenue: 80.5 }] },
    windows: { link: 7, code: 30, product: 7, conversation: 5 },
    uncounted: [expect.any(String)],
  });
  await query('update app set settings = $2 where id = $1', [
    appId,
    { tracking: { subscription: 'active' } },
  ]);
  expect((await shop.read('campaign-report?days=7')).uncounted).toEqual([]);
  // As the editor has them.
  const welcome = { campaignId, name: 'Welcome' };
  expect(report.campaigns).toEqual([
    { ...none, ...welcome, variantId: null, place: 0, shown: 15, orders: 2, revenue: 100 },
    { ...none, ...welcome, variantId: 'd', place: 1, clicked: 1 },
    { ...none, ...welcome, variantId: 'c', place: 2, clicked: 1 },
    // Deleted since.
    { ...none, ...welcome, variantId: 'b', place: null, clicked: 3 },
  ]);
  // By sessions, since the beginning, with the first wording; groups of 115 and 400 are not divided by chance.
  expect(report.wordings).toMatchObject([
    {
      ...{ campaignId, name: 'Welcome' },
      wordings: [
        { variantId: null, sessions: 115, taken: 0, comparison: null },
        {
          ...{ variantId: 'c', sessions: 400, taken: 99 },
          comparison: {
            ...{ difference: { estimate: 99 / 400 }, mismatch: { isSuspicious: true }, claim: 'none' },
          },
        },
      ],
    },
  ]);
  expect(report.days).toHaveLength(7);
  expect(report.days.slice(-3)).toEqual([
    { ...none, day: '2026-11-13', orders: 2, revenue: 100 },
    { ...none, day: '2026-11-14', shown: 5 },
    { ...none, day: '2026-11-15', shown: 10, clicked: 5 },
  ]);
  expect(report.languages).toEqual([
    { ...none, language: 'de', shown: 5 },
    { ...none, language: 'en-US', shown: 10, clicked: 5, orders: 2, revenue: 100 },
  ]);
  expect((await shop.read('campaign-report?days=90')).days).toHaveLength(90);
  // Of one alone; and of none, whose name somebody has made up.
  await counted('2026-11-15', 'campaign-shown', 7, { campaign_id: 'another', language: 'fr' });
  const only = await shop.read(`campaign-report?days=7&campaign=${campaignId}`);
  for (const part of ['campaigns', 'wordings', 'days', 'languages', 'currency', 'elsewhere'] as const)
    expect(only[part]).toEqual(report[part]);
  expect(await shop.read('campaign-report?days=7&campaign=another')).toMatchObject({
    ...{ currency: null, elsewhere: [], wordings: [], languages: [{ language: 'fr', shown: 7, orders: 0 }] },
    campaigns: [{ campaignId: 'another', name: null, shown: 7 }],
  });
  const ordersOf = async (id: string) =>
    ((await shop.read(`campaign-report/orders?days=7&campaign=${id}`)) as { orders: Credited[] }).orders;
  expect([(await ordersOf(campaignId)).length, (await ordersOf('another')).length]).toEqual([3, 0]);
  expect((await other.read('campaign-report?days=7')).campaigns).toEqual([]);
  for (const path of ['campaign-report?days=8', 'campaign-report/orders?before=x'])
    expect((await app.call('GET', path, { cookie: shop.cookie })).status).toBe(400);
});

it('visitors are compared by the group they were in first, with all they bought after that', async () => {
  const shop = await openShop();
  expect(await shop.read('campaign-report/holdout')).toEqual({
    isActive: false,
    currency: null,
    comparison: null,
  });
  const sizes = { display: 45, hide: 40 };
  for (const [arm, size] of Object.entries(sizes))
    for (let index = 0; index < size; index += 1) {
      const guest_id = randomUUID();
      const event = arm === 'display' ? 'campaign-shown' : 'campaign-held-out';
      await shop.event(event, 20 - index / 100, { guest_id, ab_variant: arm });
      const order = { guest_id, total: 50 + index, placed_at: ago(19) };
      if (index < 30) await shop.order(order);
      if (index === 0) await shop.order({ ...order, placed_at: ago(21) });
    }
  const mixed = { guest_id: randomUUID() };
  await shop.event('campaign-shown', 15, { ...mixed, ab_variant: 'display' });
  await shop.event('campaign-held-out', 14, { ...mixed, ab_variant: 'hide' });
  await shop.event('campaign-shown', 1, { guest_id: randomUUID(), ab_variant: 'display' });
  const { currency, comparison } = await shop.read('campaign-report/holdout');
  expect(currency).toBe('USD');
  expect(comparison).toMatchObject({
    look: { number: 2, of: 8, startsDatetime: ago(20).toISOString(), nextDatetime: ago(-1).toISOString() },
    display: { visitors: 45, buyers: 30, revenue: 30 * 50 + 435 },
    hide: { visitors: 40, buyers: 30, revenue: 30 * 50 + 435 },
    mixed: 1,
    mismatch: { expectedShare: 0.9, isSuspicious: true },
    uplift: { isKnown: true, claim: 'none' },
  });

  // It is read over weeks of events: not again for everybody who looks within ten minutes.
  const display = async () => (await shop.read('campaign-report/holdout')).comparison.display.visitors;
  await shop.event('campaign-shown', 18, { guest_id: randomUUID(), ab_variant: 'display' });
  expect(await display()).toBe(45);
  passedMs = 600_000;
  expect(await display()).toBe(46);
  passedMs = 0;

  // Events are kept for 90 days; the period goes on as it was begun.
  await insert('campaign_day', {
    ...{ shop_id: shop.shopId, app_id: shop.appId, campaign_id: shop.campaignId, day: '2026-07-01' },
    ...{ event: 'campaign-held-out', count: 1, sessions: 1 },
  });
  const { look } = (await shop.read('campaign-report/holdout')).comparison;
  // 19 weeks and some days after it all began: the third look of the third period.
  expect(look).toMatchObject({ number: 3, startsDatetime: '2026-10-21T00:00:00.000Z' });
});

it('recorded visits are read moment by moment, by their own shop', async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const session_id = randomUUID();
  await shop.event('page-visited', 1, { session_id, properties: { url: '/bowl' } });
  await shop.event('campaign-shown', 0.9, { session_id });
  const { visits } = await shop.read(`recorded-visits?chatId=${shop.appId}`);
  expect(visits).toMatchObject([{ sessionId: session_id, events: 2, startedDatetime: ago(1).toISOString() }]);
  expect((await other.read(`recorded-visits?chatId=${shop.appId}`)).visits).toEqual([]);
  const { events } = await shop.read(`recorded-visits/${session_id}`);
  expect(events).toMatchObject([
    { event: 'page-visited', properties: { url: '/bowl' } },
    { event: 'campaign-shown', campaignId: shop.campaignId },
  ]);
  expect((await app.call('GET', `recorded-visits/${session_id}`, { cookie: other.cookie })).status).toBe(404);
});
