import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { alterChat } from './support/alterChat';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, launcher as icon, signIn, test, visit } from './support/test';
import { hasApp, reactFetched } from './support/watchPage';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Fern & Loom' });
const minuteMs = 60_000;

/** Hours that end in some minutes and begin again two later, in a zone where it is about noon: no day ends between. */
function closingSoon() {
  const nowMs = Date.now();
  const offset = 12 - new Date(nowMs).getUTCHours();
  const closesMs = (Math.floor(nowMs / minuteMs) + 5) * minuteMs;
  const opensMs = closesMs + 2 * minuteMs;
  const clock = (ms: number) => new Date(ms + offset * 60 * minuteMs).toISOString().slice(11, 16);
  const days = [1, 2, 3, 4, 5, 6, 7];
  const businessHours = {
    // The names of these zones count from the other side.
    timezone: offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`,
    businessHours: [
      { days, fromTime: '00:00', toTime: clock(closesMs) },
      { days, fromTime: clock(opensMs), toTime: '23:60' },
    ],
  };
  return { settings: { businessHours }, nowMs, closesMs, opensMs };
}

/** What an earlier visit has left in the browser. */
const remember = (page: Page, name: 'last-opened' | 'last-active', agoMs: number, appId = 1) =>
  page.addInitScript(([key, ago]) => localStorage.setItem(String(key), String(Date.now() - Number(ago))), [
    `gorgias-chat-${appId}-${name}`,
    agoMs,
  ] as const);

const appIdOf = async (desk: Desk, key: string) => {
  const script = await (await fetch(`${desk.baseUrl}/w/${key}.js`)).text();
  return Number(/"appId":(\d+)/.exec(script)?.[1]);
};

test.describe('whether the chat stands on the page', () => {
  test('[LCH-07] [LCH-12] nothing is drawn for a chat that is switched off, and calls on it break nothing', async ({
    shopper,
    agent,
    openPage,
    desk,
  }) => {
    const key = await desk.addChat({});
    await signIn(agent, 'owner@demo.shop', `/console/settings/installation?chat=${await appIdOf(desk, key)}`);
    await agent.getByRole('button', { name: 'Switch it off…' }).click();
    await agent.getByRole('dialog').getByRole('button', { name: 'Switch it off', exact: true }).click();
    await expect(agent.getByRole('heading', { name: 'The chat is switched off' })).toBeVisible();
    await expect(agent.getByText(/Switched off by Olive Owner/)).toBeVisible();
    await visit(shopper, key);
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

    // How it looks can still be worked on.
    await agent
      .getByRole('navigation', { name: 'Settings', exact: true })
      .getByRole('link', { name: 'Launcher' })
      .click();
    await expect(
      agent.frameLocator('iframe[title="Preview of the chat"]').locator('.launcher'),
    ).toBeVisible();
    await agent
      .getByRole('navigation', { name: 'Settings', exact: true })
      .getByRole('link', { name: 'Installation' })
      .click();
    await agent.getByRole('button', { name: 'Switch it on' }).click();
    await expect(agent.getByRole('heading', { name: 'The chat is on' })).toBeVisible();
    const later = await openPage();
    await visit(later, key);
    await expect(icon(later)).toBeVisible();
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

  test('[LCH-10] with hideOutsideBusinessHours it goes when the shop closes and comes when it opens; an open window stays', async ({
    shopper,
    openPage,
    desk,
  }) => {
    const { settings, nowMs, closesMs, opensMs } = closingSoon();
    const key = await desk.addChat({ ...settings, preferences: { hideOutsideBusinessHours: true } });
    await shopper.clock.install({ time: nowMs });
    await visit(shopper, key);
    await shopper.clock.pauseAt(closesMs - 1000);
    await expect(icon(shopper)).toBeVisible();
    await shopper.clock.runFor(1000);
    await expect(icon(shopper)).toBeHidden();
    expect(await shopper.evaluate(() => window.GorgiasChat?.isBusinessHours())).toBe(false);
    await shopper.clock.runFor(opensMs - closesMs);
    await expect(icon(shopper)).toBeVisible();
    expect(await hasApp(shopper)).toBe(false);

    const talking = await openPage();
    await visit(talking, key);
    await icon(talking).click();
    await expect(chatWindow(talking)).toBeVisible();
    await talking.evaluate(() =>
      window.GorgiasChat?.setCustomBusinessHours({ timezone: 0, businessHours: [] }),
    );
    expect(await talking.evaluate(() => window.GorgiasChat?.isBusinessHours())).toBe(false);
    await expect(chatWindow(talking)).toBeVisible();
    await expect(talking.locator('.launcher')).toBeVisible();
    await talking.evaluate(() => window.GorgiasChat?.close());
    await expect(talking.locator('.launcher')).toBeHidden();
  });
});

test.describe('what opens by itself', () => {
  const fourDaysMs = 345_600_000;

  /** How the window came to be open on this page, each time. */
  async function openings(page: Page): Promise<() => Promise<unknown>> {
    await page.addInitScript(() => {
      const sources: unknown[] = [];
      Object.assign(window, {
        sources,
        gorgiasChatQueue: [
          (chat: Window['GorgiasChat']) => chat?.on('widget:opened', ({ source }) => sources.push(source)),
        ],
      });
    });
    return () => page.evaluate(() => Reflect.get(window, 'sources'));
  }
  const lastOpenedMs = (page: Page, appId = 1) =>
    page.evaluate((id) => Number(localStorage.getItem(`gorgias-chat-${id}-last-opened`)), appId);

  test('[WIN-09] the window, when it was opened within the last four days, which it then was', async ({
    shopper,
  }) => {
    await remember(shopper, 'last-opened', fourDaysMs - minuteMs);
    const sources = await openings(shopper);
    const beforeMs = Date.now();
    await shopper.goto('/');
    await expect(dialog(shopper)).toBeVisible();
    await expect.poll(sources).toEqual(['auto-open']);
    expect(await lastOpenedMs(shopper)).toBeGreaterThanOrEqual(beforeMs);

    // Pointed at or in focus before that, it waits for the press that is to open it, or until nobody is there any more.
    await shopper.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const bell = shopper.locator('.launcher');
    const leave = () => shopper.mouse.move(0, 0);
    for (const [source, come, go] of [
      ['clicked', () => bell.hover(), () => bell.click()],
      ['auto-open', () => bell.hover(), leave],
      ['clicked', () => bell.focus(), () => bell.press('Enter')],
      ['auto-open', () => bell.focus(), () => bell.blur()],
    ] as const) {
      await leave();
      await shopper.reload();
      await come();
      await shopper.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/page\.[^/]+\.js$/.test(name)),
      );
      await go();
      await expect(dialog(shopper)).toBeVisible();
      // The window stands before the app that tells of it.
      await expect.poll(sources).toEqual([source]);
    }
  });

  for (const [id, why, preferences, arrange] of [
    ['WIN-10', 'on a phone', {}, (page: Page) => page.setViewportSize({ width: 375, height: 700 })],
    [
      'WIN-11',
      'in the checkout',
      {},
      (page: Page) => page.addInitScript(() => Object.assign(window, { Shopify: { Checkout: {} } })),
    ],
    ['WIN-12', 'with disableAutoOpen', { disableAutoOpen: true }, () => {}],
  ] as const) {
    test(`[${id}] never ${why}`, async ({ shopper, desk }) => {
      const key = await desk.addChat({ preferences });
      await remember(shopper, 'last-opened', minuteMs, await appIdOf(desk, key));
      await arrange(shopper);
      await visit(shopper, key);
      await expect(icon(shopper)).toBeVisible();
      // React is fetched for later only once it is decided not to open the window.
      await expect(shopper.locator('link[rel=modulepreload][href*="/react."]')).toHaveCount(1);
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
      const sources = await openings(page);
      await visit(page, key, `/${query}`);
      await expect(chatWindow(page)).toBeVisible();
      expect(await sources()).toEqual(['auto-open']);
    }
  });

  test('[WIN-09] the window that a link had opened, once the shopper has done something in it', async ({
    shopper,
  }) => {
    await shopper.goto('/?open-chat');
    await expect(dialog(shopper)).toBeVisible();
    expect(await lastOpenedMs(shopper)).toBe(0);
    await shopper.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await expect.poll(() => lastOpenedMs(shopper)).toBeGreaterThan(0);
    await shopper.goto('/');
    await expect(dialog(shopper)).toBeVisible();
  });

  test('[DL-03] ?open-chat=false and no parameter do not', async ({ shopper }) => {
    for (const address of ['/?open-chat=false', '/']) {
      const prefetched = reactFetched(shopper);
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

  test('a chat that is hidden on this page asks only for what tells it of another address', async ({
    shopper,
  }) => {
    await remember(shopper, 'last-opened', minuteMs);
    await alterChat(shopper, { hideOn: ['/hidden'], campaigns: false });
    const requests: string[] = [];
    shopper.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await shopper.goto('/?at=/hidden');
    const asked = () => requests.filter((path) => /^\/(assets|w\/demo\/)/.test(path));
    const page = [expect.stringMatching(/\/page\.\w+\.js$/)];
    await expect.poll(asked).toEqual(page);
    await shopper.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
    expect(asked()).toEqual(page);
    await shopper.evaluate(() => history.pushState(null, '', '/'));
    await expect(dialog(shopper)).toBeVisible();
  });
});
