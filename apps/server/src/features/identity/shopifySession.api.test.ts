import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCredentials } from '../../platform/credentials/createCredentials';
import { createOutgoing, type Outgoing } from '../../platform/outgoing';
import { startTestApp, type TestApp } from '../../testing';
import { type ShopifySubject, startShopify } from '../../testing/commerce/startShopify';

const appSecret = 'shpss_of_the_app';
const path = 'identity-verification/shopify-session';
let shopify: ShopifySubject;
let app: TestApp;
let nowMs = Date.now();

beforeAll(async () => {
  shopify = await startShopify();
  const door = createOutgoing({ allowed: [shopify.place] });
  // Wherever a shop stands at Shopify, the stand-in answers.
  const outgoing: Outgoing = {
    fetch: (address, request) =>
      door.fetch(new URL(new URL(address).pathname, `http://${shopify.place}`), request),
  };
  const credentials = createCredentials([randomBytes(32)]);
  app = await startTestApp({ outgoing, credentials, clock: { now: () => nowMs } });
});
beforeEach(() => {
  nowMs = Date.now();
});
afterAll(() => Promise.all([app.stop(), shopify.close()]));

let shops = 0;

/** With a chat on the shop's own domain only, as a careful owner has it. */
async function connectedShop(more: object = { appSecret }) {
  shops += 1;
  const place = `fern-${shops}.myshopify.com`;
  const shop = await app.newShop({ domains: ['fern.shop'] });
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { selfService: { enabled: true } },
  ]);
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const body = { platform: 'shopify', place, accessToken: 'shpat_for_tests', ...more };
  const answer = await (await app.call('PUT', 'commerce', { cookie, body })).json();
  expect(answer).toMatchObject({ outcome: 'connected' });
  return { ...shop, place, cookie, connection: answer.connection };
}

interface Passing {
  readonly shop: string;
  readonly customer?: string;
  readonly secret?: string;
  readonly atMs?: number;
  readonly headers?: Record<string, string>;
}

/** As Shopify passes on what a page of the shop asks at `/apps/…`; browsers name no origin there. */
async function passOn(
  to: string,
  { shop, customer = '', secret = appSecret, atMs = nowMs, headers }: Passing,
) {
  const url = new URL(`/ssp/${to}`, app.baseUrl);
  url.searchParams.append('shop', shop);
  url.searchParams.append('logged_in_customer_id', customer);
  url.searchParams.append('path_prefix', '/apps/gorgias');
  url.searchParams.append('timestamp', String(Math.floor(atMs / 1000)));
  const names = [...new Set(url.searchParams.keys())].sort();
  const message = names.map((name) => `${name}=${url.searchParams.getAll(name).join(',')}`).join('');
  url.searchParams.append('signature', createHmac('sha256', secret).update(message).digest('hex'));
  const response = await fetch(url, { headers: headers ?? {} });
  const body = await response.json();
  return { status: response.status, code: body.error?.code, body, headers: response.headers };
}

