import type { Frame, Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { type ServedShop, serveShop } from './support/serveShop';
import { test as base, expect, openChat, write } from './support/test';
import { hasApp, holdApp, startApp } from './support/watchPage';

const visit = '/checkouts/0123456789abcdef0123456789abcdef';

/** A shop with domains of its own, whose chat is set to the top left. */
const test = base.extend<{ served: ServedShop }>({
  served: async ({ desk }, use) => {
    const position = { alignment: 'top-left', offsetX: 30, offsetY: 40 };
    const launcher = { type: 'icon-label', label: 'Chat with us' };
    const served = await serveShop(desk, {
      shopType: 'shopify',
      decoration: { launcher, position },
      preferences: { liveChatAvailability: 'always-live-during-business-hours' },
      businessHours: {
        timezone: 'UTC',
        businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }],
      },
    });
    await use(served);
    served.stop();
  },
});

const frameOf = ({ appId }: ServedShop) => `/shopify-checkout-chat-storage-sync?appId=${appId}`;
const storedBy =
  ({ appId }: ServedShop) =>
  (name: string) =>
    `gorgias-chat-${appId}-${name}`;

/** Node 20 has no `withResolvers`. */
function heldBack() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

const launcher = (page: Page | Frame) => page.getByRole('button', { name: 'Chat with us' });
const chatWindow = (page: Page | Frame) => page.locator('[role=dialog].window');
const boxOf = async (page: Page, locator: ReturnType<typeof launcher>) => {
  const box = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: innerHeight,
  }));
  return {
    left: box.x,
    top: box.y,
    right: size.width - box.x - box.width,
    bottom: size.height - box.y - box.height,
    width: box.width,
    height: box.height,
  };
};

test.describe('on the pages of a checkout', () => {
  test('[POS-05] [POS-06] [RSP-10] [RSP-03] [EMB-06] [LIM-42] the chat is pinned to the bottom right and at most 640 high, whatever is set, and fills screens up to a width of 569', async ({
    served,
    shopper,
  }) => {
    const { shop, checkout } = served;
    await shopper.setViewportSize({ width: 1280, height: 900 });
    await shopper.goto(shop);
    expect(await boxOf(shopper, launcher(shopper))).toMatchObject({ left: 50, top: 60 });
    const letIn = await holdApp(shopper);
    await shopper.goto(checkout + visit);
    expect(await boxOf(shopper, launcher(shopper))).toMatchObject({ right: 0, bottom: 0 });
    const pinned = { right: 0, bottom: 70, width: 384, height: 640 };
    await openChat(shopper);
    await expect.poll(() => boxOf(shopper, chatWindow(shopper))).toMatchObject(pinned);
    expect(await hasApp(shopper)).toBe(false);
    letIn();
    await expect.poll(() => hasApp(shopper)).toBe(true);
    expect(await boxOf(shopper, chatWindow(shopper))).toMatchObject(pinned);
    await shopper.setViewportSize({ width: 570, height: 900 });
    await expect(chatWindow(shopper)).toHaveCSS('width', '384px');
    await shopper.setViewportSize({ width: 569, height: 900 });
    await expect
      .poll(() => boxOf(shopper, chatWindow(shopper)))
      .toMatchObject({ left: 0, top: 0, right: 0, bottom: 0 });
  });
});

