import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutgoing } from '../../platform/outgoing';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import { loopKey, startLoop } from '../../testing/commerce/startLoop';
import { createTestCommerce } from '../../testing/createTestCommerce';

const commerce = createTestCommerce();
const [theirs] = commerce.orders;
let nowMs = Date.now();
let loop: Awaited<ReturnType<typeof startLoop>>;
let app: TestApp;
beforeAll(async () => {
  if (theirs) Object.assign(theirs.order, { shipping_address: { zip: '10001', phone: null } });
  loop = await startLoop({ name: '#1101', zip: '10001' });
  app = await startTestApp({
    clock: { now: () => nowMs },
    outgoing: createOutgoing({ allowed: [loop.place] }),
    loopUrl: loop.address,
    commercePlatform: () => commerce,
  });
});
afterEach(() => loop.misbehaves(null));
afterAll(() => Promise.all([app.stop(), loop.close()]));

const wish = (more: object = {}) => ({ apiKey: loopKey, lookup: 'zip', ...more });

async function openShop(flows: object = { return_order: true }) {
  const shop = await app.newShop();
  const { shopId } = shop;
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { selfService: { enabled: true, flows } },
  ]);
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  const token = (customerId = 1) =>
    app.identity.tokens.issueAccess({ shopId, customerId, type: 'email', email: '' });
  const call = async (method: string, body?: object) =>
    (await app.call(method, 'returns', { cookie, body })).json();
  const link = async (more: object = {}, bearer?: string) => {
    const body = {
      ...{ channel: 'chat', shopName: 'fern', customerEmail: 'hazel@example.com', accountId: shopId },
      order: { id: 101, orderNumber: 1101, name: '#1101' },
      ...more,
    };
    const response = await fetch(`${app.baseUrl}/ssp/flows/loop-returns/generate-deep-link`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer ?? (await token())}` },
      body: JSON.stringify(body),
    });
    return response.ok ? response.json() : refusalOf(response);
  };
  return { ...shop, call, link, token };
}

const connectedShop = async (more: object = {}) => {
  const shop = await openShop();
  expect(await shop.call('PUT', wish(more))).toEqual({ outcome: 'connected' });
  return shop;
};

describe('the shop’s return portal', () => {
  it('[HTTP-30] is opened at the order, which is found by what stands in it', async () => {
    const { link } = await connectedShop();
    expect(await link()).toEqual({ url: 'https://fern.loopreturns.com/#/link/%231101' });
    expect(JSON.parse(loop.asked.at(-1)?.body ?? '')).toEqual({ name: '#1101', zip: '10001' });
    expect(loop.asked.at(-1)?.headers['x-authorization']).toBe(loopKey);
  });

  it.each([
    ['email', 'shopper@example.com'],
    ['phone', '+12025550143'],
  ])('finds it by %s where the shop has chosen that', async (lookup, zip) => {
    if (theirs) Object.assign(theirs.order, { email: 'shopper@example.com', phone: '+12025550143' });
    const { link } = await connectedShop({ lookup });
    expect(await link()).toEqual([404, 'not-found']);
    expect(JSON.parse(loop.asked.at(-1)?.body ?? '')).toEqual({ name: '#1101', zip });
  });

  it('[AUTH-16] is opened to nobody but whose order it is', async () => {
    const [mine, other] = [await connectedShop(), await connectedShop()];
    const before = loop.asked.length;
    expect(await mine.link({}, '')).toEqual([401, 'unauthorized']);
    expect(await mine.link({}, await other.token())).toEqual([401, 'unauthorized']);
    expect(await mine.link({ accountId: other.shopId })).toEqual([401, 'unauthorized']);
    expect(await mine.link({}, await mine.token(2))).toEqual([404, 'not-found']);
    const old = await mine.token();
    nowMs += 1_801_000;
    expect(await mine.link({}, old)).toEqual([401, 'unauthorized']);
    expect(loop.asked).toHaveLength(before);
  });

  it('is not opened by what has another shape, and Loop is not asked', async () => {
    const { link } = await connectedShop();
    const before = loop.asked.length;
    for (const more of [
      ...[{ channel: 'mail' }, { order: { id: 'x' } }, { order: null }, { accountId: 'x' }],
      ...[{ customerEmail: 7 }, { customerEmail: 'x'.repeat(1000) }, { shopName: [] }, { order: { id: -1 } }],
    ])
      expect(await link(more), JSON.stringify(more)).toEqual([400, 'invalid-request']);
    expect(loop.asked).toHaveLength(before);
  });

  it('is not there where the shop has none, or offers no returns', async () => {
    expect(await (await openShop()).link()).toEqual([403, 'self-service-off']);
    expect(await (await openShop({ track_order: true })).link()).toEqual([403, 'self-service-off']);
  });

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'cut' },
    { kind: 'half-json' },
    { kind: 'html' },
    { kind: 'other-shape' },
    { kind: 'status', status: 200, json: { url: 'javascript:alert(1)' } },
    { kind: 'redirect', to: 'http://127.0.0.1:1/' },
  ] as const)('is not there now while Loop answers like %j, and is again when it does', async (wrong) => {
    const { link, call } = await connectedShop();
    loop.misbehaves(wrong);
    expect(await link()).toEqual([502, 'platform-down']);
    expect(await call('GET')).toMatchObject({ connection: { state: { kind: 'working' } } });
    loop.misbehaves(null);
    expect(await link()).toMatchObject({ url: expect.any(String) });
  });

  it('is asked for so often and no more', async () => {
    const { link } = await connectedShop();
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await link());
    expect(answers.findIndex((answer) => Array.isArray(answer) && answer[1] === 'rate')).toBe(60);
  });
});

describe('connecting Loop', () => {
  it('keeps a key that works, sealed, and says it to nobody', async () => {
    const { shopId, call } = await connectedShop();
    const rows = await app.opened.database.query('select * from returns_connection where shop_id = $1', [
      shopId,
    ]);
    expect(JSON.stringify([rows, await call('GET')])).not.toContain(loopKey);
    expect(await call('DELETE')).toEqual({ status: 'ok' });
    expect(await call('GET')).toEqual({ cannotConnect: null, connection: null });
  });

  it.each([
    ['guessed', null, /does not accept this API key/],
    [loopKey, { kind: 'status', status: 503 }, /does not answer/],
    [loopKey, { kind: 'html' }, /nobody can read/],
  ] as const)('keeps no key that does not work: %s, %j', async (apiKey, wrong, reason) => {
    const { call } = await openShop();
    loop.misbehaves(wrong);
    expect(await call('PUT', wish({ apiKey }))).toEqual({
      outcome: 'failed',
      reason: expect.stringMatching(reason),
    });
    expect(await call('GET')).toMatchObject({ connection: null });
  });

  it.each([{ apiKey: ' ' }, { apiKey: 7 }, { lookup: 'name' }])('refuses %j', async (more) => {
    const { call } = await openShop();
    expect(await call('PUT', wish(more))).toMatchObject({ error: { code: 'invalid-request' } });
  });

  it('says since when a key is not accepted any more, until it is', async () => {
    const { call, link } = await connectedShop();
    loop.misbehaves({ kind: 'status', status: 401 });
    expect(await link()).toEqual([502, 'platform-down']);
    const { connection } = await call('GET');
    expect(connection.state).toMatchObject({ kind: 'broken', reason: 'Loop does not accept this API key.' });
    nowMs += 1000;
    await link();
    expect((await call('GET')).connection.state.since).toBe(connection.state.since);
    loop.misbehaves(null);
    await link();
    expect(await call('GET')).toMatchObject({ connection: { state: { kind: 'working' } } });
  });
});
