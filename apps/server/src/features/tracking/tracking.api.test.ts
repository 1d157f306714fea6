import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAddressHashes, refusalOf, startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let nowMs = Date.parse('2026-11-15T22:30:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const query = <Row>(sql: string, values: unknown[] = []) => app.opened.database.query<Row>(sql, values);

async function openShop(tracking: object = { subscription: 'active' }, domains: string[] = []) {
  const shop = await app.newShop({ domains });
  const settings = { tracking, businessHours: { timezone: 'Asia/Tokyo' } };
  await query('update app set settings = $2 where id = $1', [shop.appId, settings]);
  return shop;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const browser = { 'user-agent': 'Mozilla/5.0 Chrome/120.0.0.0' };
const ask = (search: string, { method = 'POST', headers = {}, body }: Asked = {}) =>
  fetch(`${app.baseUrl}/ssp/events?${search}`, {
    method,
    headers: { ...browser, ...(body !== undefined && { 'content-type': 'text/plain' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const rowsOf = async ({ shopId }: TestShop) => {
  await app.tracking.settled();
  return query<Record<string, unknown>>('select * from page_event where shop_id = $1 order by id', [shopId]);
};
const ends = async (end: string) => {
  const { values } = await app.metrics.pageEvents.get();
  return values.find(({ labels }) => labels.end === end)?.value ?? 0;
};

it('[HTTP-31] [HTTP-32] [TRK-04] together: an event is taken with 204, alone or with others, for a chat or for its shop', async () => {
  const shop = await openShop();
  const [sessionId, guestId] = [randomUUID(), randomUUID()];
  const facts = {
    sessionId,
    guestId,
    campaignId: 'c1',
    variantId: 'v1',
    language: 'en-US',
    device: 'mobile',
  };
  const shown = { event: 'campaign-shown', properties: { ...facts, abVariant: 'display', price: 12 } };
  expect((await ask(`appId=${shop.appId}`, { body: shown })).status).toBe(204);
  const own = { event: 'Newsletter Signed Up!', properties: { plan: { name: 'a' }, guestId: '0'.repeat(8) } };
  const json = { 'content-type': 'application/json' };
  const bot = { 'user-agent': 'Googlebot/2.1' };
  expect((await ask(`accountId=${shop.shopId}`, { body: { events: [own] }, headers: json })).status).toBe(
    204,
  );
  expect(
    (await ask(`accountId=${shop.shopId}&appId=${shop.appId}`, { body: own, headers: bot })).status,
  ).toBe(204);
  expect(await rowsOf(shop)).toMatchObject([
    {
      ...{ event: 'campaign-shown', session_id: sessionId, guest_id: guestId, campaign_id: 'c1' },
      ...{ variant_id: 'v1', ab_variant: 'display', language: 'en-US', device: 'mobile', is_bot: false },
      properties: { price: 12 },
    },
    { event: 'Newsletter Signed Up!', guest_id: null, is_bot: false, properties: { plan: { name: 'a' } } },
    { event: 'Newsletter Signed Up!', is_bot: true },
  ]);
});

it('what is no event, no chat, or not the shop’s page is refused, and nothing of it is written', async () => {
  const shop = await openShop({ subscription: 'trial' }, ['shop.test']);
  const other = await openShop();
  const off = await openShop({ subscription: 'cancelled' });
  const own = { origin: 'https://shop.test' };
  const event = { event: 'x' };
  const bad: unknown[] = [
    ...['{', '[]', '""', 'null', '{"__proto__":{"event":"x"},"event":"x"}'],
    ...[
      {},
      { event: '' },
      { event: 'x'.repeat(65) },
      { event: 7 },
      { event: 'a\u0000' },
      { event: 'x', properties: 7 },
    ],
    ...[
      { events: [] },
      { events: Array(51).fill(event) },
      { event: 'x', properties: { a: 'b'.repeat(4097) } },
    ],
    ...[
      { event: 'x', properties: { a: '\u0000' } },
      { event: 'x', properties: { a: '\ud800' } },
    ],
    ...[
      { event: 'x', properties: { '\u0000': 1 } },
      { event: 'x', properties: { a: { b: { c: { d: { e: {} } } } } } },
    ],
  ];
  for (const body of bad)
    expect([body, (await ask(`appId=${shop.appId}`, { body, headers: own })).status]).toEqual([body, 400]);
  const tooLarge = { events: Array(50).fill({ event: 'x', properties: { a: 'b'.repeat(4000) } }) };
  expect((await ask(`appId=${shop.appId}`, { body: tooLarge, headers: own })).status).toBe(413);
  const refusal = async (search: string, headers = own) =>
    (await refusalOf(await ask(search, { body: event, headers })))[1];
  expect(await refusal(`appId=${shop.appId}`, { origin: 'https://evil.test' })).toBe('foreign-origin');
  expect(await refusal(`appId=${shop.appId}&accountId=${other.shopId}`)).toBe('unknown-app');
  expect(await refusal('appId=987654321')).toBe('unknown-app');
  expect(await refusal('appId=x')).toBe('invalid-request');
  expect(await refusal('')).toBe('invalid-request');
  expect(await refusal(`appId=${off.appId}`)).toBe('tracking-off');
  for (const each of [shop, other, off]) expect(await rowsOf(each)).toEqual([]);
});

it('a thousand calls are bounded and counted, and a network that goes on is refused', async () => {
  const shop = await openShop();
  const [stored, refused] = [await ends('stored'), await ends('refused')];
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  const body = { event: 'page-visited' };
  // More lines at a time than a busy machine opens in time prove nothing more.
  const fifty = async () => {
    const answers = [];
    for (let number = 0; number < 50; number += 1)
      answers.push(await ask(`appId=${shop.appId}`, { body, headers }));
    return answers;
  };
  const answers = (await Promise.all(Array.from({ length: 20 }, fifty))).flat();
  const taken = answers.filter(({ status }) => status === 204).length;
  expect(taken).toBe(600);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(400);
  expect(await rowsOf(shop)).toHaveLength(600);
  expect([(await ends('stored')) - stored, (await ends('refused')) - refused]).toEqual([600, 400]);
});

it('consent taken back erases what is kept of a browser, in this shop and in no other', async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const guestId = randomUUID();
  const body = { event: 'page-visited', properties: { guestId } };
  for (const each of [shop, other]) await ask(`appId=${each.appId}`, { body });
  await ask(`appId=${shop.appId}`, {
    body: { event: 'page-visited', properties: { guestId: randomUUID() } },
  });
  const sold = (each: TestShop) =>
    query(
      `insert into order_fact (shop_id, order_id, placed_at, updated_at, currency, subtotal, total, discount_codes,
         product_ids, guest_id, address_hashes) values ($1, 1, now(), now(), 'USD', 20, 20, '{}', '{}', $2, '{}')`,
      [each.shopId, guestId],
    );
  const soldTo = async (each: TestShop) =>
    (
      await query<{ guest_id: string }>('select guest_id from order_fact where shop_id = $1', [each.shopId])
    )[0]?.guest_id;
  for (const each of [shop, other]) await sold(each);
  await query('delete from attribution_due where shop_id = $1', [shop.shopId]);
  // One is written already, one is not yet.
  expect(await rowsOf(shop)).toHaveLength(2);
  await ask(`appId=${shop.appId}`, { body });
  const erase = (id: string) => ask(`appId=${shop.appId}&guestId=${id}`, { method: 'DELETE' });
  expect((await erase(guestId.toUpperCase())).status).toBe(204);
  expect((await erase('x')).status).toBe(400);
  expect(await rowsOf(shop)).toHaveLength(1);
  expect(await rowsOf(other)).toHaveLength(1);
  // Its orders are nobody's from now on, and what they are credited to is looked at again.
  expect([await soldTo(shop), await soldTo(other)]).toEqual([null, guestId]);
  expect(await query('select from attribution_due where shop_id = $1', [shop.shopId])).toHaveLength(1);
});

it('consent taken back takes browser and session out of what was written with it, and not a word', async () => {
  const [shop, other] = [await openShop(), await openShop()];
  const [own, another, session] = [randomUUID(), randomUUID(), randomUUID()];
  const write = async ({ appId }: TestShop, guestId: string) => {
    const socket = await app.visitorSocket(appId, await app.token(appId));
    const currentUrl = 'https://shop.test/';
    socket.say('Hello', '1', { metadata: { revenueId: `shopify:a:b:${guestId}:${session}`, currentUrl } });
    await socket.acknowledged('1');
  };
  for (const [each, guestId] of [
    [shop, own],
    [shop, another],
    [other, own],
  ] as const)
    await write(each, guestId);
  const written = ({ shopId }: TestShop) =>
    query(
      `select content->>'text' as text, metadata, revision from message where shop_id = $1
       order by length(metadata->>'revenueId')`,
      [shopId],
    );
  const saying = (revenueId: string) => ({
    ...{ text: 'Hello', revision: '0' },
    metadata: { revenueId, currentUrl: 'https://shop.test/' },
  });
  const erased = await ask(`appId=${shop.appId}&guestId=${own}`, { method: 'DELETE' });
  expect(erased.status).toBe(204);
  expect(await written(shop)).toEqual([saying('shopify:a:b::'), saying(`shopify:a:b:${another}:${session}`)]);
  expect(await written(other)).toEqual([saying(`shopify:a:b:${own}:${session}`)]);
});

it('a session is kept beside its browser alone, and neither with what a flow hands over', async () => {
  const { appId, shopId } = await openShop();
  const socket = await app.visitorSocket(appId, await app.token(appId));
  const session = randomUUID();
  socket.say('Hello', '1', { metadata: { revenueId: `shopify:a::${session}` } });
  await socket.acknowledged('1');
  const metadata = {
    revenueId: `shopify:a:${randomUUID()}:${session}`,
    idToken: 'proof',
    currentUrl: 'https://shop.test/',
  };
  socket.send('track-order', { order: {}, metadata }, '2');
  await socket.heard('acknowledged');
  const kept = (table: string) =>
    query<{ metadata: object }>(`select metadata from ${table} where shop_id = $1`, [shopId]);
  expect(await kept('message')).toEqual([{ metadata: { revenueId: 'shopify:a::' } }]);
  expect(await kept('handover')).toEqual([
    { metadata: { order: {}, metadata: { currentUrl: 'https://shop.test/' } } },
  ]);
});

it('a chat that goes takes its events along, also those on their way, and those of no other', async () => {
  const [gone, other] = [await openShop(), await openShop()];
  const tell = async ({ appId }: TestShop) =>
    expect((await ask(`appId=${appId}`, { body: { event: 'page-visited' } })).status).toBe(204);
  await tell(gone);
  await tell(other);
  expect([await rowsOf(gone), await rowsOf(other)].map(({ length }) => length)).toEqual([1, 1]);
  const lost = await ends('lost');
  await tell(gone);
  await tell(other);
  await query('delete from app where id = $1', [gone.appId]);
  expect([await rowsOf(gone), await rowsOf(other)].map(({ length }) => length)).toEqual([0, 2]);
  expect(await ends('lost')).toBe(lost);
});

it('who has what they wrote deleted takes the visits of their browser along, also those on their way', async () => {
  const shop = await openShop();
  const [own, other] = [randomUUID(), randomUUID()];
  const tell = (guestId: string) =>
    ask(`appId=${shop.appId}`, { body: { event: 'page-visited', properties: { guestId } } });
  await tell(own);
  await tell(other);
  expect(await rowsOf(shop)).toHaveLength(2);
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  socket.say('Hello', '1', { metadata: { revenueId: `${shop.shopId}:chat:${own}:x` } });
  await socket.acknowledged('1');
  await tell(own);
  const erased = await fetch(`${app.baseUrl}/api/conversation?appId=${shop.appId}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(erased.status).toBe(200);
  expect((await rowsOf(shop)).map(({ guest_id }) => guest_id)).toEqual([other]);
});

it('days are those of the chat, counted anew as often as one likes, and outlive the events', async () => {
  const shop = await openShop();
  const [ada, ben] = [randomUUID(), randomUUID()];
  const did = (event: string, guestId: string, more = {}) => ({
    event,
    properties: { guestId, sessionId: guestId, campaignId: 'c1', language: 'en-US', ...more },
  });
  const shown = (guestId: string, more = {}) => did('campaign-shown', guestId, more);
  const tell = (event: object, headers = {}) => ask(`appId=${shop.appId}`, { body: event, headers });
  const other = { variantId: 'v' };
  const deeds = [did('campaign-clicked', ben, other), did('campaign-replied', ben, other)];
  for (const event of [shown(ada), shown(ada), shown(ben, other), { event: 'page-visited' }, ...deeds])
    await tell(event);
  // What is counted of both cannot be told as if it were one.
  await tell(did('campaign-taken', ada));
  await tell(shown(ben), { 'user-agent': 'Googlebot/2.1' });
  const days = () =>
    query(
      `select to_char(day, 'YYYY-MM-DD') as day, campaign_id, variant_id, event, count, sessions
       from campaign_day where shop_id = $1 order by day, variant_id, event`,
      [shop.shopId],
    );
  // In Tokyo it is the morning of the 16th.
  const first = { day: '2026-11-16', campaign_id: 'c1', event: 'campaign-shown' };
  const expected = [
    { ...first, variant_id: '', count: 2, sessions: 1 },
    { ...first, variant_id: 'v', event: 'campaign-clicked', count: 1, sessions: 1 },
    { ...first, variant_id: 'v', event: 'campaign-replied', count: 1, sessions: 1 },
    { ...first, variant_id: 'v', count: 1, sessions: 1 },
    { ...first, variant_id: 'v', event: 'campaign-taken', count: 2, sessions: 1 },
  ];
  for (let time = 0; time < 2; time += 1) {
    await app.tracking.rollUpStale();
    expect(await days()).toEqual(expected);
  }
  nowMs += 86_400_000;
  await tell(shown(ben));
  await app.tracking.rollUpStale();
  const second = { ...first, day: '2026-11-17', variant_id: '', count: 1, sessions: 1 };
  expect(await days()).toEqual([...expected, second]);
  nowMs += 91 * 86_400_000;
  await app.forgetOld();
  await app.tracking.rollUpStale();
  expect(await rowsOf(shop)).toEqual([]);
  expect(await days()).toEqual([...expected, second]);
});

it('who ordered in a browser has its visits handed over and deleted by their address', async () => {
  const shop = await openShop();
  const guestId = randomUUID();
  await ask(`appId=${shop.appId}`, { body: { event: 'page-visited', properties: { guestId, path: '/a' } } });
  await ask(`appId=${shop.appId}`, {
    body: { event: 'page-visited', properties: { guestId: randomUUID() } },
  });
  expect(await rowsOf(shop)).toHaveLength(2);
  const address = 'ada@customers.test';
  const hashes = createAddressHashes('a secret for tests only, long enough')(shop.shopId, [address]);
  await query(
    `insert into order_fact (shop_id, order_id, placed_at, updated_at, currency, subtotal, total, discount_codes,
       product_ids, guest_id, address_hashes) values ($1, 1, now(), now(), 'EUR', 1, 1, '{}', '{}', $2, $3)`,
    [shop.shopId, guestId, hashes],
  );
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const about = (path: string) => app.call('POST', `shoppers/${path}`, { cookie, body: { address } });
  expect(JSON.stringify(await (await about('export')).json())).toContain(`"guest_id":"${guestId}"`);
  await about('erase');
  const isDone = async () => {
    const answer = await (await app.call('GET', 'shoppers/requests', { cookie })).json();
    return answer.requests.every(({ finishedAt }: { finishedAt: string | null }) => finishedAt !== null);
  };
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  expect(await rowsOf(shop)).toHaveLength(1);
});
