import { describe, expect, it } from 'vitest';
import { placeOrder } from './testing/placeOrder';
import { visitShop } from './testing/visitShop';

const accessToken = 'a-token';
const start = new Date('2026-11-15T12:00:00Z');

function askAs(token: string) {
  const shop = visitShop({ accessToken, now: () => start });
  const ask = (path: string) => shop.open(`/admin/api${path}`, { 'x-shop-access-token': token });
  return { shop, ask, json: async (path: string) => (await ask(path)).json() };
}

describe('the feed for the desk', () => {
  it('does not exist without a token of its own', async () => {
    const { statusCode } = await visitShop().open('/admin/api/customers.json', { 'x-shop-access-token': '' });
    expect(statusCode).toBe(404);
  });

  it.each(['', 'another', 'a-toke'])('refuses the token "%s"', async (token) => {
    const { statusCode, headers } = await askAs(token).ask('/orders/5001018.json');
    expect(statusCode).toBe(401);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it.each(['email=HAZEL@example.com', 'phone=%2B1%20(202)%20555-0143'])(
    'finds a customer by %s',
    async (query) => {
      const { customers } = await askAs(accessToken).json(`/customers.json?${query}`);
      expect(customers).toMatchObject([
        {
          id: 8001,
          email: 'hazel@example.com',
          phone: '+12025550143',
          first_name: 'Hazel',
          state: 'enabled',
          tags: 'vip, newsletter',
          orders_count: 12,
          total_spent: '1595.00',
          last_order_name: '#1020',
          default_address: { country_code: 'US', city: 'Portland' },
        },
      ]);
    },
  );

  it('finds nobody by an unknown address, and everybody by none', async () => {
    const { json } = askAs(accessToken);
    expect((await json('/customers.json?email=nobody@example.com')).customers).toEqual([]);
    expect((await json('/customers.json')).customers).toHaveLength(6);
  });

  it('lists a customer’s orders, newest first', async () => {
    const { json } = askAs(accessToken);
    const { orders } = await json('/orders.json?customer_id=8005');
    expect(orders.map(({ name }: { name: string }) => name)).toEqual(['#1019', '#1015', '#1009']);
    expect((await json('/orders.json?customer_id=8006')).orders).toEqual([]);
    expect((await json('/orders.json?customer_id=x')).orders).toEqual([]);
  });

  it('lists with them what guests ordered under the same address or number', async () => {
    const { shop, json } = askAs(accessToken);
    const names = async (query: string) =>
      (await json(`/orders.json?${query}`)).orders.map(({ name }: { name: string }) => name);
    await placeOrder(shop, { 700701: 1 }, { email: 'other@example.com', phone: '+1 (202) 555-0199' });
    expect(await names('customer_id=8006&phone=%2B12025550199')).toEqual(['#1022']);
    expect(await names('customer_id=8006&email=Other@example.com')).toEqual(['#1022']);
    expect(await names('customer_id=8006&email=&phone=')).toEqual([]);
    expect(await names('customer_id=8005&phone=%2B12025550199')).toHaveLength(4);
  });

  it('has a customer by number', async () => {
    const { ask, json } = askAs(accessToken);
    expect((await json('/customers/8001.json')).customer).toMatchObject({ email: 'hazel@example.com' });
    expect((await ask('/customers/1.json')).statusCode).toBe(404);
  });

  it('has an order with its parcels, addresses whole', async () => {
    const { order } = await askAs(accessToken).json('/orders/5001017.json');
    expect(order).toMatchObject({
      id: 5001017,
      order_number: 1017,
      name: '#1017',
      email: 'ivy@example.com',
      financial_status: 'paid',
      fulfillment_status: 'fulfilled',
      processed_at: '2026-11-12T12:00:00Z',
      total_price: '424.00',
      note: 'Delivery to the back door, please.',
      customer: { id: 8003, first_name: 'Ivy' },
      fulfillments: [
        {
          shipment_status: 'in_transit',
          tracking_company: 'Royal Mail',
          tracking_numbers: ['RMDEMO101701', 'RMDEMO101702'],
          tracking_urls: [
            'http://localhost:80/tracking/RMDEMO101701',
            'http://localhost:80/tracking/RMDEMO101702',
          ],
        },
      ],
    });
    expect(order.line_items).toHaveLength(2);
  });

  it('has what was paid and what went back', async () => {
    const { ask, json } = askAs(accessToken);
    const { transactions } = await json('/orders/5001004/transactions.json');
    expect(transactions).toMatchObject([
      { kind: 'sale', status: 'success', amount: '83.00', parent_id: null },
      { kind: 'refund', status: 'success', amount: '74.00', parent_id: transactions[0].id },
    ]);
    expect(new Set(transactions.map(({ id }: { id: number }) => id)).size).toBe(2);
    expect((await ask('/orders/1/transactions.json')).statusCode).toBe(404);
    expect((await ask('/orders/1.json')).json()).toEqual({ errors: 'Not Found' });
  });

  it('knows a guest by the order just placed', async () => {
    const { shop, json } = askAs(accessToken);
    await placeOrder(shop, { 700701: 1 }, { email: 'Fern@Example.com', phone: '+44 7700 900 456' });
    const { customers } = await json('/customers.json?phone=%2B447700900456');
    expect(customers).toMatchObject([{ state: 'disabled', email: 'fern@example.com', orders_count: 1 }]);
    const { orders } = await json(`/orders.json?customer_id=${customers[0].id}`);
    expect(orders).toMatchObject([
      { financial_status: 'pending', fulfillment_status: null, fulfillments: [] },
    ]);
    const { transactions } = await json(`/orders/${orders[0].id}/transactions.json`);
    expect(transactions).toMatchObject([{ kind: 'sale', status: 'pending', gateway: 'manual' }]);
    await placeOrder(shop, { 700701: 1 }, { email: 'fern@example.com' });
    expect((await json('/customers.json?email=fern@example.com')).customers).toMatchObject([
      { orders_count: 2 },
    ]);
  });

  const change = (
    shop: ReturnType<typeof visitShop>,
    method: 'POST' | 'PUT',
    path: string,
    body: object = {},
  ) => shop.send(method, `/admin/api${path}`, body, { 'x-shop-access-token': accessToken });

  it('cancels what has not left, once, and gives back what was paid', async () => {
    const { shop, json } = askAs(accessToken);
    const cancelled = await change(shop, 'POST', '/orders/5001021/cancel.json');
    expect(cancelled.json().order).toMatchObject({
      cancelled_at: '2026-11-15T12:00:00Z',
      cancel_reason: 'customer',
      financial_status: 'refunded',
    });
    const { order } = await json('/orders/5001021.json');
    expect(order).toEqual(cancelled.json().order);
    expect(order.total_refunded).toBe(order.total_price);
    expect((await change(shop, 'POST', '/orders/5001021/cancel.json')).statusCode).toBe(422);
    expect((await json('/orders/5001021.json')).order.refunds).toHaveLength(1);
    expect((await change(shop, 'POST', '/orders/5001014/cancel.json')).statusCode).toBe(422);
    expect((await change(shop, 'POST', '/orders/1/cancel.json')).statusCode).toBe(404);
  });

  it('sends what has not left elsewhere, and asks whoever pays as before', async () => {
    const { shop, json } = askAs(accessToken);
    const shipping_address = {
      ...{ name: 'Rowan van Hill', address1: '1 New Street', address2: '', city: 'Oakland', zip: '94601' },
      phone: '+15105550100',
    };
    await change(shop, 'PUT', '/orders/5001021.json', { order: { shipping_address } });
    const { order } = await json('/orders/5001021.json');
    expect(order.shipping_address).toMatchObject({ ...shipping_address, address2: null, country_code: 'US' });
    expect(order.billing_address).toMatchObject({ city: 'San Francisco', phone: '+14155550176' });
    expect(order.phone).toBe('+14155550176');
    for (const wrong of [
      {},
      { order: 7 },
      { order: { shipping_address: { ...shipping_address, city: ' ' } } },
    ])
      expect((await change(shop, 'PUT', '/orders/5001021.json', wrong)).statusCode).toBe(422);
    const shipped = await change(shop, 'PUT', '/orders/5001014.json', { order: { shipping_address } });
    expect(shipped.statusCode).toBe(422);
  });

  it('changes nothing for whoever has no token', async () => {
    const { shop, json } = askAs(accessToken);
    const refused = await shop.send('POST', '/admin/api/orders/5001021/cancel.json', {}, {});
    expect(refused.statusCode).toBe(401);
    expect((await json('/orders/5001021.json')).order.cancelled_at).toBeNull();
  });
});
