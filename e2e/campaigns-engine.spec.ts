import { devices, type Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { boundaries } from './support/boundaries';
import { campaign, giveCampaigns } from './support/campaigns';
import { chatWindow, expect, launcher, test, visit, windowSettled } from './support/test';

const card = (page: Page, id: string) => page.getByRole('region', { name: `Campaign ${id}` });

/** Every campaign of the page with what it says of itself; waits until the engine is there. */
const explained = async (page: Page) => {
  await expect.poll(() => page.evaluate(() => typeof window.GorgiasChat?.explainCampaigns)).toBe('function');
  return page.evaluate(async () => {
    const chat = window.GorgiasChat as Required<NonNullable<typeof window.GorgiasChat>>;
    return (await chat.explainCampaigns()).map(({ id, shows, conditions }) => ({
      id,
      shows,
      failed: conditions.filter(({ passed }) => !passed).map(({ key }) => key),
    }));
  });
};
const sessionMs = (page: Page) =>
  page.evaluate(async () => {
    const conditions = (await window.GorgiasChat?.explainCampaigns?.())?.flatMap((each) => each.conditions);
    return Math.round(Number(conditions?.find(({ key }) => key === 'session_time')?.actual) * 1000);
  });
/** Whatever is to stand there by now does: nothing more is to come after this. */
async function judged(page: Page): Promise<void> {
  for (const { id, failed } of await explained(page))
    if (failed.includes('active')) await expect(card(page, id)).toHaveCount(1);
}

/** The server says when it opens from now on. */
function nextMonday(time: string): number {
  const now = new Date();
  const day = new Date(now.getTime() + (7 - ((now.getUTCDay() + 6) % 7)) * 86_400_000);
  return Date.parse(`${day.toISOString().slice(0, 10)}T${time}:00Z`);
}

/** What the browser has kept of what was shown: it names nobody and no session. */
const displaysOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const request = indexedDB.open('gorgias-chat');
        request.onsuccess = () => {
          const store = request.result.transaction('campaign-displays').objectStore('campaign-displays');
          const all = store.getAll();
          all.onsuccess = () => done(all.result.flatMap(({ displays }) => displays));
        };
      }),
  );
const displayOf = (campaignId: string) => ({ campaignId, variantId: null, atMs: expect.any(Number) });

const consent = () => {
  Object.assign(window, { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => true } } });
};

