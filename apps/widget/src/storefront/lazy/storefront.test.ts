import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStore, emptyVisitor, type VisitorState } from '@shopbell/client/visitor';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Details } from '../../settings';
import { createStorefront } from './createStorefront';
import { createCartSharing } from './shareCart';
import { warnOfOtherShop } from './warnOfOtherShop';

const cartOf = (quantity: number) => ({
  token: 'cart-token',
  total_price: 100 * quantity,
  currency: 'EUR',
  items: [
    { product_id: 1, variant_id: 2, quantity, line_price: 100, original_line_price: 100, title: 'Fern' },
  ],
});

/** A shop that is asked for its cart and gives these answers in turn, the last one for ever. */
async function openShop(...answers: (object | number)[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(asked.push(request.url ?? ''), answers.length) - 1];
    response.statusCode =
      typeof answer === 'number' ? answer : answer && 'status' in answer ? Number(answer.status) : 200;
    response.end(typeof answer === 'object' ? JSON.stringify(answer) : 'sorry');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('window', { Shopify: { routes: { root: `http://127.0.0.1:${port}/de/` } } });
  vi.stubGlobal('navigator', { onLine: true });
  return { asked };
}

let close = () => {};
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const line = { isOnline: true, type: null, downlinkMbps: null };

const shared = (quantity: number) =>
  expect.objectContaining({ total_price: 100 * quantity, currency: 'EUR' });

describe("the shop's cart", () => {
  it('[HTTP-41] is read where the shop has its pages, and told again only when it has changed', async () => {
    const { asked } = await openShop(cartOf(1), cartOf(1), cartOf(2));
    const storefront = createStorefront();
    const carts = [];
    for (let look = 0; look < 3; look++) carts.push(await storefront.readChangedCart());
    expect(carts).toEqual([shared(1), null, shared(2)]);
    expect(JSON.stringify(carts)).not.toContain('cart-token');
    expect(asked).toEqual(['/de/cart.js', '/de/cart.js', '/de/cart.js']);
  });

  it('[HTTP-44] is read from /cart.json where /cart.js gives none', async () => {
    const { asked } = await openShop(404, cartOf(1), { items: 'none' }, cartOf(2));
    const storefront = createStorefront();
    expect(await storefront.readChangedCart()).toEqual(shared(1));
    expect(await storefront.readChangedCart()).toEqual(shared(2));
    expect(asked).toEqual(['/de/cart.js', '/de/cart.json', '/de/cart.js', '/de/cart.json']);
  });

  it('[HTTP-47] is waited for no longer than 15 s, of either address', async () => {
    const { asked } = await openShop(cartOf(1));
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort());
    expect(await createStorefront().readChangedCart()).toEqual(shared(1));
    expect(timeouts.mock.calls).toEqual([[15_000], [15_000]]);
    expect(asked).toEqual(['/de/cart.json']);
  });

  it('[LOG-01] that cannot be read is logged once, after five tries, and nothing else happens', async () => {
    const { asked } = await openShop(500);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
    expect(await createStorefront().readChangedCart()).toBe(null);
    expect(asked).toHaveLength(10);
    expect(log.mock.calls).toEqual([
      [
        "[shopbell] The shop's cart could not be read.",
        { ...line, tries: 5, reason: expect.stringContaining('500') },
      ],
    ]);
  });

  it('[API-40] that is refused fails with what the shop says of it', async () => {
    await openShop({ status: 422, message: 'Cart Error', description: 'The product is sold out.' });
    const log = vi.spyOn(console, 'error').mockReturnValue();
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 500 });
    await createStorefront().readChangedCart();
    expect(log.mock.calls.map(([, failure]) => failure)).toEqual([
      { ...line, tries: 5, reason: 'Cart Error' },
    ]);
  });

  it('[SOC-37] is shared when what was written has arrived, and when the server asks; not before', async () => {
    await openShop(cartOf(1), cartOf(2));
    const carts: unknown[] = [];
    const sharing = createCartSharing(createStorefront(), (cart) => void carts.push(cart));
    const withOutbox = (count: number): VisitorState => ({
      ...emptyVisitor,
      conversation: { ...emptyVisitor.conversation, outbox: Array(count) },
    });
    sharing.heed(withOutbox(0));
    sharing.heed(withOutbox(1));
    expect(carts).toEqual([]);
    sharing.heed(withOutbox(0));
    await vi.waitFor(() => expect(carts).toEqual([shared(1)]));
    await sharing.share();
    expect(carts).toEqual([shared(1), shared(2)]);
  });
});

describe('[LOG-02] a chat on the page of another shop', () => {
  const warningsFor = (shop: string | undefined, shopName: string | null) => {
    const warn = vi.spyOn(console, 'warn').mockReset().mockReturnValue();
    vi.stubGlobal('window', { Shopify: { shop } });
    const details = createStore<Details | null>(null);
    warnOfOtherShop(details);
    expect(warn).not.toHaveBeenCalled();
    details.update(() => ({ settings: { shopName } }) as Details);
    details.update((state) => ({ ...state }) as Details);
    return warn.mock.calls.flat();
  };

  it('says so once, with both names', () => {
    expect(warningsFor('loom.myshopify.com', 'fern')).toEqual([
      '[shopbell] This page belongs to loom.myshopify.com, the chat to fern.myshopify.com.',
    ]);
  });

  it('is quiet where they agree, or where one is not known', () => {
    expect(warningsFor('Fern.myshopify.com', 'fern')).toEqual([]);
    expect(warningsFor('fern.myshopify.com', 'fern.myshopify.com')).toEqual([]);
    expect(warningsFor(undefined, 'fern')).toEqual([]);
    expect(warningsFor('fern.myshopify.com', null)).toEqual([]);
  });
});
