import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { addToPage, alterChat } from './support/alterChat';
import { chatWindow, expect, launcher as icon, test, visit } from './support/test';
import { appFetched, hasApp } from './support/watchPage';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fern & Loom' });
const asCheckout = '<script>window.Shopify = { Checkout: {} };</script>';
const minuteMs = 60_000;

/** What an earlier visit has left in the browser. */
const remember = (page: Page, name: 'last-opened' | 'last-active', agoMs: number) =>
  page.addInitScript(
    ([key, ago]) => localStorage.setItem(`gorgias-chat-1-${key}`, String(Date.now() - Number(ago))),
    [name, agoMs] as const,
  );

test.describe('whether the chat stands on the page', () => {
  test('[LCH-07] [LCH-12] nothing is drawn for a chat that is switched off, and calls on it break nothing', async ({
    shopper,
  }) => {
    await alterChat(shopper, { settings: { isDeactivated: true } });
    await shopper.goto('/');
    await expect.poll(() => shopper.evaluate(() => typeof window.GorgiasChat)).toBe('object');
    const outcome = await shopper.evaluate(async () => {
      window.GorgiasChat?.hideChat();
      void window.GorgiasChat?.open();
      try {
        await window.GorgiasChat?.open();
        return 'opened';
      } catch (error) {
        return String(error);
      }
    });
    expect(outcome).toBe('Error: The chat is not on this page.');
    expect(await shopper.locator('#gorgias-chat-container').count()).toBe(0);
  });

  for (const api of ['Navigation API', 'patched history']) {
    test(`[VIS-10] [LCH-08] it leaves and comes back as the address changes, by the ${api}`, async ({
      shopper,
      desk,
    }) => {
      if (api === 'patched history')
        await shopper.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
      const conditions = [{ operator: 'contain', value: '/secret' }];
      await visit(
        shopper,
        await desk.addChat({ visibility: { method: 'hide-on-specific-pages', conditions } }),
      );
      await expect(icon(shopper)).toBeVisible();
      await shopper.evaluate(() => history.pushState(null, '', '/secret/sale'));
      await expect(icon(shopper)).toBeHidden();
      await shopper.evaluate(() => history.replaceState(null, '', '/open'));
      await expect(icon(shopper)).toBeVisible();
      await shopper.evaluate(() => history.pushState(null, '', '/secret'));
      await expect(icon(shopper)).toBeHidden();
      await shopper.goBack();
      await expect(icon(shopper)).toBeVisible();
    });
  }

  test('[VIS-08] a rule that cannot be read shows the chat, with a warning', async ({ shopper }) => {
    await alterChat(shopper, { hideOn: null });
    const warning = shopper.waitForEvent('console', (message) => message.type() === 'warning');
    await shopper.goto('/');
    await expect(launcher(shopper)).toBeVisible();
    expect((await warning).text()).toBe('[shopbell] Invalid visibility settings.');
  });

  test('[VIS-07] [LCH-09] hideOnMobile hides it on a phone, upright and on its side, and nowhere else; in the checkout no rule does', async ({
    shopper,
    openPage,
    desk,
  }) => {
    const key = await desk.addChat({
      preferences: { hideOnMobile: true },
      visibility: {
        method: 'hide-on-specific-pages',
        conditions: [{ operator: 'contain', value: '/cart' }],
      },
    });
    await visit(shopper, key);
    await expect(icon(shopper)).toBeVisible();
    for (const [width, height, isVisible] of [
      [767, 900, false],
      [768, 900, true],
      [992, 500, false],
      [993, 500, true],
    ] as const) {
      await shopper.setViewportSize({ width, height });
      await expect(icon(shopper)).toBeVisible({ visible: isVisible });
    }
    await shopper.evaluate(() => window.GorgiasChat?.hideOnMobile(false));
    await shopper.setViewportSize({ width: 375, height: 700 });
    await expect(icon(shopper)).toBeVisible();

    const buyer = await openPage();
    await buyer.addInitScript(() => {
      window.Shopify = { Checkout: {} };
    });
    await visit(buyer, key, '/cart');
    await expect(icon(buyer)).toBeVisible();
  });

  test('[LCH-10] with hideOutsideBusinessHours it goes when the shop closes and comes when it opens', async ({
    shopper,
  }) => {
    await shopper.clock.install({ time: '2026-11-17T10:00:30Z' });
    const minute = Date.parse('2026-11-17T10:00:00Z') / minuteMs;
    await alterChat(shopper, {
      hours: [0, minute + 2, minute + 4],
      settings: { preferences: { hideOutsideBusinessHours: true } },
    });
    await shopper.goto('/');
    await shopper.clock.pauseAt('2026-11-17T10:01:59Z');
    await expect(launcher(shopper)).toBeVisible();
    await shopper.clock.runFor(1000);
    await expect(launcher(shopper)).toBeHidden();
    expect(await shopper.evaluate(() => window.GorgiasChat?.isBusinessHours())).toBe(false);
    await shopper.clock.runFor(2 * minuteMs);
    await expect(launcher(shopper)).toBeVisible();
    expect(await hasApp(shopper)).toBe(false);
  });
});

