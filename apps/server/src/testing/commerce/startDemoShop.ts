import { createServer } from 'node:http';
import type { Order } from '@shopbell/protocol';
import { storefront } from '@shopbell/storefront';
import Fastify from 'fastify';
import { expect } from 'vitest';
import { portOf } from '../../http/portOf';
import { createDemoPlatform } from '../../platform/commerce';
import { createOutgoing } from '../../platform/outgoing';
import { type Misbehaviour, misbehave } from './misbehave';
import type { Subject } from './Subject';

const now = new Date('2026-11-15T12:00:00Z');

/** The demo's own shop, as it stands beside the desk. */
export async function startDemoShop(accessToken: string): Promise<Subject & { readonly port: number }> {
  let wrong: Misbehaviour | null = null;
  const app = Fastify({
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer((request, reply) =>
        wrong && wrong.kind !== 'done-unheard' ? misbehave(reply, wrong) : handler(request, reply),
      ),
  });
  app.addHook('onSend', async ({ method, raw }) => {
    if (wrong?.kind === 'done-unheard' && method !== 'GET') raw.socket.destroy();
  });
  await app.register(storefront, { snippet: '', accessToken, now: () => now });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const port = portOf(app.server);
  const place = `localhost:${port}`;
  const create = (token: string, timeoutMs = 10_000) =>
    createDemoPlatform({
      ...{ outgoing: createOutgoing({ allowed: [place] }), origin: `http://${place}` },
      ...{ publicOrigin: 'https://desk.test', accessToken: token, timeoutMs },
    });
  const platform = create(accessToken);

  return {
    ...{ port, place, platform, stranger: create('guessed'), hasty: create(accessToken, 60) },
    known: { email: 'rowan@example.com', phone: '+14155550176', id: 8002, firstName: 'Rowan' },
    tags: ['newsletter'],
    orderIds: [5001021, 5001014],
    split,
    shelf: {
      product: {
        ...{ id: '7007', title: 'Pebble Mug', kind: 'Mugs', currency: 'USD' },
        ...{ price: expect.stringMatching(/^\d+\.\d\d$/), compareAtPrice: null },
        url: 'https://desk.test/products/pebble-mug',
        isAvailable: true,
        forms: ['Fog', 'Fern', 'Ember'].map((title, at) => ({
          ...{ id: String(700701 + at), title, isAvailable: true },
          price: expect.stringMatching(/^\d+\.\d\d$/),
        })),
        imageUrl: expect.stringMatching(/^https:\/\/desk\.test\/storefront\/products\/pebble-mug/),
      },
      words: 'pebble mug',
      alike: expect.arrayContaining(['7007']),
    },
    foreignOrderId: 5001020,
    open: {
      customer: { id: 8002, first_name: 'Rowan', email: 'rowan@example.com', phone: '+14155550176' },
      orderId: 5001021,
    },
    shippedId: 5001014,
    arrived,
    throttled: {
      wrong: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
      retryAfterMs: 2000,
    },
    revoked: [{ kind: 'status', status: 401, json: { errors: 'Invalid API key or access token' } }],
    misbehaves(next) {
      wrong = next;
    },
    close: () => app.close(),
  };
}

/** Two mugs, which there are in another colour as well. */
const arrived = {
  customer: { id: 8001, first_name: 'Hazel', email: 'hazel@example.com', phone: '+12025550143' },
  ...{ orderId: 5001001, lineId: 100101, productId: 7007, variantId: 700702 },
};

const address = {
  ...{
    name: 'Rowan Hill',
    address1: '820 Valley Road',
    address2: null,
    city: 'San Francisco',
    province: 'CA',
  },
  ...{ zip: '94110', country: 'United States', country_code: 'US', phone: '+14155550176' },
};

/** Of slippers and a blanket only the slippers have left the house. */
const split: Order = {
  ...{ id: 5001014, order_number: 1014, name: '#1014', email: 'rowan@example.com', phone: '+14155550176' },
  ...{ currency: 'USD', processed_at: '2026-11-09T12:00:00Z', updated_at: '2026-11-13T12:00:00Z' },
  ...{ cancelled_at: null, financial_status: 'paid', fulfillment_status: 'partial' },
  ...{ subtotal_price: '223.00', total_shipping_price: '0.00', total_tax: null, total_discounts: null },
  ...{ total_price: '223.00', total_refunded: '0.00' },
  order_status_url: expect.stringMatching(/^https:\/\/desk\.test\/checkouts\/\w+\/thank-you$/),
  line_items: [
    {
      ...{ id: 101401, product_id: 7017, variant_id: 701706, title: 'Felted Wool Slippers' },
      ...{ variant_title: 'EU 42–44 / Moss', quantity: 1, fulfillable_quantity: 0, price: '58.00' },
      image: 'https://desk.test/storefront/products/felted-wool-slippers/moss.svg',
    },
    {
      ...{ id: 101402, product_id: 7002, variant_id: 700201, title: 'Highland Wool Blanket' },
      ...{ variant_title: 'Single', quantity: 1, fulfillable_quantity: 1, price: '165.00' },
      image: 'https://desk.test/storefront/products/highland-wool-blanket.svg',
    },
  ],
  shipping_address: address,
  billing_address: address,
  fulfillments: [
    {
      ...{ id: 10141, shipment_status: 'in_transit', tracking_company: 'USPS' },
      tracking_numbers: ['9400DEMO101401'],
      tracking_urls: ['https://desk.test/tracking/9400DEMO101401'],
      ...{ created_at: '2026-11-11T12:00:00Z', updated_at: '2026-11-13T12:00:00Z' },
      line_items: [{ id: 101401, quantity: 1 }],
    },
  ],
  refunds: [],
  returns: [],
};