test('[TRG-27] [CMP-29] [STO-03] campaigns come at their second and not before, on a phone too, by the clock of the shop, and what was shown is kept because it counts later', async ({
  desk,
  openPage,
  shopper,
}) => {
  const open = { days: [1], fromTime: '10:00', toTime: '11:00' };
  const appKey = await desk.addChat({
    preferences: { liveChatAvailability: 'always-live-during-business-hours' },
    businessHours: { timezone: 'UTC', businessHours: [open] },
  });
  const elsewhere = { key: 'current_url', operator: 'eq', value: '/never' };
  const campaigns = [
    campaign('answered', [{ key: 'business_hours', operator: 'during', value: null }]),
    campaign('away', [{ key: 'business_hours', operator: 'outside', value: null }, elsewhere]),
    campaign('time', [{ key: 'time_spent_on_page', operator: 'gt', value: 20 }]),
    campaign('delayed', [{ key: 'time_spent_on_page', operator: 'gt', value: 20 }], {
      meta: { ...campaign('').meta, delay: 3 },
    }),
    campaign('session', [{ key: 'session_time', operator: 'gt', value: 30 }]),
    campaign('address', [{ key: 'current_url', operator: 'eq', value: '/elsewhere' }]),
    campaign('hours', [], {
      schedule: {
        schedule_rule: 'custom',
        custom_schedule: { days: '1', from_time: '10:00', to_time: '11:00' },
      },
    }),
  ];
  const opens = nextMonday('10:00');
  for (const page of [await openPage(devices['Pixel 5']), shopper]) {
    await giveCampaigns(page, appKey, campaigns);
    await page.clock.install({ time: opens - 120_000 });
    await visit(page, appKey, '/?shopbell-preview=1');
    await judged(page);
    const began = await page.evaluate(() => Date.now() - performance.now());

    await page.clock.pauseAt(began + 19_900);
    await judged(page);
    await expect(page.getByRole('region', { name: /^Campaign/ })).toHaveCount(0);
    await page.clock.runFor(150);
    await expect(card(page, 'time')).toHaveCount(1);
    await judged(page);
    await expect(card(page, 'delayed')).toHaveCount(0);
    await page.clock.runFor(3000);
    await expect(card(page, 'delayed')).toHaveCount(1);
    // To the very millisecond, which is not more than half a minute yet.
    await page.clock.runFor(30_000 - (await sessionMs(page)));
    expect(await explained(page)).toContainEqual({ id: 'session', shows: false, failed: ['session_time'] });
    await expect(card(page, 'session')).toHaveCount(0);
    await page.clock.runFor(50);
    await expect(card(page, 'session')).toHaveCount(1);

    await page.evaluate(() => history.pushState(null, '', '/elsewhere?shopbell-preview=1'));
    await judged(page);
    await expect(card(page, 'address')).toHaveCount(0);
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'));
    await expect(card(page, 'address')).toHaveCount(1);
    await page.evaluate(() => history.pushState(null, '', '/?shopbell-preview=1'));

    await page.clock.pauseAt(opens - 100);
    await judged(page);
    for (const id of ['hours', 'answered']) await expect(card(page, id)).toHaveCount(0);
    expect(await explained(page)).toContainEqual({ id: 'away', shows: false, failed: ['current_url'] });
    await page.clock.runFor(200);
    for (const id of ['hours', 'answered']) await expect(card(page, id)).toHaveCount(1);
    const closed = { id: 'away', shows: false, failed: ['business_hours', 'current_url'] };
    expect(await explained(page)).toContainEqual(closed);
  }

  // Seen once is seen: not again after a reload.
  await shopper.reload();
  await shopper.clock.runFor(60_000);
  expect((await explained(shopper)).filter(({ failed }) => failed.includes('seen'))).toHaveLength(6);
  await expect(shopper.getByRole('region', { name: /^Campaign/ })).toHaveCount(0);
  expect(await displaysOf(shopper)).toEqual(
    ['time', 'delayed', 'session', 'address', 'answered', 'hours'].map(displayOf),
  );
});