test.describe('what opens by itself', () => {
  const fourDaysMs = 345_600_000;

  test('[WIN-09] the window, when it was opened within the last four days', async ({ shopper }) => {
    await remember(shopper, 'last-opened', fourDaysMs - minuteMs);
    await shopper.addInitScript(() => {
      const sources: unknown[] = [];
      Object.assign(window, {
        sources,
        gorgiasChatQueue: [
          (chat: Window['GorgiasChat']) => chat?.on('widget:opened', (detail) => sources.push(detail)),
        ],
      });
    });
    await shopper.goto('/');
    await expect(dialog(shopper)).toBeVisible();
    expect(await shopper.evaluate(() => Reflect.get(window, 'sources'))).toEqual([{ source: 'auto-open' }]);
  });

  for (const [id, why, arrange] of [
    ['WIN-10', 'on a phone', (page: Page) => page.setViewportSize({ width: 375, height: 700 })],
    ['WIN-11', 'in the checkout', (page: Page) => addToPage(page, '/', asCheckout)],
    [
      'WIN-12',
      'with disableAutoOpen',
      (page: Page) => alterChat(page, { settings: { preferences: { disableAutoOpen: true } } }),
    ],
  ] as const) {
    test(`[${id}] never ${why}`, async ({ shopper }) => {
      await arrange(shopper);
      await remember(shopper, 'last-opened', minuteMs);
      const prefetched = appFetched(shopper);
      await shopper.goto('/');
      await prefetched;
      await expect(launcher(shopper)).toBeVisible();
      expect(await hasApp(shopper)).toBe(false);
    });
  }

  test('[DL-03] [WIN-24] [WIN-26] the window, when the address asks for it, even on a phone with disableAutoOpen', async ({
    openPage,
    desk,
  }) => {
    const key = await desk.addChat({ preferences: { disableAutoOpen: true } });
    for (const query of ['?open-chat', '?open-chat=1', '?open-chat=true']) {
      const page = await openPage();
      await page.setViewportSize({ width: 375, height: 700 });
      await visit(page, key, `/${query}`);
      await expect(chatWindow(page)).toBeVisible();
    }
  });

  test('[DL-03] ?open-chat=false and no parameter do not', async ({ shopper }) => {
    for (const address of ['/?open-chat=false', '/']) {
      const prefetched = appFetched(shopper);
      await shopper.goto(address);
      await prefetched;
      expect(await hasApp(shopper)).toBe(false);
    }
  });

  test('[WIN-13] [WIN-14] nothing, but the conversation is resumed when the shopper was active within five minutes', async ({
    shopper,
  }) => {
    await remember(shopper, 'last-active', minuteMs);
    const connected = shopper.waitForEvent('websocket');
    await shopper.goto('/');
    await connected;
    await expect(dialog(shopper)).toBeHidden();
    await expect(launcher(shopper)).toBeVisible();
  });

  test('a chat that is hidden on this page asks for nothing, until the page has another address', async ({
    shopper,
  }) => {
    await remember(shopper, 'last-opened', minuteMs);
    await alterChat(shopper, { hideOn: ['/hidden'] });
    const requests: string[] = [];
    shopper.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await shopper.goto('/?at=/hidden');
    await shopper.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(requests.filter((path) => path.startsWith('/assets/'))).toEqual([]);
    await shopper.evaluate(() => history.pushState(null, '', '/'));
    await expect(dialog(shopper)).toBeVisible();
  });
});