test.describe('the conversation', () => {
  test('[CHK-01] goes on in the checkout, and back in the shop, through a hidden frame; it is forgotten on both sides by one who signs out on either, also while leaving, and by a page that learns of it late', async ({
    served,
    shopper,
    guard,
  }) => {
    guard.expected.push(/ERR_FAILED/);
    const { shop, checkout, chat } = served;
    const stored = storedBy(served);
    const confirmed = shopper.locator('.message.confirmed');
    const field = shopper.getByRole('textbox', { name: 'Message' });
    const toCheckout = async (...words: RegExp[]) => {
      await shopper.goto(checkout + visit);
      await launcher(shopper).click();
      await expect(confirmed).toHaveText(words);
    };
    /** Somebody new has to open the window, or it does not open by itself on the next page. */
    const openAgain = async () => {
      await shopper.evaluate(() => window.GorgiasChat?.close());
      await openChat(shopper);
    };
    const signOut = () => shopper.evaluate(() => window.GorgiasChat?.logout());
    const keys = () => shopper.evaluate(() => Object.keys(localStorage));
    const keysOfFrame = () => shopper.frames()[1]?.evaluate(() => Object.keys(localStorage));
    const leaving = `gorgias-chat-leaving-${served.appId}`;

    await test.step('it goes on', async () => {
      await shopper.goto(shop);
      await openChat(shopper);
      await write(shopper, 'Message', 'Asked in the shop');
      await expect(confirmed).toHaveText(/Asked in the shop/);
      const frame = shopper.locator('iframe');
      await expect(frame).toHaveAttribute('src', chat + frameOf(served));
      await expect(frame).toBeHidden();
      await toCheckout(/Asked in the shop/);
      await write(shopper, 'Message', 'And asked in the checkout');
      await expect(confirmed).toHaveCount(2);
      await shopper.goto(shop);
      await expect(confirmed).toHaveText([/Asked in the shop/, /in the checkout/]);
    });

    await test.step('it is forgotten by one who signs out on the other side', async () => {
      await toCheckout(/Asked in the shop/, /in the checkout/);
      await signOut();
      await shopper.goto(shop);
      await expect(field).toBeVisible();
      // The frame tells it.
      await expect.poll(keys).not.toContain(stored('last-pending-time'));
      await expect(confirmed).toHaveCount(0);
    });

    await test.step('so is what was being written, also by one who leaves while signing out', async () => {
      await openAgain();
      await write(shopper, 'Message', 'Mine');
      await expect(confirmed).toHaveText(/Mine/);
      await field.fill('My secret');
      await toCheckout(/Mine/);
      // Before the app can hear it: the page that comes next does it.
      await shopper.evaluate(() => {
        void window.GorgiasChat?.logout();
        location.search = 'step=payment';
      });
      await shopper.waitForURL(/payment/);
      await launcher(shopper).click();
      await expect(field).toHaveValue('');
      await expect.poll(keys).not.toContain(leaving);
      await expect.poll(keysOfFrame).not.toContain(stored('draft'));
      await shopper.goto(shop);
      await expect(field).toHaveValue('');
      await expect.poll(keys).not.toContain(stored('last-pending-time'));
      await expect(shopper.getByText('Mine')).toHaveCount(0);
    });

    await test.step('and nobody else, though one was left before it had ended', async () => {
      await openAgain();
      await write(shopper, 'Message', 'Hers');
      await expect(confirmed).toHaveText(/Hers/);
      await toCheckout(/Hers/);
      await shopper.evaluate(() => {
        const { fetch } = window;
        window.fetch = (asked, init) =>
          init?.method === 'DELETE' ? new Promise(() => {}) : fetch(asked, init);
        // Nobody goes on here as somebody new.
        window.GorgiasChat?.close();
        void window.GorgiasChat?.logout();
      });
      await expect.poll(keysOfFrame).not.toContain(stored('last-stored-id'));
      expect(await keys()).toContain(leaving);
      await shopper.goto(shop);
      await expect(field).toBeVisible();
      await expect.poll(keys).not.toContain(stored('last-pending-time'));
      await expect(shopper.getByText('Hers')).toHaveCount(0);
      await openAgain();
      await write(shopper, 'Message', 'Another');
      await expect(confirmed).toHaveText(/Another/);
      await toCheckout(/Another/);
      await expect.poll(keys).not.toContain(leaving);
      await expect(confirmed).toHaveText(/Another/);
    });

    await test.step('and by a page that learns of it late', async () => {
      // The server does not hear of it.
      await shopper.route(/\/auth\?appId=/, (route) =>
        route.request().method() === 'DELETE' ? route.abort() : route.continue(),
      );
      await signOut();
      // On its way back the frame is slow: the shop's page has not heard of it, and has gone on.
      const held = heldBack();
      await shopper.route(`**${frameOf(served)}`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await shopper.goto(shop, { waitUntil: 'commit' });
      await expect(confirmed).toHaveText(/Another/);
      await field.fill('A third');
      held.resolve();
      await expect(shopper.getByText('Another')).toHaveCount(0);
      // What was typed meanwhile is whose hands are on it now.
      await shopper.keyboard.press('Enter');
      await expect(confirmed).toHaveText(/A third/);
      await toCheckout(/A third/);
      await expect(shopper.getByText('Another')).toHaveCount(0);
    });
  });

  test('[CHK-06] is not given to a page that another window answers instead of the frame', async ({
    served,
    shopper,
    guard,
  }) => {
    guard.expected.push(/ERR_FAILED/);
    const stored = storedBy(served);
    const address = served.chat + frameOf(served);
    await shopper.route(address, (route) => route.abort());
    await shopper.goto(served.checkout + visit);
    const asked = shopper.waitForRequest(address);
    await startApp(shopper);
    await asked;
    await shopper.evaluate(
      (entries) => postMessage({ type: 'gorgiasCheckoutStorageResponse', entries }, '*'),
      [
        [stored('draft'), 'Not mine'],
        [stored('last-active'), String(Date.now())],
      ],
    );
    await openChat(shopper);
    await expect(shopper.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
});

/** The page `/holder` does nothing but hold frames. */
const holdFrames = (served: ServedShop, ...frames: string[]) =>
  served.addPage('/holder', frames.map((source) => `<iframe src="${source}"></iframe>`).join(''));

const tell = (page: Page, message: object) =>
  page.evaluate((data) => window.frames[0]?.postMessage(data, '*'), message);

/** What the page's first frame answers to a request, without its times. */
const ask = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ origin: string; data: unknown }>((done) => {
        addEventListener('message', ({ origin, data }) => done({ origin, data }), { once: true });
        window.frames[0]?.postMessage({ type: 'gorgiasCheckoutStorageRequest', requestId: '1' }, '*');
      }),
  );

test.describe('the storage frame', () => {
  test('[CHK-02] [CHK-03] [CHK-04] [CHK-05] [CHK-09] keeps, removes and tells the keys of its chat, and no others', async ({
    served,
    shopper,
  }) => {
    const { shop, chat, appId } = served;
    const stored = storedBy(served);
    holdFrames(served, chat + frameOf(served));
    await shopper.goto(`${shop}/holder`);
    const answer = (...entries: string[][]) => ({
      origin: chat,
      data: { type: 'gorgiasCheckoutStorageResponse', entries },
    });
    expect(await ask(shopper)).toEqual(answer());
    await tell(shopper, { type: 'gorgiasSaveToStorage', key: stored('draft'), value: 'One' });
    await tell(shopper, { type: 'gorgiasSaveToStorage', key: `gorgias-chat-${appId}0-draft`, value: 'x' });
    await tell(shopper, { type: 'gorgiasSaveToStorage', key: 'cart', value: 'x' });
    expect(await ask(shopper)).toEqual(answer([stored('draft'), 'One']));
    const entries = [
      [stored('token'), 'T'],
      [stored('last-active'), '5'],
      ['cart', 'x'],
    ];
    await tell(shopper, { type: 'gorgiasSyncStorage', entries });
    expect(await ask(shopper)).toEqual(answer([stored('token'), 'T'], [stored('last-active'), '5']));
    await tell(shopper, { type: 'gorgiasRemoveFromStorage', key: stored('token') });
    expect(await ask(shopper)).toEqual(answer([stored('last-active'), '5']));
    const frame = shopper.frames()[1];
    expect(await frame?.evaluate(() => Object.keys(localStorage).sort())).toEqual([
      stored('last-active'),
      'gorgias-storage-keys',
      'gorgias-storage-schema',
    ]);
  });

  test('[CHK-06] is not shown inside a stranger, and a stranger who gets it is not answered', async ({
    served,
    shopper,
    guard,
  }) => {
    guard.expected.push(/frame-ancestors/);
    const { shop, stranger, chat } = served;
    const stored = storedBy(served);
    const refused = shopper.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    holdFrames(served, chat + frameOf(served));
    await shopper.goto(`${stranger}/holder`);
    await refused;
    // Served without the header by which browsers help: the frame itself looks at who asks.
    holdFrames(served, shop.replace('shop.', 'chat.shop.') + frameOf(served));
    await shopper.reload();
    await shopper.evaluate(() => {
      Object.assign(window, { heard: 0 });
      addEventListener('message', () => Object.assign(window, { heard: Reflect.get(window, 'heard') + 1 }));
    });
    await tell(shopper, { type: 'gorgiasSaveToStorage', key: stored('draft'), value: 'Not theirs' });
    await tell(shopper, { type: 'gorgiasCheckoutStorageRequest', requestId: '1' });
    const frame = shopper.frames()[1];
    // Whatever was sent has been heard once the frame has heard this.
    await frame?.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('message', done, { once: true });
          postMessage('last', '*');
        }),
    );
    expect(await frame?.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await shopper.evaluate(() => Reflect.get(window, 'heard'))).toBe(0);
    await shopper.goto(`${shop}/holder`);
    expect((await ask(shopper)).data).toEqual({ type: 'gorgiasCheckoutStorageResponse', entries: [] });
  });

  test('[CHK-06] listens neither to a frame beside it nor to a window that has opened its page', async ({
    served,
    shopper,
  }) => {
    const { shop, stranger, chat } = served;
    const stored = storedBy(served);
    const context = shopper.context();
    served.addPage('/sibling', '');
    holdFrames(served, chat + frameOf(served), `${stranger}/sibling`);
    await shopper.goto(`${shop}/holder`);
    const theirs = { type: 'gorgiasSaveToStorage', key: stored('draft'), value: 'Not theirs' };
    const sibling = shopper.frames().find((frame) => frame.url().startsWith(stranger));
    await sibling?.evaluate((data) => window.parent.frames[0]?.postMessage(data, '*'), theirs);
    expect((await ask(shopper)).data).toMatchObject({ entries: [] });
    const opener = await context.newPage();
    await opener.goto(`${stranger}/sibling`);
    const opened = context.waitForEvent('page');
    await opener.evaluate((url) => Object.assign(window, { opened: window.open(url) }), `${shop}/holder`);
    const popup = await opened;
    await popup.waitForLoadState();
    await opener.evaluate((data) => Reflect.get(window, 'opened').frames[0].postMessage(data, '*'), theirs);
    expect((await ask(popup)).data).toMatchObject({ entries: [] });
    // The same words from the page itself are heard.
    await tell(popup, { ...theirs, value: 'Ours' });
    expect((await ask(popup)).data).toMatchObject({ entries: [[stored('draft'), 'Ours']] });
  });
});