test('[TRG-28] what a page, its product and its cart are like decides at its boundary, on a phone too, and a cart that crosses the value shows, without React', async ({
  desk,
  openPage,
  shopper,
}) => {
  const appKey = await desk.addChat({});
  const files: string[] = [];
  shopper.on('request', (request) => files.push(new URL(request.url()).pathname));
  const { price } = await (await shopper.request.get('/products/pebble-mug.js')).json();
  const campaigns = [
    campaign('cart', [{ key: 'cart_value', operator: 'gt', value: price / 100 }]),
    campaign('dearer', [{ key: 'cart_value', operator: 'gt', value: price / 50 }]),
    ...Object.entries(boundaries).map(([id, [key, operator, value]]) =>
      campaign(id, [{ key, operator, value }]),
    ),
  ];
  const open = async (page: Page) => {
    await giveCampaigns(page, appKey, campaigns);
    await visit(page, appKey, '/products/pebble-mug?shopbell-preview=1');
  };
  const decidedOn = (page: Page) => async () =>
    Object.fromEntries(
      (await explained(page)).map(({ id, failed }) => [id, failed.includes('active') || failed.join()]),
    );
  const expected = {
    ...{ cart: 'cart_value', dearer: 'cart_value' },
    ...Object.fromEntries(Object.entries(boundaries).map(([id, [key, , , shows]]) => [id, shows || key])),
  };
  const onPhone = { ...expected, desktop: 'device_type', phone: true };
  const pages = [
    [await openPage(devices['Pixel 5']), onPhone],
    [shopper, expected],
  ] as const;
  for (const [page, decided] of pages) {
    await open(page);
    await expect.poll(decidedOn(page)).toEqual(decided);
    const add = page.getByRole('button', { name: 'Add to cart' });
    await add.click();
    await expect(page.getByRole('status').filter({ hasText: 'in your cart' })).toBeVisible();
    await expect(card(page, 'inCart')).toHaveCount(1);
    await expect
      .poll(() => explained(page))
      .toContainEqual({ id: 'cart', shows: false, failed: ['cart_value'] });
    await expect(card(page, 'cart')).toHaveCount(0);
    // More than the price of one, not more than that of two.
    await add.click();
    await expect(card(page, 'cart')).toHaveCount(1);
    expect(await explained(page)).toContainEqual({ id: 'dearer', shows: false, failed: ['cart_value'] });
    await page.route(/\/products\/pebble-mug\.js/, async (route) => {
      const response = await route.fetch();
      const product = await response.json();
      const variants = product.variants.map((each: object) => ({ ...each, available: false }));
      await route.fulfill({ response, json: { ...product, variants } });
    });
    await page.reload();
    await expect(card(page, 'soldOut')).toHaveCount(1);
  }
  expect(files.filter((file) => /\/app\.[^/]*js$/.test(file))).toEqual([]);
});

test('[TRG-22] [WIN-04] [WIN-07] [CMP-47] [API-07] [API-08] somebody who leaves is met once, not while the window is open and not after the page opened it, and the page hears of each, because one visit shows it', async ({
  desk,
  shopper,
}) => {
  const appKey = await desk.addChat({});
  const leave = (clientY: number) =>
    shopper.evaluate(
      (y) => document.dispatchEvent(new MouseEvent('mouseout', { clientY: y, relatedTarget: null })),
      clientY,
    );
  const opened: string[] = [];
  await shopper.exposeFunction('heard', (text: string) => opened.push(text));
  await giveCampaigns(shopper, appKey, [
    campaign('exit', [{ key: 'exit_intent', operator: 'eq', value: true }]),
    campaign('address', [{ key: 'current_url', operator: 'contains', value: '/met' }]),
    campaign('later', [{ key: 'current_url', operator: 'contains', value: '/later' }]),
  ]);
  let bringApp = () => {};
  const appAsked = new Promise<void>((bring) => {
    bringApp = bring;
  });
  await shopper.route(/\/app\.[^/]*js$/, async (route) => {
    await appAsked;
    await route.continue();
  });
  await visit(shopper, appKey, '/?shopbell-preview=1');
  await shopper.evaluate(() => {
    const { heard, GorgiasChat } = window as unknown as {
      heard(text: string): void;
      GorgiasChat: NonNullable<typeof window.GorgiasChat>;
    };
    for (const event of ['campaign:opened', 'campaign:closed'] as const)
      GorgiasChat.on(event, ({ campaignId }) => heard(`${event} ${campaignId}`));
  });
  await judged(shopper);
  await leave(300);
  await judged(shopper);
  await expect(card(shopper, 'exit')).toHaveCount(0);
  await leave(-1);
  await expect(card(shopper, 'exit')).toHaveCount(1);
  await leave(-1);
  await expect(card(shopper, 'exit')).toHaveCount(1);

  await launcher(shopper).hover();
  await expect(shopper.locator('.unseen .window')).toHaveCount(1);
  await launcher(shopper).click();
  await expect(chatWindow(shopper)).toBeVisible();
  await expect(card(shopper, 'exit')).toHaveCount(0);
  const go = (path: string) =>
    shopper.evaluate((to) => history.pushState(null, '', `${to}?shopbell-preview=1`), path);
  await go('/met');
  const isMet = { id: 'address', shows: false, failed: ['window_open'] };
  expect(await explained(shopper)).toContainEqual(isMet);
  // The app takes the open window over: nobody takes it for closed meanwhile.
  bringApp();
  await windowSettled(shopper);
  expect(await explained(shopper)).toContainEqual(isMet);
  await expect(card(shopper, 'address')).toHaveCount(0);
  await launcher(shopper).click();
  await expect(card(shopper, 'address')).toHaveCount(1);
  await card(shopper, 'address').getByText('Dismiss').dispatchEvent('click');
  await expect(card(shopper, 'address')).toHaveCount(0);
  await expect
    .poll(() => opened)
    .toEqual([
      'campaign:opened exit',
      'campaign:closed exit',
      'campaign:opened address',
      'campaign:closed address',
    ]);

  await shopper.evaluate(() => window.GorgiasChat?.open());
  await expect(chatWindow(shopper)).toBeVisible();
  await shopper.evaluate(() => window.GorgiasChat?.close());
  await expect(chatWindow(shopper)).toBeHidden();
  await go('/later');
  expect(await explained(shopper)).toContainEqual({
    id: 'later',
    shows: false,
    failed: ['campaigns_disabled'],
  });
  await expect(card(shopper, 'later')).toHaveCount(0);
});

