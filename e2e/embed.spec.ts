import type { Locator, Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { expect, openChat, test, write } from './support/test';
import { appFetched, reactFetched, startApp } from './support/watchPage';

const requestsTo = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return { matching: (pattern: RegExp) => paths.filter((path) => pattern.test(path)) };
};

/** React leaves its mark on a container when it takes it over. */
const isHydrated = (page: Page) =>
  page.evaluate(() => {
    const host = document.getElementById('gorgias-chat-container')?.shadowRoot?.firstElementChild;
    return Object.keys(host ?? {}).some((key) => key.startsWith('__reactContainer'));
  });

const focusIsInside = (window: Locator) =>
  window.evaluate((element) => element.contains((element.getRootNode() as ShadowRoot).activeElement));

test('[EMB-01] one script shows one launcher in one container, with a single request', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED/, /could not be loaded/);
  const requests = requestsTo(shopper);
  await shopper.route('**/assets/**', (route) => route.abort());
  await shopper.goto('/', { waitUntil: 'commit' });
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(requests.matching(/^\/w\//)).toEqual(['/w/demo.js']);
  expect(await shopper.locator('#gorgias-chat-container').count()).toBe(1);
});

test('[LAZY-14] [EMB-21] together, because one visit shows them: window and React are fetched when the page is idle, the app with the first intent, and evaluated only behind the open window; nothing is stored or asked before; and styles of the page and of the chat do not reach each other', async ({
  shopper,
}) => {
  const requests = requestsTo(shopper);
  const prefetched = shopper.waitForResponse(/\/assets\/.+\/react\..+\.js/);
  const windowCame = shopper.waitForResponse(/\/w\/demo\/[0-9a-f]{8}\.js/);
  await shopper.goto('/');
  expect((await prefetched).headers()['content-encoding']).toBe('br');
  const hints = await shopper
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map(({ attributes }) => attributes.getNamedItem('href')?.value ?? ''));
  expect(hints.map((href) => /\/assets\/[^/]+\/([\w-]+)\.[\w-]+\.js$/.exec(href)?.[1])).toContain('react');
  expect(hints.length).toBeGreaterThan(1);
  expect(await isHydrated(shopper)).toBe(false);
  expect(await shopper.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requests.matching(/\/app\./)).toEqual([]);
  const appCame = appFetched(shopper);
  await shopper.getByRole('button', { name: 'Chat with us' }).hover();
  await appCame;
  expect((await windowCame).headers()['cache-control']).toContain('immutable');
  // A press has only to show it: it has its place already, and nobody sees or reaches it there.
  const drawn = shopper.locator('.window');
  await expect(drawn).toBeAttached();
  await expect(shopper.getByRole('dialog')).toHaveCount(0);
  expect(await drawn.evaluate(({ clientWidth, clientHeight }) => clientWidth * clientHeight)).toBeGreaterThan(
    0,
  );
  const topmost = await drawn.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return (element.getRootNode() as ShadowRoot).elementFromPoint(x + 20, y + 20)?.closest('.window') ?? null;
  });
  expect(topmost).toBeNull();
  await shopper.keyboard.press('Shift+Tab');
  expect(await focusIsInside(drawn)).toBe(false);
  await shopper.getByRole('button', { name: 'Chat with us' }).focus();
  await shopper.keyboard.press('Tab');
  expect(await focusIsInside(drawn)).toBe(false);
  // Every intent asks for the same files, which come once.
  const linked = await shopper
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map(({ attributes }) => attributes.getNamedItem('href')?.value));
  expect(linked).toEqual([...new Set(linked)]);
  expect(await isHydrated(shopper)).toBe(false);
  expect(requests.matching(/^\/auth|^\/ws/)).toEqual([]);

  // Styles of the page do not reach the chat, nor the other way round.
  const lookOf = (selector: string) =>
    shopper.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { color, fontFamily, fontSize, width, display, margin, boxSizing } = getComputedStyle(element);
        return [color, fontFamily, fontSize, width, display, margin, boxSizing].join(' ');
      }),
    );
  const ofThePage = 'body, h1, main p, main button, main a, body > footer p';
  const pageBefore = await lookOf(ofThePage);
  await openChat(shopper);
  await expect.poll(() => isHydrated(shopper)).toBe(true);
  await expect.poll(() => requests.matching(/^\/auth/)).toHaveLength(1);
  expect(requests.matching(/\/app\./)).toHaveLength(1);
  expect(pageBefore.length).toBeGreaterThan(10);
  expect(await lookOf(ofThePage)).toEqual(pageBefore);
  await expect(shopper.locator('.window .skeletons')).toHaveCount(0);
  await expect(shopper.getByRole('button', { name: 'Track my order' })).toBeVisible();
  // What comes in pieces of its own has come.
  await expect(shopper.locator('.window .avatars')).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'More options' })).toBeVisible();
  await expect(shopper.getByText('Powered by Shopbell')).toBeVisible();
  await expect
    .poll(() => shopper.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true);
  const chatBefore = await lookOf('.window, .window *');
  await shopper.addStyleTag({
    content:
      '* { color: red !important; font-size: 40px !important; display: block !important } div { width: 10px !important }',
  });
  expect(await lookOf('.window, .window *')).toEqual(chatBefore);
});

