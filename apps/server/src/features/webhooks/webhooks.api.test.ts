import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf, startTestApp, type TestApp } from '../../testing';
import {
  appSecret,
  guest,
  refund,
  restOrder,
  shopifyHeaders,
  shopifyPlace,
} from '../../testing/commerce/shopifyDelivery';
import { type BigCommerceSubject, startBigCommerce } from '../../testing/commerce/startBigCommerce';
import { type ShopifySubject, startShopify } from '../../testing/commerce/startShopify';
import { refundedId } from '../../testing/commerce/world';
import { createRedirectedOutgoing } from '../../testing/createRedirectedOutgoing';
import { HookGate } from './HookGate';

const dayMs = 86_400_000;
let nowMs = Date.now();
let shopify: ShopifySubject;
let bigCommerce: BigCommerceSubject;
let app: TestApp;
beforeAll(async () => {
  [shopify, bigCommerce] = await Promise.all([startShopify(), startBigCommerce()]);
  app = await startTestApp({
    clock: { now: () => nowMs },
    publicUrl: new URL('https://desk.test'),
    outgoing: createRedirectedOutgoing({
      [`https://${shopifyPlace}`]: `http://${shopify.place}`,
      'https://api.bigcommerce.com': `http://${bigCommerce.place}`,
    }),
  });
});
afterAll(() => Promise.all([app.stop(), shopify.close(), bigCommerce.close()]));

const shopifyWish = (more: object = {}) => ({
  ...{ platform: 'shopify', place: shopifyPlace, accessToken: 'shpat_for_tests', appSecret },
  ...more,
});

async function connectedShop(wish: object = shopifyWish()) {
  const { shopId } = await app.newShop();
  const cookie = await app.signIn(await app.addMember(shopId, 'owner'));
  const call = async (method: string, path: string, body?: object) => {
    const response = await app.call(method, path, { cookie, body });
    return response.json();
  };
  const connect = (wanted: object = wish) => call('PUT', 'commerce', wanted);
  const state = () => call('GET', 'commerce/webhooks');
  expect(await connect()).toMatchObject({ outcome: 'connected' });
  const address = (): Promise<string> =>
    state().then(({ address: found }) => found?.replace('https://desk.test', app.baseUrl));
  const tellAt = async (where: string, topic: string, json: unknown, more: Record<string, string> = {}) => {
    const body = typeof json === 'string' ? json : JSON.stringify(json);
    return fetch(where, { method: 'POST', headers: headersFor(topic, body, more), body });
  };
  const tell = async (topic: string, json: unknown, more?: Record<string, string>) => {
    const response = await tellAt(await address(), topic, json, more);
    return response.ok ? ((await response.json()) as { outcome: string }).outcome : refusalOf(response);
  };
  return { shopId, cookie, call, connect, state, address, tell, tellAt };
}

const headersFor = (topic: string, body: string, more: Record<string, string> = {}) =>
  shopifyHeaders(topic, body, { 'x-shopify-triggered-at': new Date(nowMs).toISOString(), ...more });

const factsOf = (shopId: number) =>
  app.opened.database.query<Record<string, unknown>>(
    `select order_id::int as id, placed_at, updated_at, cancelled_at, currency, subtotal::text, total::text,
       discount_codes as codes, product_ids::int[] as products, customer_id::int as customer, guest_id as guest,
       erased_at is not null as "isErased", coalesce((select sum(amount)::float from order_refund r
         where r.shop_id = f.shop_id and r.order_id = f.order_id), 0) as refunded
     from order_fact f where shop_id = $1 order by order_id`,
    [shopId],
  );

const allOf = async (shopId: number): Promise<string> => {
  const tables = ['webhook_delivery', 'order_fact', 'order_refund', 'data_request'];
  const rows = tables.map((table) =>
    app.opened.database.query(`select * from ${table} where shop_id = $1`, [shopId]),
  );
  return JSON.stringify(await Promise.all(rows));
};

