import { devices, type Page } from '@playwright/test';
import { showCard } from './support/campaignCard';
import { openChatSettings } from './support/chats';
import { coveredButtons } from './support/coveredButtons';
import { push } from './support/push';
import { chatWindow, expect, launcher, test, visit } from './support/test';
import { framesSent, hasApp } from './support/watchPage';

const settings = { ...openChatSettings, shopType: 'shopify' };
const card = (page: Page) => page.getByRole('region', { name: 'Message from Ada Lovelace' });
const events = (page: Page) => page.evaluate(() => window.cardEvents);
/** What the browser had to say of a frame that is drawn by now, it has said. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
const hostile =
  '<p onclick="alert(1)" style="position: fixed; color: red" class="window">Words' +
  '<script>alert(1)</script><img src=/storefront/products/pebble-mug.svg onerror=alert(1)></p><a href="javascript:alert(1)">link</a>' +
  '<iframe srcdoc="x"></iframe><form action="https://evil.test"><input name="card"></form>';

test('[CMP-45] [CMP-40] [CMP-41] [LCH-14] a card stands beside the launcher without React, and a reply in it opens the window because it is an answer to the campaign', async ({
  shopper,
  desk,
}) => {
  const frames = framesSent(shopper);
  await visit(shopper, await desk.addChat(settings));
  await expect(launcher(shopper)).toBeVisible();
  await shopper.getByRole('link').first().focus();
  await twoFrames(shopper);
  await shopper.evaluate(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: 'layout-shift' });
  });
  await showCard(shopper, {});
  await expect(card(shopper)).toBeVisible();
  await expect(card(shopper).getByText('Ada Lovelace')).toBeVisible();
  await expect(card(shopper).locator('.campaign-avatar')).toHaveText('A');
  await expect(shopper.getByRole('status')).toHaveText(
    'Message from Ada Lovelace. Shall I help you find a throw?',
  );
  await expect(shopper.locator('[data-launcher-style="campaign-input"]')).toBeAttached();
  // It comes in, and nothing has moved for it when it is there.
  await card(shopper).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
  await twoFrames(shopper);
  expect(await shopper.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  expect(await coveredButtons(shopper)).toEqual([]);
  expect(await hasApp(shopper)).toBe(false);
  await expect(shopper.getByRole('link').first()).toBeFocused();

  const reply = card(shopper).getByRole('textbox', { name: 'Write a reply…' });
  await reply.fill('Yes, a green one');
  await reply.press('Enter');
  await expect(chatWindow(shopper)).toBeVisible();
  await expect(card(shopper)).toHaveCount(0);
  await expect(shopper.getByRole('log', { name: 'Messages' })).toContainText('Yes, a green one');
  await expect.poll(() => frames.of('pending-conversation-message')).toHaveLength(1);
  expect(frames.of('pending-conversation-message')).toMatchObject([
    {
      content: { text: 'Yes, a green one' },
      metadata: {
        campaigns: [{ name: 'Welcome back', conditions: [{ key: 'visit_count', wanted: 2, actual: 3 }] }],
        convertMetadata: { variantId: null, isLight: true, abVariant: 'display' },
        revenueId: expect.stringMatching(/^[^:]*:[^:]*:[^:]*:[^:]*$/),
      },
    },
  ]);
  expect(await events(shopper)).toEqual(
    expect.arrayContaining(['replied', 'clicked', 'emit widget:opened from-campaign']),
  );
});

test('[CMP-39] [SAN-13] a card of hostile markup shows its words only; it is closed by its button, by Escape and by a finger to the side, and of several the newest lies on top', async ({
  openPage,
  desk,
}) => {
  const shopper = await openPage(devices['Pixel 5']);
  await visit(shopper, await desk.addChat(settings));
  await expect(launcher(shopper)).toBeVisible();
  const meta = { noReply: true } as never;
  await showCard(shopper, { campaign: { message: { text: 'Words', html: hostile }, meta } });
  await expect(card(shopper)).toContainText('Words');
  await expect(card(shopper).getByRole('textbox')).toHaveCount(0);
  await expect(
    card(shopper).locator('[onclick], [onerror], script, iframe, form, [href^="javascript"]'),
  ).toHaveCount(0);
  await expect(card(shopper).locator('p')).toHaveCSS('position', 'static');
  const box = await card(shopper).boundingBox();
  const { width } = shopper.viewportSize() ?? { width: 0 };
  expect([(box?.x ?? -1) >= 0, (box?.x ?? 0) + (box?.width ?? 0) <= width]).toEqual([true, true]);
  expect(await coveredButtons(shopper)).toEqual([]);
  await card(shopper).getByRole('button', { name: 'Close this message' }).click();
  await expect(card(shopper)).toHaveCount(0);
  expect(await events(shopper)).toEqual(['dismissed']);

  await showCard(shopper, { campaign: { meta } });
  await card(shopper).getByRole('button', { name: 'Close this message' }).focus();
  await shopper.keyboard.press('Escape');
  await expect(card(shopper)).toHaveCount(0);
  await expect(launcher(shopper)).toBeFocused();

  await showCard(shopper, { campaign: { meta } });
  await push(card(shopper), 30);
  await expect(card(shopper)).toBeVisible();
  // Upwards it is the page that moves.
  await push(card(shopper), 240, true);
  await expect.poll(() => shopper.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expect(card(shopper)).toBeVisible();
  expect(await events(shopper)).toEqual([]);
  // A button that the shopper has moved behind it is theirs again once it is pushed off.
  await card(shopper).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const button = document.querySelector('main .button');
    scrollBy({ top: (button?.getBoundingClientRect().top ?? 0) - top - height / 2, behavior: 'instant' });
  });
  await expect.poll(() => coveredButtons(shopper)).toEqual(['Shop the collection']);
  await push(card(shopper), 120);
  await expect(card(shopper)).toHaveCount(0);
  expect(await coveredButtons(shopper)).toEqual([]);
  expect(await events(shopper)).toEqual(['dismissed']);

  await showCard(shopper, { campaign: { meta } });
  // A second lies on top of it, and with a third one that is in use stays; the others come to light in turn.
  const another = (text: string) =>
    showCard(shopper, { campaign: { id: text, message: { text, html: text }, meta } });
  await shopper.mouse.move(0, 0);
  await another('The second');
  await expect(card(shopper)).toHaveText(/The second/);
  await expect(card(shopper)).toHaveCSS('box-shadow', /-13px/);
  await card(shopper).getByRole('button', { name: 'Close this message' }).focus();
  await another('The third');
  await expect(card(shopper)).toHaveText(/The second/);
  await shopper.keyboard.press('Escape');
  await expect(card(shopper)).toHaveText(/The third/);
  await push(card(shopper), 120);
  await expect(card(shopper)).toHaveText(/throw/);
  await expect(card(shopper)).not.toHaveCSS('box-shadow', /-13px/);
  await push(card(shopper), 120);
  await expect(card(shopper)).toHaveCount(0);
  expect(await events(shopper)).toEqual(['dismissed', 'dismissed', 'dismissed']);

  await showCard(shopper, { campaign: { meta } });
  await card(shopper).getByText('throw').click();
  await expect(chatWindow(shopper)).toBeVisible();
  expect(await events(shopper)).toEqual(
    expect.arrayContaining(['clicked', 'emit widget:opened from-campaign']),
  );
});

test('[OFR-03] [OFR-04] [OFR-06] [OFR-07] [CMP-44] a code is shown when it is asked for, a product goes into the cart in the chosen form, and a form is sent, together in one card', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 4(22|29)/, /A discount code could not be fetched/);
  const frames = framesSent(shopper);
  await shopper.route('**/ssp/offers/d1/reveal?appId=*', (route) =>
    route.fulfill({
      json: { code: 'WELCOME10', expiresAt: new Date(Date.now() + 172_800_000).toISOString() },
    }),
  );
  const consents: unknown[] = [];
  shopper.on('request', (request) => {
    if (request.url().includes('/ssp/consents')) consents.push(request.postDataJSON());
  });
  await visit(shopper, await desk.addChat(settings));
  await expect(launcher(shopper)).toBeVisible();
  await shopper.evaluate(() => {
    const chat = window.GorgiasChat;
    if (chat) chat.onDiscountRevealed = ({ id, code }) => window.cardEvents.push(`page ${id} ${code}`);
  });
  await showCard(shopper, { campaign: { attachments: everything } });
  // Refused, it says so and can be asked for again.
  const refused = { status: 429, json: { code: 'rate' } };
  await shopper.route('**/ssp/offers/d1/reveal?appId=*', (route) => route.fulfill(refused), { times: 1 });
  await card(shopper).getByRole('button', { name: 'Show my code' }).click();
  await expect(card(shopper).getByText('The code could not be fetched. Please try again.')).toBeVisible();
  await card(shopper).getByRole('button', { name: 'Show my code' }).click();
  await expect(card(shopper).getByText('WELCOME10')).toBeVisible();
  await expect(card(shopper).getByText('Valid for 47 hours')).toBeVisible();
  await expect(card(shopper).getByText('Valid 47h')).toBeHidden();
  await shopper.setViewportSize({ width: 390, height: 800 });
  await expect(card(shopper).getByText('Valid 47h')).toBeVisible();
  await expect(card(shopper).getByText('Valid for 47 hours')).toBeHidden();
  await shopper.setViewportSize({ width: 1280, height: 800 });
  await expect(card(shopper).getByRole('link', { name: 'Use the code' })).toHaveAttribute(
    'href',
    '/discount/WELCOME10?redirect=%2F',
  );
  expect(await events(shopper)).toEqual(expect.arrayContaining(['revealed d1', 'page d1 WELCOME10']));

  await card(shopper).getByRole('combobox').selectOption({ index: 1 });
  const add = () => card(shopper).getByRole('button', { name: /^Add to cart/ });
  // What the shop says is read to the shopper, save what it says to programs.
  const said = ['All of them are sold out.', { quantity: ['too many'] }];
  await shopper.route(
    '**/cart/add.js',
    (route) => route.fulfill({ status: 422, json: { description: said.shift() } }),
    { times: 2 },
  );
  for (const words of [
    'All of them are sold out.',
    'This could not be added to your cart. Please try again.',
  ]) {
    await add().click();
    await expect(card(shopper).getByRole('alert')).toHaveText(words);
  }
  await add().click();
  await expect(card(shopper).getByRole('button', { name: /^Added to cart/ })).toBeVisible();
  await expect.poll(() => events(shopper)).toEqual(expect.arrayContaining(['emit cart:updated']));
  const cart = await (await shopper.request.get('/cart.js')).json();
  expect(cart.items).toMatchObject([{ quantity: 1 }]);

  const box = card(shopper).getByRole('checkbox', { name: 'Send me news.' });
  await expect(box).not.toBeChecked();
  await card(shopper).getByRole('button', { name: 'Submit' }).click();
  await expect(card(shopper).getByText('Please fill this in')).toBeVisible();
  await card(shopper).getByLabel('Email').fill('hazel@fernandloom.com');
  await card(shopper).getByLabel('Phone').fill('+1 202 555 0143');
  await card(shopper).getByLabel('Which size?').fill('Large');
  await box.check();
  await card(shopper).getByRole('button', { name: 'Submit' }).click();
  await expect(card(shopper).getByText('Thank you!')).toBeVisible();
  await expect
    .poll(() => frames.of('pending-conversation-message'))
    .toMatchObject([
      {
        content: {
          type: 'field-capture-form',
          capturedValue: { email: 'hazel@fernandloom.com', phone: '+12025550143', size: 'Large' },
        },
        metadata: { campaigns: [{ name: 'Welcome back' }] },
      },
    ]);
  expect(consents).toMatchObject([{ text: 'Send me news.', answers: { email: 'hazel@fernandloom.com' } }]);
  // It is all said in the card: no window opens for it, now or in the next frame.
  await twoFrames(shopper);
  const told = await events(shopper);
  expect(told).toContain('submitted');
  expect(told).not.toContainEqual(expect.stringMatching(/clicked|opened/));
  await expect(chatWindow(shopper)).toHaveCount(0);
});

const everything = [
  {
    contentType: 'application/discountOffer' as const,
    name: 'A welcome',
    url: '',
    size: 0 as const,
    extra: { discount_offer_id: 'd1', value: '10', type: 'percentage' as const },
  },
  {
    contentType: 'application/productCard' as const,
    name: 'Fern linen throw',
    url: '',
    size: 0 as const,
    extra: {
      product_id: 'throw',
      product_link: 'http://shop.test/products/fern-linen-throw',
      price: '89.00',
      currency: 'EUR',
    },
  },
  {
    contentType: 'application/visitorForm' as const,
    name: 'Tell us where to write',
    url: '',
    size: 0 as const,
    extra: {
      fields: [
        { name: 'email', type: 'email' as const, label: 'Email', required: true },
        { name: 'phone', type: 'phone' as const, label: 'Phone', required: false },
        { name: 'size', type: 'text' as const, label: 'Which size?', required: false },
      ],
      consentText: 'Send me news.',
    },
  },
];
