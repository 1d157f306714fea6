import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { expect, openChat, test, write } from './support/test';
import { unseenAgent } from './support/unseen';
import { framesSent, hasApp } from './support/watchPage';

type Heard = [event: string, detail: unknown];

const events = [
  'ready',
  'destroy',
  'message:received',
  'message:sent',
  'message',
  'unreadCount',
  'widget:opened',
  'widget:closed',
  'connected',
  'disconnected',
  'typing:start',
  'typing:stop',
  'cart:updated',
] as const;

/** Writes down every event from the first on. */
const listen = (page: Page) =>
  page.addInitScript((names) => {
    const heard: Heard[] = [];
    Object.assign(window, {
      heard,
      gorgiasChatQueue: [
        (chat: Required<Window>['GorgiasChat']) => {
          for (const name of names) chat.on(name, (detail) => heard.push([name, detail]));
        },
      ],
    });
  }, events);

const heardBy = (page: Page): Promise<Heard[]> => page.evaluate(() => Reflect.get(window, 'heard'));
const heardOf = async (page: Page, event: string) =>
  (await heardBy(page)).filter(([name]) => name === event).map(([, detail]) => detail);

/** What a call gives: its value, or the error, and whether that was thrown at once. */
const call = (page: Page, name: string, ...given: unknown[]) =>
  page.evaluate(
    async ([method, values]) => {
      const chat = window.GorgiasChat as unknown as Record<string, (...values: unknown[]) => unknown>;
      let isThrown = true;
      try {
        const answer = chat[method]?.(...values);
        isThrown = false;
        return { value: await answer };
      } catch (error) {
        return { error: String(error), isThrown };
      }
    },
    [name, given] as const,
  );