test('[POS-03] [EMB-02] [EMB-03] [EMB-04] together, because they are one launcher: it sits 20 px from the corner and shifts nothing on the page, nor does its hydration; the snippet a second time gives no second chat and a warning that names this one', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.goto('/');
  const button = shopper.getByRole('button', { name: 'Chat with us' });
  const before = await button.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = before ?? {};
  const right = await shopper.evaluate(() => document.documentElement.clientWidth);
  expect([right - x - width, 800 - y - height]).toEqual([20, 20]);
  // A call that shows nothing: the app starts, with its window closed.
  await startApp(shopper);
  expect(await isHydrated(shopper)).toBe(true);
  expect(await button.boundingBox()).toEqual(before);
  expect(await shopper.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);

  const warning = shopper.waitForEvent('console', (message) => message.type() === 'warning');
  await shopper.evaluate(
    () =>
      new Promise((done) => {
        const script = document.createElement('script');
        script.src = '/w/demo.js?again';
        script.onload = done;
        document.head.append(script);
      }),
  );
  const words = (await warning).text();
  expect(words).toContain('Another chat was detected: the snippet may have been added twice');
  expect(words).toMatch(/App key demo, application id 1, chat "Fern & Loom"/);
  await expect(button).toHaveCount(1);
  await openChat(shopper);
});

test('[EMB-13] [API-44] the global API takes calls before the app is loaded, and those queued before the script, and tells the page when it is there', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    Object.assign(window, { gorgiasChatQueue: [(chat: { open(): void }) => chat.open()] });
    addEventListener('gorgias-widget-loaded', () => void window.GorgiasChat?.prefill('You are there'));
  });
  await shopper.goto('/');
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toHaveValue('You are there');
  await shopper.evaluate(() => window.GorgiasChat?.close());
  await expect(shopper.getByRole('dialog')).toBeHidden();
  expect(await shopper.evaluate(() => window.GorgiasChat?.isOpen())).toBe(false);
});

for (const policy of ['strict', 'trusted-types-none']) {
  test(`under the policy "${policy}" the chat opens, talks and violates nothing`, async ({ shopper }) => {
    await shopper.addInitScript(() => {
      Object.assign(window, { violations: [] });
      document.addEventListener('securitypolicyviolation', (event) => {
        Reflect.get(window, 'violations').push(
          `${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
        );
      });
    });
    const prefetched = reactFetched(shopper);
    await shopper.goto(`/?policy=${policy}`);
    await prefetched;
    await openChat(shopper);
    await write(shopper, 'Message', `Hello from ${policy}`);
    await expect(shopper.locator('.message.confirmed')).toHaveText(/Hello from/);
    expect(await shopper.evaluate(() => Reflect.get(window, 'violations'))).toEqual([]);
  });
}

test('a launcher that React cannot take over cleanly is reported, so every browser test would fail', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/not taken over cleanly|[Hh]ydrat/);
  await shopper.route('**/w/demo.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text())
        .replace('"launcher-label"', '"another-class"')
        .replace('"Chat with us"]', '"Talk to us"]'),
    });
  });
  const complaint = shopper.waitForEvent('console', (message) =>
    message.text().includes('not taken over cleanly'),
  );
  await shopper.goto('/');
  await startApp(shopper);
  expect((await complaint).type()).toBe('error');
});
