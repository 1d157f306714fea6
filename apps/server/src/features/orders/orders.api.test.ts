import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing';
import { createTestCommerce, type TestCommerce } from '../../testing/createTestCommerce';

let app: TestApp;
let commerce: TestCommerce;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs }, commercePlatform: () => commerce });
});
afterAll(() => app.stop());
beforeEach(() => {
  commerce = createTestCommerce();
});

async function openShop(flows = { track_order: true }) {
  const shop = await app.newShop();
  await app.opened.database.query('update app set settings = $2 where id = $1', [
    shop.appId,
    { selfService: { enabled: true, flows } },
  ]);
  const accessOf = (customerId: number) =>
    app.identity.tokens.issueAccess({ shopId: shop.shopId, customerId, type: 'email', email: '' });
  return { ...shop, accessOf };
}

const ask = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${app.baseUrl}/ssp/${path}`, init);
  const body = await response.json();
  return { status: response.status, code: body.error?.code, body };
};
const list = (accountId: number, accessToken: string) =>
  ask(
    `orders?${new URLSearchParams({ accountId: String(accountId), accessToken, shopNameEnc: 'fern%20%26%20loom' })}`,
  );
const transactions = (orderId: number, token?: string) =>
  ask(`orders/${orderId}/transactions`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const track = (accountId: number, accessToken: string, body: object) =>
  ask(`flows/track-order?${new URLSearchParams({ accountId: String(accountId), accessToken })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('orders', () => {
  it('[HTTP-13] [ORD-01] [ORD-02] [ORD-03] [HTTP-51] are given whole, newest first, to whoever has access', async () => {
    const { shopId, accessOf } = await openShop();
    const { status, body } = await list(shopId, await accessOf(1));
    expect(status).toBe(200);
    expect(body.customer).toMatchObject({ id: 1, first_name: 'Hazel', email: 'hazel@example.com' });
    expect(body.orders.map(({ id }: { id: number }) => id)).toEqual([102, 101]);
    expect(Object.keys(body.orders[0])).toEqual(
      expect.arrayContaining([
        ...['id', 'order_number', 'name', 'email', 'financial_status', 'fulfillment_status', 'processed_at'],
        'fulfillments',
      ]),
    );
  });

  it('[AUTH-16] [AUTH-14] are given to nobody else: without a token, with one of another shop, forged or half an hour old', async () => {
    const { shopId, accessOf } = await openShop();
    const foreign = await openShop();
    const token = await accessOf(1);
    expect((await ask(`orders?accountId=${shopId}`)).status).toBe(400);
    expect((await list(shopId, await foreign.accessOf(1))).code).toBe('unauthorized');
    expect((await list(foreign.shopId, token)).code).toBe('unauthorized');
    expect((await list(shopId, `${token.slice(0, -4)}AAAA`)).code).toBe('unauthorized');
    nowMs += 1_799_000;
    expect((await list(shopId, token)).status).toBe(200);
    nowMs += 2000;
    expect((await list(shopId, token)).code).toBe('unauthorized');
  });

  it('[HTTP-15] [ERR-15] that there are none is said with 403', async () => {
    const { shopId, accessOf } = await openShop();
    expect(await list(shopId, await accessOf(3))).toMatchObject({
      status: 403,
      code: 'customer-without-orders',
    });
    expect(await list(shopId, await accessOf(99))).toMatchObject({ status: 403, code: 'customer-not-found' });
  });

  it('are read once for several questions of the same moment, and again after a while', async () => {
    const { shopId, accessOf } = await openShop();
    const token = await accessOf(1);
    await Promise.all([list(shopId, token), list(shopId, token), list(shopId, token)]);
    expect(commerce.asked.toSorted()).toEqual(['customer', 'orders']);
    nowMs += 15_000;
    await list(shopId, token);
    expect(commerce.asked.toSorted()).toEqual(['customer', 'customer', 'orders', 'orders']);
  });

  it.each([
    ['one of them', { orderId: 101, customerId: null }, 2],
    ['a new one of theirs', { orderId: 999, customerId: 1 }, 2],
    ['somebody else’s', { orderId: 999, customerId: 2 }, 1],
  ])('are read anew once the shop’s system has told of %s', async (_, changed, times) => {
    const [{ shopId, accessOf }, other] = [await openShop(), await openShop()];
    await list(shopId, await accessOf(1));
    app.bus.publish({ type: 'order-changed', shopId: other.shopId, orderId: 101, customerId: 1 });
    app.bus.publish({ type: 'order-changed', shopId, ...changed });
    await list(shopId, await accessOf(1));
    expect(commerce.asked.filter((question) => question === 'orders')).toHaveLength(times);
  });

  it.each(['unreachable', 'throttled', 'refused', 'unreadable'] as const)(
    'of a system that is %s are not there now; when it is back they are',
    async (trouble) => {
      const { shopId, accessOf } = await openShop();
      const token = await accessOf(1);
      commerce.trouble = trouble;
      expect(await list(shopId, token)).toMatchObject({ status: 502, code: 'platform-down' });
      commerce.trouble = null;
      expect((await list(shopId, token)).status).toBe(200);
    },
  );
});

describe('payments', () => {
  it('[HTTP-18] [HTTP-19] of an order are for whoever it belongs to, by a token in the header', async () => {
    const { accessOf } = await openShop();
    const token = await accessOf(1);
    expect((await transactions(101, token)).body.transactions).toMatchObject([
      { amount: '48.00', kind: 'sale' },
    ]);
    expect((await transactions(101)).status).toBe(401);
    expect((await transactions(201, token)).status).toBe(404);
    expect((await transactions(101, await accessOf(2))).status).toBe(404);
  });
});

describe('an order', () => {
  it('[HTTP-17] [ROL-07] is tracked as it is in this moment, not as it was kept', async () => {
    const { shopId, accessOf } = await openShop();
    const token = await accessOf(1);
    await list(shopId, token);
    const [first] = commerce.orders;
    if (first) commerce.orders[0] = { ...first, order: { ...first.order, fulfillment_status: 'fulfilled' } };
    const body = {
      order: { id: 101, name: '#1101' },
      fulfillmentId: null,
      email: 'hazel@example.com',
      customerId: 1,
    };
    expect((await track(shopId, token, body)).body.order).toMatchObject({
      id: 101,
      fulfillment_status: 'fulfilled',
    });
    const again = (await list(shopId, token)).body.orders;
    expect(again.find(({ id }: { id: number }) => id === 101)).toMatchObject({
      fulfillment_status: 'fulfilled',
    });
    expect(commerce.asked).toEqual(['customer', 'orders', 'order']);
    expect((await track(shopId, token, { ...body, customerId: 2 })).code).toBe('forbidden');
    expect((await track(shopId, token, { ...body, order: { id: 201 } })).code).toBe('not-found');
    expect((await track(shopId, 'nonsense', body)).code).toBe('unauthorized');
    const without = await openShop({ track_order: false });
    expect((await track(without.shopId, await without.accessOf(1), body)).code).toBe('self-service-off');
  });
});

describe('the desk', () => {
  async function writtenTo(shop: { appId: number; shopId: number }, email: string | null) {
    const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
    if (email !== null) {
      socket.send('email-captured', { email }, '7');
      await socket.heard('email-captured');
    }
    socket.say('Where is it?', '1');
    return (await socket.acknowledged('1'))?.conversationId ?? '';
  }
  const ordersOf = async (cookie: string, conversationId: string) => {
    const response = await app.call('GET', `conversations/${conversationId}/orders`, { cookie });
    return { status: response.status, body: await response.json() };
  };

  it('sees what the shop knows of an address, and of nobody where there is none', async () => {
    commerce.customers[0] = { id: 1, first_name: 'Hazel', email: 'hazel@mail.test', phone: null };
    const shop = await openShop();
    const cookie = await app.signIn(shop.agentEmail);
    const known = await ordersOf(cookie, await writtenTo(shop, 'Hazel@mail.test'));
    expect(known.body).toMatchObject({
      hasPlatform: true,
      customer: { id: 1 },
      orders: [{ id: 102 }, { id: 101 }],
    });
    const nobody = { hasPlatform: true, customer: null, orders: [], actions: [], cancelWithinHours: null };
    expect((await ordersOf(cookie, await writtenTo(shop, 'stranger@mail.test'))).body).toEqual(nobody);
    expect((await ordersOf(cookie, await writtenTo(shop, null))).body).toEqual(nobody);
    commerce.trouble = 'refused';
    expect((await ordersOf(cookie, await writtenTo(shop, 'stranger@mail.test'))).status).toBe(502);
  });

  it('of another shop sees nothing of it, and nobody does without a sign-in', async () => {
    commerce.customers[0] = { id: 1, first_name: 'Hazel', email: 'hazel@mail.test', phone: null };
    const shop = await openShop();
    const conversationId = await writtenTo(shop, 'hazel@mail.test');
    const other = await app.signIn((await openShop()).agentEmail);
    expect((await ordersOf(other, conversationId)).status).toBe(404);
    expect((await ordersOf('', conversationId)).status).toBe(401);
  });
});