/** Its cart has the least to load of the shop's pages. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Chat with us' })).toBeVisible();
}

test('[API-41] [API-42] [API-43] [API-01] [API-35] [API-09] [API-10] before the app is there every method is, and asking or hiding does not load it; open, close and toggle act in order', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    addEventListener('gorgias-widget-loaded', () => {
      void window.GorgiasChat?.init().then((chat) => Object.assign(window, { early: chat }));
    });
  });
  await listen(shopper);
  await arrive(shopper);
  await test.step('init() resolves to the one global, for early and for late callers', async () => {
    const isSame = () =>
      shopper.evaluate(async () => {
        const late = await window.GorgiasChat?.init();
        return [Reflect.get(window, 'early') === window.GorgiasChat, late === window.GorgiasChat];
      });
    await expect.poll(isSame).toEqual([true, true]);
  });
  await test.step('every method is there before the app is, and asking or hiding does not load it', async () => {
    const names =
      'captureUserEmail setPage setPosition setCustomBusinessHours updateTexts updateSSPTexts captureShopifyCart setShopifyContext open disableSegment disableSSP disableAttachments close isOpen toggle on off destroy setConsent sendMessage prefill hideChat showChat hidePoweredBy hideOutsideBusinessHours hideOnMobile isBusinessHours isChatOnline previewFlow logout init';
    const kinds = await shopper.evaluate(
      (all) =>
        all.split(' ').filter((name) => typeof Reflect.get(window.GorgiasChat ?? {}, name) !== 'function'),
      names,
    );
    expect(kinds).toEqual([]);
    await shopper.evaluate(() => {
      window.GorgiasChat?.hideChat();
      window.GorgiasChat?.hideOnMobile(false);
      window.GorgiasChat?.hideOutsideBusinessHours(false);
      window.GorgiasChat?.on('unreadCount', () => {});
    });
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeHidden();
    await shopper.evaluate(() => window.GorgiasChat?.showChat());
    await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    expect(
      await shopper.evaluate(() => [
        window.GorgiasChat?.isOpen(),
        window.GorgiasChat?.isBusinessHours(),
        window.GorgiasChat?.isChatOnline(),
      ]),
    ).toEqual([false, true, true]);
    expect(await hasApp(shopper)).toBe(false);
  });
  await test.step('open, close and toggle act in order, also before the app is there', async () => {
    await shopper.evaluate(() => {
      void window.GorgiasChat?.open();
      void window.GorgiasChat?.close();
      return window.GorgiasChat?.toggle();
    });
    await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeVisible();
    expect((await heardBy(shopper)).filter(([name]) => name.startsWith('widget:'))).toEqual([
      ['widget:opened', { source: 'from-api' }],
      ['widget:closed', undefined],
      ['widget:opened', { source: 'from-api' }],
    ]);
    expect(await call(shopper, 'isOpen')).toEqual({ value: true });
    expect(await call(shopper, 'close')).toEqual({ value: undefined });
    await expect(shopper.getByRole('dialog')).toBeHidden();
  });
  await test.step('ready comes once, and at once for whoever asks later', async () => {
    expect(await heardOf(shopper, 'ready')).toHaveLength(1);
    const late = await shopper.evaluate(() => {
      let count = 0;
      window.GorgiasChat?.on('ready', () => {
        count += 1;
      });
      return count;
    });
    expect(late).toBe(1);
  });
  await test.step('calls keep their order, whichever part of the app they need', async () => {
    await arrive(shopper);
    const order = await shopper.evaluate(async () => {
      const done: string[] = [];
      const chat = window.GorgiasChat;
      const calls = [
        Promise.resolve(chat?.prefill('A question')).then(() => done.push(`prefill ${chat?.isOpen()}`)),
        Promise.resolve(chat?.open()).then(() => done.push(`open ${chat?.isOpen()}`)),
        Promise.resolve(chat?.hidePoweredBy()).then(() => done.push('hidePoweredBy')),
        Promise.resolve(chat?.close()).then(() => done.push('close')),
      ];
      await Promise.all(calls);
      return done;
    });
    expect(order.map((line) => line.split(' ')[0])).toEqual(['prefill', 'open', 'hidePoweredBy', 'close']);
    expect(await call(shopper, 'isOpen')).toEqual({ value: false });
  });
  await test.step('off ends what on began', async () => {
    await arrive(shopper);
    const count = await shopper.evaluate(async () => {
      let opened = 0;
      const listener = () => {
        opened += 1;
      };
      const chat = window.GorgiasChat;
      chat?.on('widget:opened', listener);
      await chat?.open();
      await chat?.close();
      chat?.off('widget:opened', listener);
      await chat?.open();
      return opened;
    });
    expect(count).toBe(1);
  });
});

const wrong: readonly [text: string, method: string, ...given: unknown[]][] = [
  ['a valid email.', 'captureUserEmail', 7, 'a@', 'a b@c.d', null],
  ['a real email.', 'captureUserEmail', 'test@test.com', 'someone@example.org'],
  ["'conversation' or 'homepage'.", 'setPage', 'foo', null],
  [
    'a valid position.',
    'setPosition',
    { alignment: 'center' },
    ...[-21, 201, 1.5, '5'].flatMap((offset) => [
      { alignment: 'top-left', offsetX: offset, offsetY: 0 },
      { alignment: 'top-left', offsetX: 0, offsetY: offset },
    ]),
    null,
  ],
  ['valid business hours.', 'setCustomBusinessHours', {}, null, { timezone: 13, businessHours: [] }],
  ['a valid cart.', 'captureShopifyCart', {}, null],
  [
    'a valid Shopify domain.',
    'setShopifyContext',
    { domain: 'shop.com' },
    { domain: 'https://a.myshopify.com' },
    null,
  ],
];

test('[ERR-19] [ERR-20] [API-19] [API-20] [API-21] [API-25] [API-26] [API-27] [API-31] [API-34] [API-39] a wrong argument is refused with its own text: before the app is there by the promise, afterwards at once; operations of Shopify throw in another shop', async ({
  shopper,
}) => {
  await arrive(shopper);
  expect(await call(shopper, 'setPage', 'foo')).toEqual({
    error: "ApiError: The first parameter must be 'conversation' or 'homepage'.",
    isThrown: false,
  });
  for (const [text, method, ...given] of wrong) {
    for (const argument of given) {
      const outcome = await call(shopper, method, argument);
      expect([method, argument, outcome]).toEqual([
        method,
        argument,
        { error: `ApiError: The first parameter must be ${text}`, isThrown: true },
      ]);
    }
  }
  for (const page of ['homepage', 'conversation'])
    expect(await call(shopper, 'setPage', page)).toEqual({ value: undefined });
  const launcher = shopper.getByRole('button', { name: 'Chat with us' });
  for (const offset of [-20, 200]) {
    const position = { alignment: 'top-left', offsetX: offset, offsetY: offset };
    expect(await call(shopper, 'setPosition', position)).toEqual({ value: undefined });
    await expect.poll(() => launcher.boundingBox()).toMatchObject({ x: 20 + offset, y: 20 + offset });
  }

  await shopper.route(/\/w\/demo[./]/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"shopType":"shopify"', '"shopType":"magento2"');
    await route.fulfill({ response, body });
  });
  await arrive(shopper);
  const error = 'ApiError: Shopify - Operation not available outside Shopify environment!';
  expect(await call(shopper, 'captureShopifyCart', { items: [], total_price: 0 })).toMatchObject({ error });
  expect(await call(shopper, 'setShopifyContext', { domain: 'x.myshopify.com' })).toMatchObject({ error });
});

test('[API-28] [BH-08] hours set by the page count at once, for the chat, which says when it opens, and for the launcher', async ({
  shopper,
}) => {
  await arrive(shopper);
  await shopper.evaluate(() => window.GorgiasChat?.hideOutsideBusinessHours());
  expect(await call(shopper, 'setCustomBusinessHours', { timezone: 0, businessHours: [] })).toEqual({
    value: undefined,
  });
  expect(await call(shopper, 'isBusinessHours')).toEqual({ value: false });
  expect(await call(shopper, 'isChatOnline')).toEqual({ value: false });
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeHidden();
  // What the page opens itself is seen all the same, and goes when it is closed.
  await call(shopper, 'open');
  await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeVisible();
  // Between two and three hours from now, on whatever day that is.
  const opening = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 3 * 3_600_000);
  const hour = opening.getUTCHours();
  const fromTime = `${String(hour).padStart(2, '0')}:00`;
  const toTime = hour === 23 ? '23:60' : `${String(hour + 1).padStart(2, '0')}:00`;
  await call(shopper, 'setCustomBusinessHours', {
    timezone: 0,
    businessHours: [{ days: '1,2,3,4,5,6,7', fromTime, toTime }],
  });
  const time = await shopper.evaluate(
    (at) => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(at),
    opening.getTime(),
  );
  await expect(shopper.getByRole('dialog').locator('header')).toContainText(time.replace(/\s/g, ' '));
  await call(shopper, 'close');
  await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeHidden();
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeHidden();
});

test('[API-04] [API-05] [API-11] [API-18] [API-29] [API-30] [API-32] [API-15] [API-40] [API-38] what a page sends, changes and takes away', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/updateTexts/, /status of 422/);
  await listen(shopper);
  const sent = framesSent(shopper);
  await arrive(shopper);
  await test.step('sendMessage tells what became of the message', async () => {
    const { value } = await call(shopper, 'sendMessage', 'Where is my order?');
    expect(value).toEqual({ messageId: expect.stringMatching(/^\d{13}$/), status: 'delivered' });
    const message = {
      id: 1,
      text: 'Where is my order?',
      fromAgent: false,
      createdDatetime: expect.any(String),
    };
    await expect.poll(() => heardOf(shopper, 'message:sent')).toEqual([message]);
    await expect.poll(() => heardOf(shopper, 'message')).toEqual([message]);
    expect(await heardOf(shopper, 'connected')).toHaveLength(1);
  });
  await openChat(shopper);
  await test.step('a cart is sent and told; without one the shop is asked, and what it says of a refusal is thrown', async () => {
    // The first message has brought along what lies in it.
    await expect.poll(() => sent.of('shopify-cart')).toMatchObject([{ cart: { total_price: 0 } }]);
    await call(shopper, 'captureShopifyCart', { items: [], total_price: 1200 });
    await expect
      .poll(() => sent.of('shopify-cart'))
      .toMatchObject([{}, { cart: { items: [], total_price: 1200 } }]);
    await expect.poll(() => heardOf(shopper, 'cart:updated')).toEqual([{ items: [], total_price: 1200 }]);

    await shopper.route(/\/cart\.js(on)?$/, (route) =>
      route.fulfill({ status: 422, json: { status: 422, message: 'Cart Error' } }),
    );
    expect(await call(shopper, 'captureShopifyCart')).toEqual({
      error: 'Error: Cart Error',
      isThrown: false,
    });
    await shopper.unrouteAll();
    expect(await call(shopper, 'captureShopifyCart')).toEqual({ value: undefined });
    await expect
      .poll(() => sent.of('shopify-cart').at(-1))
      .toMatchObject({ cart: { items: [], total_price: 0 } });
  });
  await test.step('an email of the shopper is kept and sent', async () => {
    await call(shopper, 'captureUserEmail', 'ada@fern.shop');
    await expect.poll(() => sent.of('email-captured')).toMatchObject([{ email: 'ada@fern.shop' }]);
    await expect
      .poll(() => shopper.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('ada@fern.shop');
  });
  await test.step('disableAttachments takes the way to send files away', async () => {
    const attach = shopper.getByRole('button', { name: /attach|file/i });
    await expect(attach).toBeVisible();
    const field = shopper.getByRole('textbox', { name: 'Message' });
    const tray = shopper.getByText('throw.png');
    const give = () =>
      field.evaluate((element) => {
        const data = new DataTransfer();
        data.items.add(new File(['png'], 'throw.png', { type: 'image/png' }));
        const how = { bubbles: true, cancelable: true, composed: true };
        element.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData: data }));
        element.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: data }));
      });
    await call(shopper, 'disableAttachments');
    await expect(attach).toHaveCount(0);
    await give();
    await expect(field).toBeFocused();
    expect(await tray.count()).toBe(0);
  });
  await test.step('texts that are no object are logged, and nothing is thrown', async () => {
    const logged: string[] = [];
    shopper.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    for (const given of [null, 'text', ['text']]) {
      expect(await call(shopper, 'updateTexts', given)).toEqual({ value: undefined });
    }
    await expect.poll(() => logged.filter((text) => text.includes('updateTexts'))).toHaveLength(3);
  });
  await test.step('texts change live', async () => {
    await call(shopper, 'updateTexts', { composerPlaceholder: 'Ask the gardener' });
    await expect(shopper.getByPlaceholder('Ask the gardener')).toBeVisible();
  });
});

test('[API-03] [API-06] [API-13] [API-14] [API-12] [API-43] [ROL-02] what the agent does is told, each thing once, and a lost connection; each of the other methods does its one thing', async ({
  shopper,
  desk,
  guard,
}) => {
  // There is no such flow.
  guard.expected.push(/status of 400/);
  await listen(shopper);
  let drop: (() => Promise<void>) | null = null;
  await shopper.routeWebSocket(/\/ws\?/, (socket) => {
    socket.connectToServer();
    drop ??= () => socket.close({ code: 4000 });
  });
  const agent = await unseenAgent(desk);
  await arrive(shopper);
  await openChat(shopper);
  await test.step('what the agent does is told, each thing once', async () => {
    await write(shopper, 'Message', 'Is anybody listening?');
    const conversation = await agent.find('anybody listening');
    await shopper.evaluate(() => window.GorgiasChat?.close());
    agent.type(conversation);
    await expect.poll(() => heardOf(shopper, 'typing:start')).toHaveLength(1);
    await agent.reply(conversation, 'Yes.');
    await expect
      .poll(() => heardOf(shopper, 'message:received'))
      .toMatchObject([{ text: 'Yes.', fromAgent: true }]);
    await expect.poll(() => heardOf(shopper, 'typing:stop')).toHaveLength(1);
    await expect.poll(() => heardOf(shopper, 'unreadCount')).toEqual([1]);
  });
  await test.step('a lost connection is told', async () => {
    await expect.poll(() => heardOf(shopper, 'connected')).toHaveLength(1);
    expect(await heardOf(shopper, 'disconnected')).toEqual([]);
    await (drop as unknown as () => Promise<void>)();
    await expect.poll(() => heardOf(shopper, 'disconnected')).toHaveLength(1);
    await expect.poll(() => heardOf(shopper, 'connected')).toHaveLength(2);
  });
  await call(shopper, 'open');
  await test.step('each of the other methods does its one thing', async () => {
    const powered = shopper.getByText('Powered by Shopbell');
    const field = shopper.getByRole('textbox', { name: 'Message' });
    await expect(powered).toBeVisible();
    await call(shopper, 'hidePoweredBy');
    await expect(powered).toHaveCount(0);
    await call(shopper, 'prefill', 'About the mug');
    await expect(field).toHaveValue('About the mug');
    expect(await call(shopper, 'previewFlow', 'f1')).toMatchObject({
      error: expect.stringMatching(/^ApiError/),
    });
    await call(shopper, 'setConsent', true);
    await call(shopper, 'captureUserEmail', 'ida@fjord-post.no', 'Ida Nordmann');
    expect(await call(shopper, 'sendMessage', 'Who am I?')).toMatchObject({ value: { status: 'delivered' } });
    const known = await agent.find('Who am I');
    await expect
      .poll(async () => (await agent.visitor(known)).visitor)
      .toMatchObject({ name: 'Ida Nordmann', email: 'ida@fjord-post.no' });
    agent.leave();

    // Who is known need not say it again.
    await call(shopper, 'setCustomBusinessHours', { timezone: 0, businessHours: [] });
    await expect(shopper.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ida');
    await expect(shopper.getByRole('textbox', { name: 'Email' })).toHaveValue('ida@fjord-post.no');
    await call(shopper, 'toggle');
    expect(await call(shopper, 'isOpen')).toEqual({ value: false });
    expect(await call(shopper, 'isChatOnline')).toEqual({ value: false });
    await call(shopper, 'logout');
    expect(await shopper.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/fjord|Ida/);
    await call(shopper, 'destroy');
    await expect(shopper.locator('#gorgias-chat-container')).toHaveCount(0);
  });
});
