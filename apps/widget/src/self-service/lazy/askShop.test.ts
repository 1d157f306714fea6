import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore } from '@shopbell/client/visitor';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Widget } from '../../app/Widget';
import { askShop, compareCustomers } from './askShop';

const text = '[shopbell] CustomerId from Shopify App Proxy differs from CustomerId from DOM variables';

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A shop whose proxy answers this to each path, and whose page says this of itself. */
async function openShop(answers: Readonly<Record<string, object>>, page: object) {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://shop.test');
    asked.push(url);
    const answer = answers[url.pathname.split('/').at(-1) ?? ''];
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  const direct = globalThis.fetch;
  // A path alone is an address on the shop's own pages.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    direct(`http://127.0.0.1:${port}${path}`, init),
  );
  vi.stubGlobal('window', { Shopify: { shop: 'fern.myshopify.com' }, ...page });
  return { asked, warned: vi.spyOn(console, 'warn').mockImplementation(() => {}) };
}

const facts = { baseUrl: 'https://chat.test', shopType: 'shopify', accountId: 7, isShopInstalled: true };
const saying = (customerId: string | null) =>
  ({
    overrides: createStore({ shop: customerId ? { domain: 'x', customerId } : undefined }),
  }) as unknown as Widget;
const nothing = saying(null);

describe('[LOG-03] the customer of the page', () => {
  it.each([
    ['its own variables', nothing, { ShopifyAnalytics: { meta: { page: { customerId: 8002 } } } }],
    ['an older variable', nothing, { __st: { cid: 8002 } }],
    ['a call of the API', saying('gid://shopify/Customer/8002'), {}],
  ])('is logged where the proxy says another than %s', async (_, widget, page) => {
    const { asked, warned } = await openShop({ 'shopify-customer-id': { customerId: '8001' } }, page);
    await compareCustomers(widget, facts, 'proof');
    expect(warned.mock.calls).toEqual([[text]]);
    expect(asked[0]?.pathname).toBe('/apps/gorgias/ssp/identity-verification/shopify-customer-id');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      idToken: 'proof',
      shop: 'fern.myshopify.com',
      accountId: '7',
    });
  });

  it.each([
    ['the same', nothing, { __st: { cid: 8001 } }, { 'shopify-customer-id': { customerId: '8001' } }],
    ['nobody on the page', nothing, {}, { 'shopify-customer-id': { customerId: '8001' } }],
    ['[HTTP-35] nobody at Shopify', nothing, { __st: { cid: 8001 } }, {}],
  ])('is not, for %s', async (_, widget, page, answers) => {
    const { warned } = await openShop(answers, page);
    await compareCustomers(widget, facts, 'proof');
    expect(warned.mock.calls).toEqual([]);
  });
});

it('[HTTP-33] [HTTP-45] whom the shop knows is let in by its word, and by nothing else', async () => {
  const access = { accessToken: 'key', customer: { id: 8001, email: 'hazel@shop.test' } };
  const { asked } = await openShop({ 'shopify-session': { idToken: 'proof' }, 'access-token': access }, {});
  expect(await askShop(nothing, facts, {})).toEqual({ ...access, idToken: 'proof' });
  expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual([
    'shopify-session',
    'access-token',
  ]);
  expect(asked[0]?.search).toBe('');
  close();
  vi.unstubAllGlobals();
  await openShop({ 'access-token': access }, {});
  await expect(askShop(nothing, facts, {})).rejects.toThrow('404');
});