/** The checkout as a shop would build it: the chat in a frame that becomes what it asks to be. */
async function openFramedChat(served: ServedShop, page: Page) {
  const { shop, chat, appId } = served;
  const address = `${shop}${visit}/framed`;
  const source = `${chat}/shopify-checkout-chat?appId=${appId}&checkout-frame=1&origin=${encodeURIComponent(address)}`;
  await page.addInitScript((chatOrigin) => {
    addEventListener('message', ({ origin, data }) => {
      const frame = document.querySelector('iframe');
      if (origin !== chatOrigin || data.type !== 'gorgiasCheckoutFrameSize' || !frame) return;
      Object.assign(frame.style, { width: `${data.width}px`, height: `${data.height}px` });
    });
  }, chat);
  const style =
    'position:fixed;right:0;bottom:0;border:0;width:224px;height:72px;max-width:100vw;max-height:100vh';
  served.addPage(
    `${visit}/framed`,
    `<iframe src="${source.replaceAll('&', '&amp;')}" style="${style}"></iframe>`,
  );
  await page.goto(address);
  const size = () =>
    page
      .locator('iframe')
      .evaluate((frame: HTMLElement) => [frame.style.width, frame.style.height].join(' '));
  return { address, size, frame: page.frames()[1] as Frame };
}

