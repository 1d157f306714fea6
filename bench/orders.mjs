// `node bench/orders.mjs`: how long shoppers wait for their orders, 50 requests a second, when the shop's own system takes
// 300 ms for each answer; and how often that system is asked for one order that somebody opens. The shop's system is
// Magento as far as it is asked here, in this process.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { root } from '../tooling/root.mjs';
import { cpuSeconds } from './messages/cpuSeconds.mjs';
import { signIn, startServer } from './startServer.mjs';

const perSecond = 50;
const seconds = 10;
const platformMs = 300;

const ofServer = createRequire(join(root, 'apps/server/package.json'));
const { SignJWT } = await import(pathToFileURL(ofServer.resolve('jose')).href);

const platform = await startPlatform();
const secret = randomBytes(32).toString('hex');
const folder = await mkdtemp(join(tmpdir(), 'shopbell-orders-'));
const server = await startServer({
  ...{ DATA_DIR: folder, SECRET: secret, OUTGOING_ALLOWED: platform.place },
  LOOP_DELAY_MAX_MS: '60000',
});
let accountId;
try {
  accountId = await connectShop();
  console.log(`${perSecond} requests a second for ${seconds} s, the platform answers after ${platformMs} ms`);
  console.table({
    'everyone for the first time': await load((index) => index + 1),
    'twenty shoppers again and again': await load((index) => 5000 + (index % 20)),
  });
  console.table({ 'an order that is opened': await openOrder() });
} finally {
  await server.stop();
  platform.close();
  await rm(folder, { recursive: true, force: true });
}

async function startPlatform() {
  const asked = [];
  const listening = createServer(async ({ url }, reply) => {
    const { pathname, searchParams } = new URL(url, 'http://shop.test');
    asked.push(pathname);
    await wait(platformMs);
    reply.writeHead(200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(answerTo(pathname.replace('/rest/V1/', ''), searchParams)));
  });
  await new Promise((done) => listening.listen(0, '127.0.0.1', done));
  return { asked, place: `127.0.0.1:${listening.address().port}`, close: () => listening.close() };
}

function answerTo(path, query) {
  const [, kind, id] = /^(customers|orders)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'customers')
    return { id: Number(id), email: `shopper${id}@customers.test`, firstname: 'Fern' };
  if (kind === 'orders') return orderOf(Math.floor(Number(id) / 100), Number(id) % 100);
  const customerId = Number(query.get('searchCriteria[filter_groups][0][filters][0][value]'));
  const isOrders = path === 'orders' && customerId > 0;
  const items = isOrders ? Array.from({ length: 12 }, (_, index) => orderOf(customerId, index)) : [];
  return { items, total_count: items.length };
}

function orderOf(customerId, index) {
  const address = { firstname: 'Fern', lastname: 'Hill', city: 'Bath', postcode: 'BA1', street: ['1 Row'] };
  const id = customerId * 100 + index;
  return {
    ...{ entity_id: id, increment_id: String(id), customer_id: customerId, order_currency_code: 'USD' },
    customer_email: `shopper${customerId}@customers.test`,
    ...{ created_at: '2026-11-01 10:00:00', updated_at: '2026-11-01 10:00:00', state: 'processing' },
    ...{
      subtotal: 40,
      shipping_amount: 8,
      tax_amount: 0,
      discount_amount: 0,
      grand_total: 48,
      total_paid: 48,
    },
    billing_address: address,
    items: [1, 2, 3].map((each) => ({
      ...{ item_id: id * 10 + each, product_id: each, name: `Bowl ${each}`, qty_ordered: 1, price: 16 },
      qty_shipped: 1,
    })),
  };
}

/** As an owner does it in the settings. */
async function connectShop() {
  const { baseUrl } = server;
  const headers = { 'content-type': 'application/json', origin: baseUrl };
  const cookie = await signIn(baseUrl, 'owner@demo.shop');
  const connected = await fetch(`${baseUrl}/console/api/commerce`, {
    method: 'PUT',
    headers: { ...headers, cookie },
    body: JSON.stringify({ platform: 'magento2', place: `http://${platform.place}`, accessToken: 'bench' }),
  });
  const answer = await connected.json();
  if (answer.outcome !== 'connected') throw new Error(JSON.stringify(answer));
  const settings = await (await fetch(`${baseUrl}/api/applications/1/settings`)).json();
  return settings.accountId;
}

function accessOf(customerId) {
  return new SignJWT({ shopId: accountId, customerId, type: 'email', email: '' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('orders')
    .setIssuedAt()
    .setExpirationTime('30m')
    .sign(new TextEncoder().encode(`orders-token ${secret}`));
}

async function orders(customerId) {
  const accessToken = await accessOf(customerId);
  const startedMs = performance.now();
  const response = await fetch(
    `${server.baseUrl}/ssp/orders?${new URLSearchParams({ accountId, accessToken })}`,
  );
  const { orders: list } = await response.json();
  if (list?.length !== 12) throw new Error(`No orders: status ${response.status}`);
  return performance.now() - startedMs;
}

/** One every twentieth of a second, whether or not the earlier ones are answered. */
async function load(customerOf) {
  const before = platform.asked.length;
  const cpuBefore = cpuSeconds();
  const waiting = [];
  const startMs = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, startMs + (index * 1000) / perSecond - performance.now()));
    waiting.push(orders(customerOf(index)));
  }
  const taken = (await Promise.all(waiting)).sort((left, right) => left - right);
  const at = (share) => Math.round(taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]);
  const calls = ((platform.asked.length - before) / taken.length).toFixed(2);
  // Of the server, the platform and whoever asks together: what is left of the wait on a machine that is not idle.
  const cpuMs = ((1000 * (cpuSeconds() - cpuBefore)) / taken.length).toFixed(1);
  return { median: at(0.5), p99: at(0.99), slowest: at(1), 'calls for each': calls, 'processor ms': cpuMs };
}

/** The list, then one order as the portal opens it: its payments, and where its parcels are. */
async function openOrder() {
  const customerId = 9000;
  await orders(customerId);
  const accessToken = await accessOf(customerId);
  const counts = {};
  const count = async (name, ask) => {
    const before = platform.asked.length;
    const response = await ask();
    if (!response.ok) throw new Error(`${name}: status ${response.status}`);
    counts[name] = platform.asked.length - before;
  };
  const authorization = `Bearer ${accessToken}`;
  const base = `${server.baseUrl}/ssp`;
  await count('calls for its payments', () =>
    fetch(`${base}/orders/${customerId * 100}/transactions`, { headers: { authorization } }),
  );
  await count('calls to track it', () =>
    fetch(`${base}/flows/track-order?${new URLSearchParams({ accountId, accessToken })}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: { id: customerId * 100 } }),
    }),
  );
  return counts;
}