test('[ENT-17] a hidden chat shows campaigns only where its shop wants it', async ({ desk, shopper }) => {
  const appKey = await desk.addChat({});
  await giveCampaigns(shopper, appKey, [campaign('hidden')]);
  await shopper.addInitScript(() => {
    Object.assign(window, { gorgiasChatQueue: [(chat: { hideChat(): void }) => chat.hideChat()] });
  });
  await visit(shopper, appKey, '/?shopbell-preview=1');
  expect(await explained(shopper)).toEqual([{ id: 'hidden', shows: false, failed: ['chat_hidden'] }]);
  await giveCampaigns(shopper, appKey, [campaign('hidden')], { displayCampaignsHiddenChat: true });
  await shopper.reload();
  await expect(card(shopper, 'hidden')).toHaveCount(1);
});

test('[VST-01] [VST-05] a second tab is no second visit, and a visit after the last tab is, because of what is kept with consent', async ({
  desk,
  shopper,
}) => {
  const appKey = await desk.addChat({});
  const context = shopper.context();
  await context.addInitScript(consent);
  const again = { key: 'visit_count', operator: 'gt', value: 1 };
  const campaigns = [
    campaign('second', [again]),
    campaign('capped', [again], { meta: { ...campaign('').meta, maxCampaignDisplaysInSession: 1 } }),
  ];
  const open = async (page: Page) => {
    await giveCampaigns(page, appKey, campaigns);
    await visit(page, appKey, '/?shopbell-preview=1');
    return explained(page);
  };
  const none = campaigns.map(({ id }) => ({ id, shows: false, failed: ['visit_count'] }));
  expect(await open(shopper)).toEqual(none);
  const tab = await context.newPage();
  expect(await open(tab)).toEqual(none);
  for (const each of [shopper, tab]) await each.goto('/healthz');
  const page = await context.newPage();
  await open(page);
  await expect(card(page, 'second')).toHaveCount(1);
  expect(await explained(page)).toContainEqual({ id: 'capped', shows: false, failed: ['session_limit'] });
  const stored = () => page.evaluate(() => Object.entries(localStorage));
  const kept = new Map(
    (await stored()).map(([key, value]) => [key.replace(/^gorgias-chat-\d+-/, ''), value]),
  );
  expect(kept.get('visit-count')).toBe('2');
  expect(Object.keys(JSON.parse(kept.get('tabs') ?? ''))).toHaveLength(1);
  expect(JSON.parse(kept.get('session') ?? '')).toEqual({
    id: expect.any(String),
    lastMs: expect.any(Number),
  });
  expect(Number(kept.get('visit-start'))).toBeGreaterThan(0);
  // Taken back: nothing of it is left but that the card was seen, and when.
  await page.evaluate(() => {
    Object.assign(window, { Shopify: { customerPrivacy: { analyticsProcessingAllowed: () => false } } });
    document.dispatchEvent(new Event('visitorConsentCollected'));
  });
  await expect.poll(stored).toEqual([[expect.stringMatching(/-campaigns-seen$/), 'second']]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await displaysOf(page)).toEqual([displayOf('second')]);
  // What this page has shown counts for it as before.
  const failed = ['visit_count', 'session_limit'];
  expect(await explained(page)).toContainEqual({ id: 'capped', shows: false, failed });
});

