import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../testing';
import { insertSql } from './store';

let [node, other]: [TestApp, TestApp] = [null as never, null as never];
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  const clock = { now: () => nowMs };
  node = await startTestApp({ clock });
  other = await startTestApp({ clock, opened: node.opened });
});
afterAll(async () => {
  await other.stop();
  await node.stop();
});

const query = <Row>(sql: string, values: unknown[] = []) => node.opened.database.query<Row>(sql, values);

interface Browser extends TestShop {
  readonly guestId: string;
  readonly sessionId: string;
}

async function openBrowser(shop: TestShop): Promise<Browser> {
  const browser = { ...shop, guestId: randomUUID(), sessionId: randomUUID() };
  await tell(node, browser);
  return browser;
}

async function openShop(): Promise<TestShop> {
  const shop = await node.newShop();
  // Links lead to the hosts of any of its chats; where one is bound to them, it answers nobody without an origin.
  const name = `${shop.appKey}-bound`;
  await node.shops.addApp({ shopId: shop.shopId, key: name, name, settings: {}, domains: ['shop.test'] });
  await query('update app set settings = $2 where id = $1', [
    ...[shop.appId, { tracking: { subscription: 'active' } }],
  ]);
  return shop;
}

const call = (app: TestApp, path: string, init: RequestInit) => fetch(`${app.baseUrl}${path}`, init);

async function tell(app: TestApp, { appId, guestId, sessionId }: Browser): Promise<void> {
  const body = JSON.stringify({ event: 'page-visited', properties: { guestId, sessionId } });
  expect((await call(app, `/ssp/events?appId=${appId}`, { method: 'POST', body })).status).toBe(204);
}
async function write(app: TestApp, { appId, guestId, sessionId }: Browser): Promise<void> {
  const socket = await app.visitorSocket(appId, await app.token(appId));
  socket.say('Hello', '1', { metadata: { revenueId: `shopify:shop:${guestId}:${sessionId}` } });
  await socket.acknowledged('1');
  socket.close();
}
async function shorten(app: TestApp, { shopId, sessionId }: Browser): Promise<void> {
  const meta = { campaign_id: 'c1', is_light: true, session_id: sessionId, product_id: '7', source: 'card' };
  const wish = { url: 'https://shop.test/mug', account_id: shopId, channel: 'chat', meta };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await call(app, '/campaign-service/shorten', {
    ...init,
    body: JSON.stringify({ urls: [wish] }),
  });
  expect(answer.status).toBe(200);
}
/** As the shop's system tells of an order whose cart still names the browser. */
const buy = (_: TestApp, { shopId, guestId }: Browser) =>
  query(
    `insert into order_fact (shop_id, order_id, placed_at, updated_at, currency, subtotal, total, discount_codes,
       product_ids, guest_id, address_hashes)
     values ($1, (random() * 1e15)::bigint, now(), now(), 'USD', 20, 20, '{}', '{}', $2, '{}')`,
    [shopId, guestId],
  );
const ways = [tell, write, shorten, buy];

async function takeBack({ appId, guestId }: Browser): Promise<void> {
  const answer = await call(node, `/ssp/events?appId=${appId}&guestId=${guestId}`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
}

/** How many rows of each table name the browser or its session, on whatever way. */
async function traces({ shopId, guestId, sessionId }: Browser): Promise<Record<string, number>> {
  for (const app of [node, other]) await app.tracking.settled();
  const found: Record<string, number> = {};
  for (const table of ['page_event', 'message', 'order_fact', 'short_link']) {
    const rows = await query(
      `select from ${table} each where shop_id = $1 and (each::text like '%' || $2 || '%' or each::text like '%' || $3 || '%')`,
      [shopId, guestId, sessionId],
    );
    found[table] = rows.length;
  }
  return found;
}
const none = { page_event: 0, message: 0, order_fact: 0, short_link: 0 };

it('whatever comes while consent is taken back, on any way and node, is gone when that is acknowledged', async () => {
  const shop = await openShop();
  const counted = await openBrowser(shop);
  for (const way of ways) await way(node, counted);
  for (let round = 0; round < 6; round += 1) {
    const browser = await openBrowser(shop);
    await node.tracking.settled();
    const writing = [node, other].flatMap((app) => ways.map((way) => way(app, browser)));
    await takeBack(browser);
    await Promise.all(writing);
    expect(await traces(browser)).toEqual(none);
  }
  // Another browser of the shop is none of theirs.
  expect(await traces(counted)).toEqual({ page_event: 2, message: 1, order_fact: 1, short_link: 1 });
  expect(await query('select from message where shop_id = $1', [shop.shopId])).toHaveLength(13);
});

it('what comes long after consent was taken back is kept without whose it was, and in another shop with it', async () => {
  const [shop, another] = [await openShop(), await openShop()];
  const browser = await openBrowser(shop);
  await takeBack(browser);
  nowMs += 399 * 86_400_000;
  await node.forgetOld();
  for (const way of ways) await way(other, browser);
  expect(await traces(browser)).toEqual(none);
  const orders = await query('select guest_id from order_fact where shop_id = $1', [shop.shopId]);
  expect(orders).toEqual([{ guest_id: null }]);
  const there = { ...browser, ...another };
  for (const way of ways) await way(other, there);
  expect(await traces(there)).toEqual({ page_event: 1, message: 1, order_fact: 1, short_link: 1 });
  // Of the ids themselves nothing is kept, and of their marks nothing for ever.
  const marks = () =>
    query<{ row: string }>('select each::text as row from forgotten_id each where shop_id = $1', [
      shop.shopId,
    ]);
  const kept = await marks();
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain(browser.guestId);
  nowMs += 2 * 86_400_000;
  await node.forgetOld();
  expect(await marks()).toEqual([]);
});

it('a forgotten id is found by its index, however many there are', async () => {
  const { shopId, appId } = await openShop();
  const scope = node.opened.database.inShops([shopId]);
  const plan = await scope.query(`explain ${insertSql}`, ['[]', [appId]]);
  expect(JSON.stringify(plan)).toMatch(/Index Cond: [^"]*mark = marked\.mark/);
});
