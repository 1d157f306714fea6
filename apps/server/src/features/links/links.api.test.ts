import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
let nowMs = Date.parse('2026-11-15T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);
const chrome = 'Mozilla/5.0 Chrome/120.0.0.0';

const shorten = (urls: unknown, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/campaign-service/shorten`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ urls }),
  });
const follow = (shortUrl: string, headers: Record<string, string> = {}) =>
  fetch(shortUrl, { redirect: 'manual', headers: { 'user-agent': chrome, ...headers } });

it('[HTTP-11] [SRV-12] together: an address of the shop is shortened, leads there with 302 and is counted, bots apart', async () => {
  const { shopId } = await app.newShop({ domains: ['shop.test'] });
  const url = 'https://www.shop.test/products/mug?variant=1#top';
  const meta = {
    campaign_id: 'c1',
    is_light: true,
    session_id: randomUUID(),
    product_id: '7',
    source: 'card',
  };
  const wish = { url, account_id: shopId, channel: 'chat', meta };
  const answer = await (await shorten([wish])).json();
  expect(answer).toEqual({ urls: [{ url, short_url: expect.stringMatching(/\/l\/[\w-]{12}$/) }] });
  const [{ short_url }] = answer.urls;
  // The same again, at the same moment too, is the same link; for another campaign it is not.
  const again = await Promise.all(
    [shorten([wish]), shorten([wish])].map(async (each) => (await each).json()),
  );
  expect(again).toEqual([answer, answer]);
  const other = await (await shorten([{ ...wish, meta: { ...meta, campaign_id: 'c2' } }])).json();
  expect(other.urls[0].short_url).not.toBe(short_url);

  const answered = await follow(short_url);
  expect([answered.status, answered.headers.get('location'), answered.headers.get('cache-control')]).toEqual([
    ...[302, url, 'no-store'],
  ]);
  await follow(short_url, { 'user-agent': 'WhatsApp/2.23' });
  await follow(short_url, { 'sec-purpose': 'prefetch;prerender' });
  const code = short_url.split('/').at(-1);
  expect(await query('select clicks, bot_clicks, meta from short_link where code = $1', [code])).toEqual([
    {
      ...{ clicks: 1, bot_clicks: 1 },
      meta: { ...meta, account_id: shopId, channel: 'chat', ab_variant: null },
    },
  ]);
  expect(await query('select is_bot from link_click where code = $1 order by id', [code])).toEqual([
    { is_bot: false },
    { is_bot: true },
  ]);

  // The shop has moved: what was its own page may be anybody's now.
  await query(`update app set domains = '{new.test}' where shop_id = $1`, [shopId]);
  expect((await follow(short_url)).status).toBe(404);
  nowMs += 91 * 86_400_000;
  await app.forgetOld();
  expect(await query('select from link_click where code = $1', [code])).toEqual([]);
  expect(await query('select from short_link where code = $1', [code])).toHaveLength(1);
});

it('consent taken back leaves links that lead where they led and say no more whose they were', async () => {
  const { shopId, appId } = await app.newShop({ domains: ['forgets.test'] });
  await query('update app set settings = $2 where id = $1', [
    appId,
    { tracking: { subscription: 'active' } },
  ]);
  const [gone, stays] = [0, 1].map(() => ({ sessionId: randomUUID(), guestId: randomUUID() }));
  const events = `${app.baseUrl}/ssp/events?appId=${appId}`;
  const headers = { origin: 'https://forgets.test' };
  const linkOf = async (properties: typeof gone) => {
    const body = JSON.stringify({ event: 'campaign-shown', properties });
    expect((await fetch(events, { method: 'POST', headers, body })).status).toBe(204);
    const meta = { campaign_id: 'c1', session_id: properties?.sessionId };
    const wish = { url: 'https://forgets.test/mug', account_id: shopId, meta };
    return (await (await shorten([wish])).json()).urls[0].short_url as string;
  };
  const links = [await linkOf(gone), await linkOf(stays)];
  await app.tracking.settled();
  const taken = await fetch(`${events}&guestId=${gone?.guestId}`, { method: 'DELETE', headers });
  expect(taken.status).toBe(204);
  const sessions = await query<{ session: string | null; names: boolean }>(
    `select meta->>'session_id' as session, fingerprint <> code as names from short_link
     where shop_id = $1 order by created_at, meta->>'session_id' is not null`,
    [shopId],
  );
  expect(sessions).toEqual([
    { session: null, names: false },
    { session: stays?.sessionId, names: true },
  ]);
  for (const link of links)
    expect((await follow(link)).headers.get('location')).toBe('https://forgets.test/mug');
});

it('what is not the shop’s own is refused together with what is, and nothing is written', async () => {
  const own = await app.newShop({ domains: ['shop.test'] });
  const foreign = await app.newShop({ domains: ['other.test'] });
  const bare = await app.newShop();
  const wish = (url: unknown, { shopId }: { shopId: number }) => ({
    url,
    account_id: shopId,
    channel: 'chat',
  });
  const good = wish('https://shop.test/', own);
  for (const bad of [
    wish('https://other.test/', own),
    wish('https://shop.test/', foreign),
    wish('https://shop.test/', bare),
    wish(`${app.baseUrl}/`, bare),
    wish('https://shop.test@evil.test/', own),
    wish('javascript:alert(1)//shop.test', own),
    wish('/cart', own),
    wish('https://shop.test/', { shopId: 987654321 }),
  ])
    expect(await refusalOf(await shorten([good, bad]))).toEqual([400, 'foreign-link']);
  for (const bad of [[], 'x', [wish(7, own)], Array(21).fill(good), [wish('https://shop.test/\u0000', own)]])
    expect(await refusalOf(await shorten(bad))).toEqual([400, 'invalid-request']);
  const shopIds = [own, foreign, bare].map(({ shopId }) => shopId);
  expect(await query('select from short_link where shop_id = any ($1)', [shopIds])).toEqual([]);
  for (const code of ['nothing', '..%2f..', '%00', 'https:%2f%2fevil.test'])
    expect((await follow(`${app.baseUrl}/l/${code}`)).status).toBeGreaterThanOrEqual(400);
});

it('the demo’s shop has its pages on this host; a network is let through only so often', async () => {
  const { shopId } = await app.newShop();
  await query(`update app set key = 'demo' where shop_id = $1`, [shopId]);
  const wish = { url: `${app.baseUrl}/products/pebble-mug`, account_id: shopId };
  expect((await shorten([wish])).status).toBe(200);
  const headers = { 'x-forwarded-for': '203.0.113.78' };
  const statuses = await Promise.all(
    Array.from({ length: 620 }, async () => (await follow(`${app.baseUrl}/l/none`, headers)).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});