test('[ABT-03] [TRK-05] who is not shown campaigns, for comparison, stays so; one whose file did not come is told of, and shown on the next page, because it was not seen', async ({
  desk,
  shopper,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED|could not be shown/);
  const appKey = await desk.addChat({ tracking: { reportsUrl: '/api/reports' } });
  const abTest = { active: true, configuration: { ratio: 0.5, campaigns: [] } };
  await giveCampaigns(shopper, appKey, [campaign('compared')], { abTest });
  await shopper.addInitScript('Math.random = () => Number(sessionStorage.chance ?? 0.9)');
  const isHeld = async () => (await explained(shopper))[0]?.failed.includes('experiment');
  const group = () =>
    shopper.evaluate(() => Object.entries(localStorage).find(([key]) => key.endsWith('-campaign-ab'))?.[1]);
  await visit(shopper, appKey, '/?shopbell-preview=1');
  expect(await isHeld()).toBe(true);
  expect(await group()).toBeUndefined();
  await shopper.evaluate(consent);
  await shopper.evaluate(() => document.dispatchEvent(new Event('visitorConsentCollected')));
  await expect.poll(group).toBe('hide');
  // The dice would fall otherwise now.
  await shopper.evaluate(() => sessionStorage.setItem('chance', '0.1'));
  await shopper.addInitScript(consent);
  await shopper.reload();
  expect(await isHeld()).toBe(true);
  await expect(card(shopper, 'compared')).toHaveCount(0);

  await giveCampaigns(shopper, appKey, [campaign('shown')]);
  const file = /\/campaigns-presentCard\./;
  await shopper.route(file, (route) => route.abort());
  const failed = shopper.waitForEvent('requestfailed', (request) => file.test(request.url()));
  const told = shopper.waitForResponse(/\/api\/reports\?appId=/);
  await shopper.reload();
  await failed;
  // The dice are against it: a lost part is told always.
  const report = await told;
  expect(report.status()).toBe(204);
  expect(report.request().postDataJSON().reports).toEqual([
    expect.objectContaining({
      ...{ kind: 'error', name: 'ChunkLoadError', page: `${desk.baseUrl}/` },
      message: expect.stringMatching(/^A campaign could not be shown\. /),
      release: expect.stringMatching(/^[\da-f]{12}$/),
    }),
  ]);
  expect((await explained(shopper))[0]?.failed).toEqual(['active']);
  await shopper.unroute(file);
  await shopper.reload();
  await expect(card(shopper, 'shown')).toHaveCount(1);
});

test('[LAZY-03] a shop without campaigns loads none of it, and nobody is told why without a preview', async ({
  desk,
  shopper,
}) => {
  const appKey = await desk.addChat({});
  const files: string[] = [];
  shopper.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visit(shopper, appKey, '/?shopbell-preview=1');
  expect(await explained(shopper)).toEqual([]);
  await visit(shopper, appKey, '/');
  await launcher(shopper).click();
  await expect(chatWindow(shopper)).toBeVisible();
  expect(await shopper.evaluate(() => 'explainCampaigns' in (window.GorgiasChat ?? {}))).toBe(false);
  expect(files.filter((file) => /campaigns/.test(file))).toEqual([]);
});