const query = (given: Record<string, string | number>) =>
  new URLSearchParams(Object.entries(given).map(([name, value]) => [name, String(value)])).toString();
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('who is signed in to a shop at Shopify', () => {
  it('[HTTP-33] [HTTP-45] [HTTP-46] [AUTH-06] [AUTH-16] [SSP-21] [AI-15] together: is proven by its signature, and that opens the orders through the shop', async () => {
    const { shopId, place } = await connectedShop();
    const session = await passOn(path, { shop: place, customer: '8001' });
    expect([session.status, session.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { idToken } = session.body;
    expect(claimsOf(idToken)).toMatchObject({
      type: 'shopify-logged-in-customer',
      email: 'hazel@shop.test',
      exp: Math.floor(nowMs / 1000) + 3600,
    });
    const exchange = `identity-verification/access-token?${query({ idToken, accountId: shopId })}`;
    const access = await passOn(exchange, { shop: place });
    expect(access.body).toMatchObject({
      accessToken: expect.any(String),
      customer: { email: 'hazel@shop.test' },
    });
    const { accessToken } = access.body;
    const orders = await passOn(`orders?${query({ accessToken, accountId: shopId })}`, { shop: place });
    expect(orders.body).toMatchObject({ customer: { id: 8001 }, orders: expect.any(Array) });
    expect(orders.body.orders.length).toBeGreaterThan(0);
  });

  it('[HTTP-34] is nobody without a sign-in there: 401', async () => {
    const { place } = await connectedShop();
    expect(await passOn(path, { shop: place })).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it.each<[string, (place: string) => Passing]>([
    ['another secret', (shop) => ({ shop, secret: 'guessed' })],
    ['the name of another shop', () => ({ shop: 'nobody.myshopify.com' })],
    ['a time long gone', (shop) => ({ shop, atMs: nowMs - 121_000 })],
    ['a time to come', (shop) => ({ shop, atMs: nowMs + 122_000 })],
  ])('is not believed with %s', async (_, passing) => {
    const { place } = await connectedShop();
    expect(await passOn(path, { customer: '8001', ...passing(place) })).toMatchObject({ status: 401 });
    expect((await passOn(path, { customer: '8001', shop: place })).status).toBe(200);
  });

  it('is not whom the page has named beside it', async () => {
    const { place } = await connectedShop();
    for (const words of ['logged_in_customer_id=8001', 'logged_in_customer_id=8001&x=', 'x=1'])
      expect((await passOn(`${path}?${words}`, { shop: place, customer: '8002' })).status).toBe(401);
  });

  it('is not asked of a shop that has given no secret, has taken it back, or offers no self-service', async () => {
    const without = await connectedShop({});
    expect(without.connection.knowsShoppers).toBe(false);
    expect((await passOn(path, { shop: without.place, customer: '8001' })).status).toBe(401);
    const gone = await connectedShop();
    expect(gone.connection.knowsShoppers).toBe(true);
    await app.call('DELETE', 'commerce', { cookie: gone.cookie });
    expect((await passOn(path, { shop: gone.place, customer: '8001' })).status).toBe(401);
    const off = await connectedShop();
    await app.opened.database.query("update app set settings = '{}' where id = $1", [off.appId]);
    expect((await passOn(path, { shop: off.place, customer: '8001' })).code).toBe('self-service-off');
  });

  it('is told by name where Shopify itself does not know them, or does not answer', async () => {
    const { place } = await connectedShop();
    expect((await passOn(path, { shop: place, customer: '999' })).code).toBe('customer-not-found');
    shopify.misbehaves({ kind: 'status', status: 500 });
    expect((await passOn(path, { shop: place, customer: '8001' })).status).toBe(502);
    shopify.misbehaves(null);
  });

  it('the secret is kept sealed and said to nobody', async () => {
    const { shopId, cookie } = await connectedShop();
    const rows = await app.opened.database.query('select * from commerce_connection where shop_id = $1', [
      shopId,
    ]);
    const said = await (await app.call('GET', 'commerce', { cookie })).text();
    expect(JSON.stringify(rows)).toContain('sealed_app_secret');
    expect(`${JSON.stringify(rows)}${said}`).not.toContain(appSecret);
  });

  it('makes the address of the conversation proven by the platform, for its own shop only', async () => {
    const shop = await connectedShop();
    const other = await connectedShop();
    for (const appId of [shop.appId, other.appId]) {
      const headers = { authorization: `Bearer ${await tokenOf(appId)}` };
      expect((await passOn(path, { shop: shop.place, customer: '8001', headers })).status).toBe(200);
    }
    const rows = await app.opened.database.query(
      'select shop_id, email, email_trust, email_proof from visitor where shop_id = any ($1)',
      [[shop.shopId, other.shopId]],
    );
    const proven = { email: 'hazel@shop.test', email_trust: 'verified', email_proof: 'platform' };
    expect(rows).toEqual([{ shop_id: String(shop.shopId), ...proven }]);
  });
});

async function tokenOf(appId: number): Promise<string> {
  const answer = await fetch(`${app.baseUrl}/auth?appId=${appId}`, {
    headers: { origin: 'https://fern.shop' },
  });
  return answer.headers.get('authorization')?.replace('Bearer ', '') ?? '';
}

describe('the number of a customer at Shopify', () => {
  const lookup = (given: Record<string, string | number>, shop: string) =>
    passOn(`identity-verification/shopify-customer-id?${query(given)}`, { shop });

  it('[HTTP-35] is told to whoever has the proof; 404 where there is none', async () => {
    const { shopId, place } = await connectedShop();
    const { idToken } = (await passOn(path, { shop: place, customer: '8001' })).body;
    const wish = { idToken, shop: place, accountId: shopId };
    expect(await lookup(wish, place)).toMatchObject({ status: 200, body: { customerId: '8001' } });
    expect((await lookup({ ...wish, idToken: 'guessed' }, place)).status).toBe(401);
    const other = await connectedShop();
    expect((await lookup({ ...wish, shop: other.place, accountId: other.shopId }, other.place)).status).toBe(
      401,
    );
    // From the page itself, which may name any shop.
    const asked = (shop: string) =>
      fetch(`${app.baseUrl}/ssp/identity-verification/shopify-customer-id?${query({ ...wish, shop })}`, {
        headers: { origin: 'https://fern.shop' },
      });
    expect((await asked(place)).status).toBe(200);
    expect((await asked(other.place)).status).toBe(404);
    expect(
      (await fetch(`${app.baseUrl}/ssp/identity-verification/shopify-customer-id?${query({ idToken })}`))
        .status,
    ).toBe(400);
  });
});