test.describe('the frame in a checkout', () => {
  test('[WIN-15] [WIN-16] [RSP-13] [LIM-44] is 570 by 1000 with the window open, also where it is closed and opened again at once, and 224 by 72 exactly 300 ms after it was closed', async ({
    served,
    shopper,
  }) => {
    await shopper.clock.install();
    await shopper.setViewportSize({ width: 1280, height: 1100 });
    const { frame, size } = await openFramedChat(served, shopper);
    // Questions under way would run out of time when the clock is moved.
    const answered = [/\/settings\b/, /\/agents\b/].map((path) => shopper.waitForResponse(path));
    await launcher(frame).click();
    await Promise.all(answered);
    await expect.poll(size).toBe('570px 1000px');
    await expect(frame.getByText('We typically reply within minutes')).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expect(chatWindow(frame)).toHaveCSS('width', '384px');
    await expect(chatWindow(frame)).toHaveCSS('height', '640px');
    await shopper.clock.pauseAt(Date.now() + 2000);
    const toggle = frame.locator('button.launcher');
    await toggle.click();
    await shopper.clock.runFor(200);
    await toggle.click();
    await shopper.clock.runFor(1000);
    await expect(chatWindow(frame)).toBeVisible();
    expect(await size()).toBe('570px 1000px');
    await frame.getByRole('button', { name: 'Close chat' }).first().click();
    await expect(chatWindow(frame)).toBeHidden();
    await shopper.clock.runFor(299);
    expect(await size()).toBe('570px 1000px');
    await shopper.clock.runFor(1);
    await expect.poll(size).toBe('224px 72px');
  });

  test('[EMB-06] [MSG-18] [MSG-17] holds everything it shows where it is given 415 by 700 or 570 by 1000, and says with each message which page is around it', async ({
    served,
    shopper,
  }) => {
    const sent: string[] = [];
    shopper.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    const [small, large] = [
      { width: 415, height: 700 },
      { width: 570, height: 1000 },
    ];
    await shopper.setViewportSize(large);
    const { frame, address } = await openFramedChat(served, shopper);
    for (const size of [large, small]) {
      await shopper.setViewportSize(size);
      expect(await frame.evaluate(findOverflow)).toEqual([]);
    }
    await launcher(frame).click();
    const field = frame.getByRole('textbox', { name: 'Message' });
    await field.fill(`A long word: ${'abcdefghij'.repeat(12)}`);
    await field.press('Enter');
    await expect(frame.locator('.message.confirmed')).toHaveText(/A long word/);
    const message = sent.map((text) => JSON.parse(text)).find(({ type }) => type.startsWith('pending-'));
    expect(message.payload.metadata).toMatchObject({ currentUrl: address });
    for (const size of [small, large]) {
      await shopper.setViewportSize(size);
      await expect.poll(() => frame.evaluate(() => [innerWidth, innerHeight])).toEqual(Object.values(size));
      // The window may still be rising to its place.
      await expect.poll(() => frame.evaluate(findOverflow)).toEqual([]);
    }
  });
});

/** Everything visible of the chat that reaches beyond the frame, or is wider than the room it has. */
function findOverflow(): string[] {
  const root = document.getElementById('gorgias-chat-container')?.shadowRoot;
  const visible = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter((element) =>
    element.checkVisibility(),
  );
  const beyond = visible.filter((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const isScrolled = element.closest('[role=log]') !== null;
    return (
      width > 0 &&
      (left < 0 ||
        right > innerWidth ||
        (!isScrolled && (top < 0 || bottom > innerHeight)) ||
        (element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto'))
    );
  });
  return beyond.map((element) => `${element.tagName} ${element.className}`);
}