describe('what Shopify tells of an order', () => {
  it('leaves the few facts that say where a sale came from, and nothing else', async () => {
    const { shopId, tell, state } = await connectedShop();
    expect(await tell('orders/create', restOrder())).toBe('taken');
    expect(await factsOf(shopId)).toEqual([
      {
        ...{ id: 5001, currency: 'USD', subtotal: '40.00', total: '45.50', refunded: 0, isErased: false },
        placed_at: new Date('2026-10-11T09:30:00Z'),
        updated_at: new Date('2026-10-11T09:31:00Z'),
        ...{ cancelled_at: null, codes: ['WELCOME10'], products: [7001], customer: 8001, guest },
      },
    ]);
    expect(await allOf(shopId)).not.toMatch(/hazel|wood|lane|10001|\+1202|ring|mug/i);
    expect(await state()).toMatchObject({ orderCount: 1, lastReceivedAt: new Date(nowMs).toISOString() });
  });

  it('is in the money that the shopper paid with', async () => {
    const { shopId, tell } = await connectedShop();
    const set = (amount: string) => ({ presentment_money: { amount, currency_code: 'JPY' } });
    await tell('orders/create', restOrder({ total_price_set: set('6800'), subtotal_price_set: set('6000') }));
    expect(await factsOf(shopId)).toMatchObject([{ currency: 'JPY', subtotal: '6000', total: '6800' }]);
  });

  it('counts once, however often it is told', async () => {
    const { shopId, tell } = await connectedShop();
    const id = { 'x-shopify-webhook-id': randomUUID() };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => tell('orders/create', restOrder(), id)),
    );
    expect(outcomes.sort()).toEqual([...Array(7).fill('known'), 'taken']);
    // Under a number that is known nothing is written, whatever it says.
    expect(
      await tell(
        'orders/updated',
        restOrder({ total_price: '1.00', updated_at: '2027-01-01T00:00:00Z' }),
        id,
      ),
    ).toBe('known');
    expect(await factsOf(shopId)).toMatchObject([{ total: '45.50' }]);
  });

  it('may come in any order: what is newer at Shopify stays', async () => {
    const { shopId, tell } = await connectedShop();
    const cancelled = restOrder({ updated_at: '2026-10-12T10:00:00Z', cancelled_at: '2026-10-12T10:00:00Z' });
    await tell('orders/cancelled', cancelled);
    await tell('orders/create', restOrder());
    await tell('orders/updated', restOrder({ updated_at: '2026-10-12T09:59:59Z', total_price: '50.00' }));
    expect(await factsOf(shopId)).toMatchObject([
      { cancelled_at: new Date('2026-10-12T10:00:00Z'), total: '45.50' },
    ]);
  });

  it('does not bring back a browser whose shopper has taken consent back', async () => {
    const { shopId, tell } = await connectedShop();
    await tell('orders/create', restOrder());
    await app.webhooks.forgetGuests(app.opened.database.inShops([shopId]), shopId, [guest]);
    await tell('orders/updated', restOrder({ updated_at: '2026-10-12T10:00:00Z', total_price: '50.00' }));
    expect(await factsOf(shopId)).toMatchObject([{ guest: null, total: '50.00' }]);
  });

  it('adds up refunds, each of them once, and before the order too', async () => {
    const { shopId, tell } = await connectedShop();
    await tell('refunds/create', refund(1, '9.50'));
    await tell('orders/updated', restOrder({ refunds: [refund(1, '9.50'), refund(2, '1.25')] }));
    await tell('refunds/create', refund(2, '1.25'));
    expect(await factsOf(shopId)).toMatchObject([{ refunded: 10.75 }]);
  });

  it.each([
    ['the one that stands for nobody', '00000000-0000-0000-0000-000000000000'],
    ['words', '<script>alert(1)</script>'],
    ['a number', 7],
  ])('[TRK-11] has no guest where the cart says %s', async (_, value) => {
    const { shopId, tell } = await connectedShop();
    await tell('orders/create', restOrder({ note_attributes: [{ name: 'shopbell_guest_id', value }] }));
    expect(await factsOf(shopId)).toMatchObject([{ guest: null }]);
  });

  it('is read with what cannot be read left out, and nobody is asked to tell it again', async () => {
    const { shopId, tell } = await connectedShop();
    for (const json of ['no json', '[]', { id: 'x' }, restOrder({ updated_at: 'yesterday' })])
      expect(await tell('orders/create', json)).toBe('ignored');
    expect(await tell('products/update', { id: 1 })).toBe('ignored');
    expect(await factsOf(shopId)).toEqual([]);
    expect(await tell('orders/create', restOrder({ id: 2 ** 60 }))).toBe('ignored');
  });
});

