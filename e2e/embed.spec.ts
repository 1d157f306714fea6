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

test('[LAZY-14] window and React are fetched when the page is idle, the app with the first intent, and evaluated only behind the open window; nothing is stored or asked before', async ({
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
  await openChat(shopper);
  await expect.poll(() => isHydrated(shopper)).toBe(true);
  await expect.poll(() => requests.matching(/^\/auth/)).toHaveLength(1);
  expect(requests.matching(/\/app\./)).toHaveLength(1);
});

test('the launcher shifts nothing on the page, nor does its hydration', async ({ shopper }) => {
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
  // A call that shows nothing: the app starts, with its window closed.
  await startApp(shopper);
  expect(await isHydrated(shopper)).toBe(true);
  expect(await button.boundingBox()).toEqual(before);
  expect(await shopper.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
});

test('[POS-03] the launcher sits 20 px from the corner', async ({ shopper }) => {
  await shopper.goto('/');
  const box = await shopper.getByRole('button', { name: 'Chat with us' }).boundingBox();
  const right = await shopper.evaluate(() => document.documentElement.clientWidth);
  expect([right - (box?.x ?? 0) - (box?.width ?? 0), 800 - (box?.y ?? 0) - (box?.height ?? 0)]).toEqual([
    20, 20,
  ]);
});

test.describe('the snippet twice', () => {
  const addAgain = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((done) => {
          const script = document.createElement('script');
          script.src = '/w/demo.js?again';
          script.onload = done;
          document.head.append(script);
        }),
    );

  test('[EMB-02] gives one chat', async ({ shopper }) => {
    await shopper.goto('/');
    await addAgain(shopper);
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toHaveCount(1);
    await openChat(shopper);
  });

  test('[EMB-03] warns that another chat was detected', async ({ shopper }) => {
    await shopper.goto('/');
    const warning = shopper.waitForEvent('console', (message) => message.type() === 'warning');
    await addAgain(shopper);
    expect((await warning).text()).toContain(
      'Another chat was detected: the snippet may have been added twice',
    );
  });

  test('[EMB-04] names the app key, the application id and the chat in the warning', async ({ shopper }) => {
    await shopper.goto('/');
    const warning = shopper.waitForEvent('console', (message) => message.type() === 'warning');
    await addAgain(shopper);
    expect((await warning).text()).toMatch(/App key demo, application id 1, chat "Fern & Loom"/);
  });
});

test('[EMB-18] a container the page brings is used, and is the only one', async ({ shopper }) => {
  await shopper.route('/', async (route) => {
    const page = await route.fetch();
    const body = (await page.text()).replace('</body>', '<div id="gorgias-chat-container"></div></body>');
    await route.fulfill({ response: page, body });
  });
  await shopper.goto('/');
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
  expect(await shopper.locator('#gorgias-chat-container').count()).toBe(1);
});

test('[EMB-21] styles of the page do not reach the chat, nor the other way round', async ({ shopper }) => {
  const lookOf = (selector: string) =>
    shopper.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const { color, fontFamily, fontSize, width, display, margin, boxSizing } = getComputedStyle(element);
        return [color, fontFamily, fontSize, width, display, margin, boxSizing].join(' ');
      }),
    );
  const ofThePage = 'body, h1, main p, main button, main a, body > footer p';
  await shopper.goto('/');
  const pageBefore = await lookOf(ofThePage);
  await openChat(shopper);
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

test.describe('[EMB-13] the global API', () => {
  test('[API-44] takes calls before the app is loaded, and those queued before the script', async ({
    shopper,
  }) => {
    await shopper.addInitScript(() => {
      Object.assign(window, { gorgiasChatQueue: [(chat: { open(): void }) => chat.open()] });
    });
    await shopper.goto('/');
    await expect(shopper.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await shopper.evaluate(() => window.GorgiasChat?.close());
    await expect(shopper.getByRole('dialog')).toBeHidden();
    expect(await shopper.evaluate(() => window.GorgiasChat?.isOpen())).toBe(false);
  });

  test('tells the page when it is there', async ({ shopper }) => {
    await shopper.addInitScript(() => {
      addEventListener('gorgias-widget-loaded', () => void window.GorgiasChat?.open());
    });
    await shopper.goto('/');
    await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeVisible();
  });
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
