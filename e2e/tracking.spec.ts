import type { Page, Request, Response } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { openChatSettings } from './support/chats';
import type { Desk } from './support/startDesk';
import { expect, test, visit } from './support/test';

const addTracked = (desk: Desk, more: object = {}) =>
  desk.addChat({ ...openChatSettings, shopType: 'shopify', tracking: { subscription: 'active' }, ...more });

/** The calls by which this page was counted, and what was told in them. */
function watchCalls(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/ssp/events') calls.push(request);
  });
  const events = () =>
    calls
      .filter((request) => request.method() === 'POST')
      .flatMap((request) => JSON.parse(request.postData() ?? '{}').events as SentEvent[]);
  return { calls, events, named: (name: string) => events().filter(({ event }) => event === name) };
}
interface SentEvent {
  readonly event: string;
  readonly properties: Record<string, unknown>;
}

const storedKeys = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('gorgias'))
      .sort(),
  );
const say = (page: Page, isGiven: boolean) =>
  page.evaluate((given) => window.GorgiasChat?.setConsent(given), isGiven);
const idleDone = (page: Page) => page.waitForResponse(/\/campaigns\.[^/]+\.js/);

test('[ROL-18] [API-43] [TRK-01] [TRK-02] [API-16] together, because one visit shows them: nothing before consent, then searches and the cart, then all erased', async ({
  desk,
  shopper,
  guard,
}) => {
  const key = await addTracked(desk);
  const { calls, events, named } = watchCalls(shopper);
  const arrived = idleDone(shopper);
  await visit(shopper, key, '/search?q=linen');
  await arrived;
  expect([calls.length, await storedKeys(shopper)]).toEqual([0, []]);
  const sent = shopper.evaluate(
    () =>
      new Promise<unknown>((done) => {
        window.GorgiasChat?.on('event:sent', (sent) => sent.event === 'product-searched' && done(sent));
      }),
  );
  await say(shopper, true);
  expect(await sent).toEqual({ event: 'product-searched' });
  // The app is not needed for any of it.
  await expect(shopper.locator('script[src*="/app."], link[href*="/app."]')).toHaveCount(0);
  const properties = named('product-searched')[0]?.properties ?? {};
  expect(properties).toMatchObject({
    query: 'linen',
    device: 'desktop',
    guestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect((await storedKeys(shopper)).some((name) => name.endsWith('-guest-id'))).toBe(true);

  // Three letters are no word yet; the next page knows of the consent.
  await visit(shopper, key, '/search?q=mug');
  await visit(shopper, key, '/products/pebble-mug');
  const counted = shopper.waitForRequest((request) => (request.postData() ?? '').includes('cart-updated'));
  await shopper.getByRole('button', { name: 'Add to cart' }).click();
  await counted;
  expect(named('product-searched')).toHaveLength(1);
  expect(named('cart-updated')[0]?.properties).toMatchObject({ itemCount: 1, guestId: properties.guestId });
  const attributes = async () => (await (await shopper.request.get('/cart.js')).json()).attributes;
  await expect.poll(attributes).toEqual({ shopbell_guest_id: properties.guestId });

  // In another tab, which goes on as it was, and hears of it.
  const tab = await shopper.context().newPage();
  const inTab = watchCalls(tab);
  const known = tab.waitForRequest((request) => (request.postData() ?? '').includes('page-visited'));
  await visit(tab, key, '/');
  expect((await known).postData()).toContain(properties.guestId);
  // One who is not heard asks again: what counts is what it is told then.
  const erased = (status: number) => {
    const isTold = (response: Response) =>
      response.request().method() === 'DELETE' && response.status() === status;
    return [shopper, tab].map((each) => each.waitForResponse(isTold)) as [
      Promise<Response>,
      Promise<Response>,
    ];
  };
  // Nobody hears it: what is to be erased is all that is left, until somebody does.
  guard.expected.push(/status of 503/);
  await shopper.context().route('**/ssp/events?*guestId*', (route) => route.fulfill({ status: 503 }));
  const unheard = erased(503);
  await say(shopper, false);
  await Promise.all(unheard);
  const [own, ...lists] = await storedKeys(shopper);
  expect([own, lists]).toEqual([expect.stringMatching(/-erasing$/), ['gorgias-storage-keys']]);
  await shopper.context().unroute('**/ssp/events?*guestId*');
  const [byNextPage, byLine] = erased(204);
  await shopper.reload();
  await byNextPage;
  await tab.evaluate(() => dispatchEvent(new Event('online')));
  await byLine;
  await expect.poll(() => storedKeys(shopper)).toEqual([]);
  const told = inTab.events().length;
  await tab.evaluate(() => history.pushState(null, '', '/search?q=blanket'));
  expect(await tab.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect([inTab.events().length, await storedKeys(tab)]).toEqual([told, []]);
  await expect.poll(attributes).toEqual({});
  const before = events().length;
  await shopper.getByRole('button', { name: 'Add to cart' }).click();
  await expect(shopper.getByRole('status').filter({ hasText: 'is in your cart' })).toBeVisible();
  expect(events()).toHaveLength(before);
});

test('[ROL-18] a browser that keeps nothing has not taken consent back when a page comes again', async ({
  desk,
  shopper,
}) => {
  await shopper.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: null });
  });
  const { calls } = watchCalls(shopper);
  const searched = (query: string) =>
    shopper.waitForRequest((request) => (request.postData() ?? '').includes(`"query":"${query}"`));
  const arrived = idleDone(shopper);
  await visit(shopper, await addTracked(desk), '/search?q=linen');
  await arrived;
  const first = searched('linen');
  await say(shopper, true);
  await first;
  const second = searched('blanket');
  await shopper.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    history.pushState(null, '', '/search?q=blanket');
  });
  await second;
  expect(calls.map((call) => call.method())).not.toContain('DELETE');
});