describe('who may tell something', () => {
  it('is only who signs the very bytes for this shop', async () => {
    const { shopId, tell, tellAt, address } = await connectedShop();
    const body = JSON.stringify(restOrder());
    const refused = [401, 'unauthorized'];
    expect(await tell('orders/create', body, { 'x-shopify-hmac-sha256': 'guessed' })).toEqual(refused);
    expect(await tell('orders/create', body, { 'x-shopify-hmac-sha256': '' })).toEqual(refused);
    const otherBytes = shopifyHeaders('orders/create', body)['x-shopify-hmac-sha256'];
    expect(await tell('orders/create', `${body} `, { 'x-shopify-hmac-sha256': otherBytes })).toEqual(refused);
    expect(await tell('orders/create', body, { 'x-shopify-shop-domain': 'loom.myshopify.com' })).toEqual(
      refused,
    );
    const elsewhere = (await address()).replace(/[\w-]{43}$/, 'x'.repeat(43));
    expect(await refusalOf(await tellAt(elsewhere, 'orders/create', body))).toEqual([404, 'not-found']);
    const nowhere = (await address()).replace(/[\w-]{43}$/, "x'--");
    expect(await refusalOf(await tellAt(nowhere, 'orders/create', body))).toEqual([404, 'not-found']);
    const large = restOrder({ note: 'x'.repeat(3 * 1024 * 1024) });
    expect(await tell('orders/create', large)).toEqual([413, 'too-large']);
    expect(await factsOf(shopId)).toEqual([]);
  });

  it('is held back after too much that was not true, and nobody else is', async () => {
    const { tell } = await connectedShop();
    const from = (ip: string) => ({ 'x-forwarded-for': ip });
    const lie = () =>
      app.server.inject({ method: 'POST', url: '/webhooks/guessed', headers: from('198.51.100.77') });
    const statuses = new Set<number>();
    for (let count = 0; count < 605; count += 1) statuses.add((await lie()).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    expect(await tell('orders/create', restOrder(), from('198.51.100.77'))).toEqual([429, 'rate']);
    expect(await tell('orders/create', restOrder(), from('203.0.113.9'))).toBe('taken');
  });

  it('is asked to wait when a shop tells more than anybody sells', async () => {
    const gate = new HookGate({ now: () => 0 }, []);
    const told = Array.from({ length: 601 }, () => gate.mayTell(7));
    expect([told.indexOf(false), gate.mayTell(8)]).toEqual([600, true]);
  });

  it('is not who was disconnected', async () => {
    const { call, address, tellAt } = await connectedShop();
    const where = await address();
    await call('DELETE', 'commerce');
    expect(await refusalOf(await tellAt(where, 'orders/create', restOrder()))).toEqual([404, 'not-found']);
  });

  it('keeps the address when the same shop connects anew, and nobody reads the secret', async () => {
    const { shopId, call, connect, address, tell } = await connectedShop();
    const before = await address();
    await connect();
    expect(await address()).toBe(before);
    expect(await tell('orders/create', restOrder())).toBe('taken');
    const rows = await app.opened.database.query('select * from commerce_connection where shop_id = $1', [
      shopId,
    ]);
    // It is one for webhooks and for the app proxy, and lies there once.
    expect(rows).toMatchObject([{ sealed_app_secret: expect.any(String), sealed_hook_secret: null }]);
    const said = JSON.stringify([
      rows,
      await call('GET', 'commerce'),
      await call('GET', 'commerce/webhooks'),
    ]);
    expect(said).not.toContain(appSecret);
  });
});

describe('what must be forgotten', () => {
  it('a customer’s facts go, and nothing told later brings them back', async () => {
    const [mine, other] = [await connectedShop(), await connectedShop()];
    for (const { tell } of [mine, other]) {
      await tell('orders/create', restOrder({ refunds: [refund(1, '9.50')] }));
      await tell('orders/create', restOrder({ id: 5002, customer: null }));
      await tell('orders/create', restOrder({ id: 5003, customer: { id: 8002 } }));
    }
    const wish = {
      shop_domain: shopifyPlace,
      customer: { id: 8001, email: 'hazel@shop.test' },
      orders_to_redact: [5002],
    };
    expect(await mine.tell('customers/redact', wish)).toBe('taken');
    const nothing = {
      codes: [],
      products: [],
      customer: null,
      guest: null,
      total: '0',
      refunded: 0,
      isErased: true,
    };
    const left = [
      { id: 5001, ...nothing },
      { id: 5002, ...nothing },
      { id: 5003, customer: 8002, isErased: false },
    ];
    expect(await factsOf(mine.shopId)).toMatchObject(left);
    await mine.tell(
      'orders/updated',
      restOrder({ updated_at: '2027-01-01T00:00:00Z', refunds: [refund(1, '9.50')] }),
    );
    await mine.tell('refunds/create', refund(3, '1.00'));
    expect(await factsOf(mine.shopId)).toMatchObject(left);
    expect(await factsOf(other.shopId)).toMatchObject([
      { customer: 8001, refunded: 9.5 },
      { guest },
      { customer: 8002 },
    ]);
  });

  it('a customer who wants to know is named to the owner, who gets what is kept', async () => {
    const [mine, other] = [await connectedShop(), await connectedShop()];
    await mine.tell('orders/create', restOrder({ refunds: [refund(1, '9.50')] }));
    const wish = {
      customer: { id: 8001, email: 'hazel@shop.test' },
      orders_requested: [],
      data_request: { id: 9 },
    };
    await mine.tell('customers/data_request', wish);
    const [request] = (await mine.state()).dataRequests;
    expect(request).toMatchObject({ customerId: 8001, orderCount: 1 });
    const path = `commerce/data-requests/${request.id}`;
    expect(await mine.call('GET', path)).toMatchObject({
      customerId: 8001,
      orders: [{ order_id: 5001, guest_id: guest, refunds: [{ refund_id: 1, amount: 9.5 }] }],
    });
    expect(await other.call('GET', path)).toMatchObject({ error: { code: 'not-found' } });
    expect(await other.call('DELETE', path)).toMatchObject({ error: { code: 'not-found' } });
    expect(await mine.call('DELETE', path)).toEqual({ status: 'ok' });
    expect(await mine.state()).toMatchObject({ dataRequests: [] });
  });

  it('is found by the address or number of who ordered: handed over, and deleted for good', async () => {
    const [mine, other] = [await connectedShop(), await connectedShop()];
    for (const { tell } of [mine, other]) {
      await tell('orders/create', restOrder({ email: 'Hazel@Shop.test', refunds: [refund(1, '9.50')] }));
      await tell(
        'orders/create',
        restOrder({ id: 5002, email: 'ivy@shop.test', phone: null, customer: null }),
      );
    }
    await mine.tell('customers/data_request', { customer: { id: 8001 }, orders_requested: [5001] });
    const ask = (path: string, address: string) => mine.call('POST', `shoppers/${path}`, { address });
    for (const address of ['hazel@shop.test', '+1 202 555 0143'])
      expect(await ask('export', address)).toMatchObject({
        kept: {
          order_fact: [{ order_id: 5001, customer_id: 8001, refunds: [{ amount: 9.5 }] }],
          data_request: [{ order_ids: expect.anything() }],
        },
      });
    expect(JSON.stringify(await ask('export', 'hazel@shop.test'))).not.toMatch(/hashes|5002/);
    expect((await ask('export', 'rowan@shop.test')).kept).toEqual({});

    await ask('erase', 'hazel@shop.test');
    const left = [
      { id: 5001, customer: null, guest: null, refunded: 0, isErased: true },
      { id: 5002, isErased: false },
    ];
    await expect.poll(() => factsOf(mine.shopId), { timeout: 30_000 }).toMatchObject(left);
    await mine.tell('orders/updated', restOrder({ updated_at: '2027-01-01T00:00:00Z' }));
    expect(await factsOf(mine.shopId)).toMatchObject(left);
    expect((await ask('export', '+12025550143')).kept).toEqual({});
    expect(await mine.state()).toMatchObject({ dataRequests: [] });
    expect(await factsOf(other.shopId)).toMatchObject([{ customer: 8001 }, { isErased: false }]);
  });

  it('an app that was removed has nothing left that opens the shop, and the console says so', async () => {
    const { shopId, call, tell } = await connectedShop();
    expect(await tell('app/uninstalled', { id: 1 })).toBe('taken');
    expect(await call('GET', 'commerce')).toMatchObject({
      connection: { state: { kind: 'broken', reason: expect.stringContaining('removed from the shop') } },
    });
    const [row] = await app.opened.database.query('select * from commerce_connection where shop_id = $1', [
      shopId,
    ]);
    expect(row).toMatchObject({ sealed_secret: '', hook_topics: [] });
    const platform = await app.commerce.platformOf(shopId);
    await expect(platform?.findCustomer({ id: 8001 })).rejects.toMatchObject({ trouble: 'refused' });
    // Two days later the shop itself is to be forgotten, which is still known to be Shopify's word.
    await tell('orders/create', restOrder());
    expect(await tell('shop/redact', { shop_id: 1 })).toBe('taken');
    expect(JSON.parse(await allOf(shopId)).flat()).toEqual([]);
    expect(await call('GET', 'commerce')).toMatchObject({ connection: null });
  });

  it('a removal of before does not end what was connected since', async () => {
    const { call, tell } = await connectedShop();
    const before = { 'x-shopify-triggered-at': new Date(nowMs - 1000).toISOString() };
    await tell('app/uninstalled', { id: 1 }, before);
    await tell('shop/redact', { shop_id: 1 }, before);
    expect(await call('GET', 'commerce')).toMatchObject({ connection: { state: { kind: 'working' } } });
  });

  it('all of it goes with time', async () => {
    const { shopId, tell } = await connectedShop();
    const now = new Date(nowMs).toISOString();
    await tell(
      'orders/create',
      restOrder({ updated_at: now, refunds: [refund(1, '1.00', { created_at: now })] }),
    );
    await tell('customers/data_request', { customer: { id: 8001 } });
    const counts = async () => (JSON.parse(await allOf(shopId)) as unknown[][]).map(({ length }) => length);
    await app.forgetOld();
    expect(await counts()).toEqual([2, 1, 1, 1]);
    nowMs += 8 * dayMs;
    await app.forgetOld();
    expect(await counts()).toEqual([0, 1, 1, 1]);
    nowMs += 83 * dayMs;
    await app.forgetOld();
    expect(await counts()).toEqual([0, 1, 1, 0]);
    nowMs += 640 * dayMs;
    await app.forgetOld();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe('asking the platforms to tell', () => {
  it('is done with Shopify when it is connected, and what only the owner can do is named', async () => {
    const { state, address } = await connectedShop();
    const where = (await address()).replace(app.baseUrl, 'https://desk.test');
    const topics = [
      'orders/create',
      'orders/updated',
      'orders/cancelled',
      'refunds/create',
      'app/uninstalled',
    ];
    expect(await state()).toMatchObject({
      ...{ address: where, topics, note: null },
      topicsByHand: ['customers/data_request', 'customers/redact', 'shop/redact'],
    });
    expect([...shopify.subscriptions].filter((name) => name.endsWith(where))).toHaveLength(5);
  });

  it('a connection works without it, and the console says what is missing', async () => {
    const silent = await connectedShop(shopifyWish({ appSecret: undefined }));
    expect(await silent.state()).toMatchObject({
      address: null,
      note: expect.stringContaining('secret key'),
    });
    const strict = await startShopify();
    strict.refuseSubscriptions();
    const outgoing = createRedirectedOutgoing({ [`https://${shopifyPlace}`]: `http://${strict.place}` });
    const second = await startTestApp({
      opened: app.opened,
      outgoing,
      publicUrl: new URL('https://desk.test'),
    });
    const { shopId } = await second.newShop();
    const options = { cookie: await second.signIn(await second.addMember(shopId, 'owner')) };
    const connected = await second.call('PUT', 'commerce', { ...options, body: shopifyWish() });
    expect(await connected.json()).toMatchObject({ outcome: 'connected' });
    expect(await (await second.call('GET', 'commerce/webhooks', options)).json()).toMatchObject({
      topics: [],
      note: expect.stringContaining('by hand'),
    });
    await Promise.all([second.stop(), strict.close()]);
  });

  it('BigCommerce is given a secret, brings it along, and is asked for what has changed', async () => {
    const wish = { platform: 'bigcommerce', place: 'abc123', accessToken: 'bigcommerce-for-tests' };
    const { shopId, address, connect } = await connectedShop(wish);
    await connect();
    const where = (await address()).replace(app.baseUrl, 'https://desk.test');
    const hooks = bigCommerce.hooks.filter(({ destination }) => destination === where);
    expect(hooks.map(({ scope }) => scope)).toEqual(['store/order/created', 'store/order/updated']);
    const tell = async (hash: string, headers: Record<string, string>) => {
      const data = { type: 'order', id: refundedId };
      const told = {
        scope: 'store/order/updated',
        producer: 'stores/abc123',
        hash,
        created_at: 1_760_000_000,
        data,
      };
      const response = await fetch(await address(), {
        ...{ method: 'POST', body: JSON.stringify(told) },
        headers: { 'content-type': 'application/json', ...headers },
      });
      return response.ok ? ((await response.json()) as { outcome: string }).outcome : response.status;
    };
    expect(await tell('a', { 'x-shopbell-webhook-secret': 'guessed' })).toBe(401);
    expect(await tell('a', hooks[1]?.headers ?? {})).toBe('taken');
    expect(await tell('a', hooks[1]?.headers ?? {})).toBe('known');
    await expect
      .poll(() => factsOf(shopId), { timeout: 20_000 })
      .toMatchObject([
        { id: refundedId, customer: 8001, currency: 'USD', codes: ['SPRING'], refunded: 9.5, guest: null },
      ]);
  });
});