test('[ROL-19] [TRK-12] [API-36] together, because Shopify’s page tells them: its banner decides, its variables name the page, and disableSegment ends it', async ({
  desk,
  openPage,
}) => {
  const key = await addTracked(desk);
  const privacy = `<script>
    window.allowed = false;
    window.Shopify = { customerPrivacy: { analyticsProcessingAllowed: () => window.allowed } };
    window.meta = { page: { pageType: 'searchresults' }, product: { id: 42 } };
  </script>`;
  const answer = (page: Page, isAllowed: boolean) =>
    page.evaluate((allowed) => {
      Object.assign(window, { allowed });
      document.dispatchEvent(new CustomEvent('visitorConsentCollected', { detail: {} }));
    }, isAllowed);
  const open = async () => {
    const page = await openPage();
    const watched = watchCalls(page);
    const arrived = idleDone(page);
    await page.route('**/find?q=linen', async (route) => {
      const response = await route.fetch({ url: `${desk.baseUrl}/search?q=linen` });
      const body = (await response.text())
        .replaceAll('/w/demo.js', `/w/${key}.js`)
        .replace('</head>', `${privacy}</head>`);
      await route.fulfill({ response, body });
    });
    await page.goto('/find?q=linen');
    await arrived;
    return { page, ...watched };
  };

  const first = await open();
  // The platform's no stands above the page's yes.
  await say(first.page, true);
  expect([first.calls.length, await storedKeys(first.page)]).toEqual([0, []]);
  const counted = first.page.waitForRequest(/\/ssp\/events/);
  await answer(first.page, true);
  await counted;
  expect(first.named('product-searched')[0]?.properties).toMatchObject({
    ...{ pageType: 'searchresults', productId: '42', query: 'linen' },
  });
  await answer(first.page, false);
  await expect.poll(() => storedKeys(first.page)).toEqual([]);

  const second = await open();
  await second.page.evaluate(() => window.GorgiasChat?.disableSegment());
  await answer(second.page, true);
  await second.page.evaluate(() => history.pushState(null, '', '/find?q=other'));
  expect(second.calls).toEqual([]);
});
