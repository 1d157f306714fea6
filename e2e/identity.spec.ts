import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { customer } from '../apps/widget/src/gallery/orders';
import { openChatSettings } from './support/chats';
import { readMail } from './support/readMail';
import { code, standInOrders } from './support/standInOrders';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, forget, launcher, signIn, test, visit, write } from './support/test';

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const settings = {
  ...openChatSettings,
  selfService: { enabled: true, startChatEnabled: true, channels: { email: true, sms: true }, flows },
};
const onShopify = { ...settings, shopType: 'shopify', shopName: 'fern', shopInstalled: true };

const title = (page: Page, name: string | RegExp) =>
  chatWindow(page).getByRole('heading', { name, level: 3 });
const press = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name }).click();

async function openOrders(page: Page): Promise<void> {
  await launcher(page).click();
  await press(page, 'Your orders');
  await press(page, 'Track and manage my orders');
}

const session = '/identity-verification/shopify-session';

test('[SSP-21] [HTTP-03] [HTTP-33] [HTTP-34] whoever is signed in to a shop at Shopify needs no code, and is not brought back once they have signed out; others get a code', async ({
  shopper,
  desk,
  guard,
}) => {
  // The browser's own line about the 401; the chat says nothing.
  guard.expected.push(/Failed to load resource/);
  const warnings: string[] = [];
  shopper.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await shopper.addInitScript(() => Object.assign(window, { Shopify: { shop: 'fern.myshopify.com' } }));
  const key = await desk.addChat(onShopify);

  await test.step('whoever is not signed in to the shop gets a code as anybody else, without an error', async () => {
    const shop = await standInOrders(shopper);
    await visit(shopper, key);
    await openOrders(shopper);
    await expect.poll(() => shop.paths()).toEqual([session]);
    await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toBeFocused();
    await expect(chatWindow(shopper).getByRole('alert')).toHaveCount(0);
  });

  await test.step('whoever is needs none', async () => {
    await forget(shopper);
    await shopper.addInitScript((cid) => Object.assign(window, { __st: { cid } }), customer.id + 1);
    const shop = await standInOrders(shopper, { [session]: { json: { idToken: 'proof' } } });
    await visit(shopper, key);
    await openOrders(shopper);
    await expect(title(shopper, 'My orders')).toBeVisible();
    await expect(chatWindow(shopper).getByRole('listitem')).toHaveCount(5);
    const addresses = shop.asked.map(({ request }) => new URL(request.url()).pathname);
    expect(addresses.every((path) => path.startsWith('/apps/gorgias/ssp/'))).toBe(true);
    expect(shop.paths()).toEqual(
      expect.arrayContaining([session, '/identity-verification/access-token', '/orders']),
    );
    expect(shop.paths()).not.toContain('/login/send-code');
    await expect
      .poll(() => warnings)
      .toContain('[shopbell] CustomerId from Shopify App Proxy differs from CustomerId from DOM variables');

    await press(shopper, 'Back');
    await press(shopper, 'Sign out');
    await press(shopper, 'Track and manage my orders');
    await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toBeFocused();
    expect(shop.paths().filter((path) => path === session)).toHaveLength(1);
  });
});

test('[ROL-08] [ROL-09] [ROL-10] one of the provider’s staff is named in code requests from their link on, page after page, until they clear it', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource/);
  // As an installation answers whose operator has set PROVIDER_DOMAIN.
  await shopper.route('**/api/applications/*/settings*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), providerDomain: 'provider.example' },
    });
  });
  const shop = await standInOrders(shopper);
  const key = await desk.addChat(settings);
  const named = async (link: string) => {
    const before = shop.asked.length;
    await visit(shopper, key, `/?open-chat=1&${link}`);
    await press(shopper, 'Your orders');
    await press(shopper, 'Track and manage my orders');
    await chatWindow(shopper).getByRole('textbox', { name: 'Email' }).fill('hazel@example.com');
    await shopper.keyboard.press('Enter');
    await expect(chatWindow(shopper).getByRole('textbox', { name: '6-digit code' })).toBeVisible();
    const sent = shop.asked.slice(before).find(({ path }) => path === '/login/send-code')?.request;
    const { searchParams } = new URL(sent?.url() ?? '');
    expect(searchParams.get('to')).toBe('hazel@example.com');
    return [searchParams.get('impersonator'), sent?.headers()['x-staff-session'] ?? null];
  };
  const asAnna = ['anna@provider.example', 'signed'];
  expect(await named('impersonator=anna@evilprovider.example&impersonator-session=signed')).toEqual([
    null,
    null,
  ]);
  expect(await named('impersonator=anna@provider.example&impersonator-session=signed')).toEqual(asAnna);
  expect(await named('')).toEqual(asAnna);
  expect(await named('impersonator=')).toEqual([null, null]);
  expect(await named('')).toEqual([null, null]);
});

const emailField = (page: Page) => chatWindow(page).getByRole('textbox', { name: 'Email' });
const codeField = (page: Page) => chatWindow(page).getByRole('textbox', { name: '6-digit code' });

/** Asks for a code by the key, and reads it from the letter that comes: a new one, not what lay there before. */
async function typeCode(page: Page, desk: Desk, to: string): Promise<void> {
  const before = (await readMail(desk, to))?.text;
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await expect.poll(async () => (await readMail(desk, to))?.text).not.toBe(before);
  await page.keyboard.type(/\b\d{6}\b/.exec((await readMail(desk, to))?.text ?? '')?.[0] ?? '');
}

test('[AUTH-14] [RTE-03] [SSP-11] [OTP-11] [OTP-15] [OTP-19] [HTTP-24] [HTTP-25] [HTTP-45] [HTTP-53] who somebody is: asked by an agent with one press, proven by a code that came by mail or as a text message, known at the desk, and over when they sign out', async ({
  shopper,
  agent,
  desk,
}) => {
  await signIn(agent);
  const key = await desk.addChat(settings);
  await visit(shopper, key);
  const details = agent.getByRole('complementary', { name: 'Details' });

  await test.step('who signs out leaves a token behind that opens nothing', async () => {
    await launcher(shopper).click();
    await write(shopper, 'Message', 'For my eyes only');
    await expect(chatWindow(shopper).locator('.message.confirmed')).toHaveText(/For my eyes only/);
    const kept = await shopper.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => /^gorgias-chat-\d+-token$/.test(each)) ?? '';
      return { appId: key.split('-')[2], ...JSON.parse(localStorage.getItem(key) ?? '{}') };
    });
    const renewed = async () => {
      const headers = { authorization: `Bearer ${kept.token}` };
      return (await (await shopper.request.get(`/auth?appId=${kept.appId}`, { headers })).json())
        .conversationId;
    };
    const own = await renewed();
    expect(await renewed()).toBe(own);
    await shopper.evaluate(() => window.GorgiasChat?.logout());
    expect(await renewed()).not.toBe(own);
  });

  await test.step('together: an agent asks who this is with one press; by a card, a code and the screens of /auth the desk knows it, and how', async () => {
    await forget(shopper);
    await visit(shopper, key);
    await launcher(shopper).click();
    await write(shopper, 'Message', 'Where are my lamps?');
    await agent.getByRole('link', { name: /Where are my lamps/ }).click();
    await details.getByRole('button', { name: 'Ask who this is' }).click();
    await expect(details.getByRole('status').filter({ hasText: 'Asked.' })).toBeVisible();

    const log = chatWindow(shopper).getByRole('log');
    await expect(log).toContainText('Please confirm who you are, so that we can talk about your orders.');
    await log.getByRole('button', { name: 'Confirm with a code' }).click();
    await expect(emailField(shopper)).toBeFocused();
    await emailField(shopper).fill('rowan@example.com');
    await typeCode(shopper, desk, 'rowan@example.com');
    await expect(title(shopper, 'You are signed in as Rowan')).toBeFocused();
    await press(shopper, 'Continue');
    await expect(log).toContainText('You are signed in as Rowan');
    await expect(chatWindow(shopper).getByRole('button', { name: 'Back' })).toHaveCount(0);

    await expect(details.getByRole('button', { name: 'Verified by a code' })).toBeVisible();
    await expect(details.getByRole('link', { name: 'rowan@example.com' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Ask who this is' })).toHaveCount(0);
    // Whoever it was, another may sit there now.
    await log.getByRole('button', { name: 'Use another account' }).click();
    await press(shopper, 'Use another account');
    await expect(emailField(shopper)).toBeVisible();
  });

  await test.step('a number that a code was read from shows at the desk as proven, and its orders with it', async () => {
    await forget(shopper);
    await visit(shopper, key);
    await launcher(shopper).click();
    await write(shopper, 'Message', 'Where are my chairs?');
    await agent.getByRole('link', { name: /Where are my chairs/ }).click();
    await press(shopper, 'Your orders');
    await press(shopper, 'Track and manage my orders');
    await press(shopper, 'Use my phone number instead');
    await chatWindow(shopper).getByRole('textbox', { name: 'Phone number' }).fill('+1 202 555 0143');
    await typeCode(shopper, desk, '+12025550143');
    await expect(title(shopper, 'My orders')).toBeFocused();
    await expect(chatWindow(shopper).getByRole('listitem')).toHaveCount(10);
    await expect(details.getByRole('link', { name: '+12025550143' })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Verified by a code' })).toHaveCount(1);
    await expect(details.getByRole('region', { name: 'Orders' }).getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the sign-in of the portal asks /ssp/login, that of /auth the verification of an identity', async () => {
    const shop = await standInOrders(shopper);
    await forget(shopper);
    await visit(shopper, key);
    await launcher(shopper).click();
    await write(shopper, 'Message', 'Where are my spoons?');
    await agent.getByRole('link', { name: /Where are my spoons/ }).click();
    await agent.getByRole('button', { name: 'Ask who this is' }).click();
    const inByCode = async () => {
      await emailField(shopper).fill('hazel@example.com');
      await shopper.keyboard.press('Enter');
      await expect(codeField(shopper)).toBeFocused();
      await shopper.keyboard.type(code);
    };
    await chatWindow(shopper).getByRole('button', { name: 'Confirm with a code' }).click();
    await inByCode();
    await expect(title(shopper, /You are signed in as/)).toBeVisible();
    const otp = '/identity-verification/otp';
    expect(shop.paths()).toEqual([
      `${otp}/challenge`,
      `${otp}/validate`,
      '/identity-verification/access-token',
    ]);
    expect(shop.asked[0]?.request.postDataJSON()).toMatchObject({ channel: 'email-code', from: 'chat' });

    await press(shopper, 'Use another account');
    await press(shopper, 'Back');
    await press(shopper, 'Your orders');
    await press(shopper, 'Track and manage my orders');
    await inByCode();
    await expect(title(shopper, 'My orders')).toBeVisible();
    await expect
      .poll(() => shop.paths().slice(3))
      .toEqual(['/login/sign-out', '/login/send-code', '/login/verify-code', '/orders']);
  });

  await test.step('who signs out is signed out in every tab', async () => {
    const other = await shopper.context().newPage();
    await standInOrders(other);
    await visit(other, key, '/?open-chat=1&chat-page=homepage');
    await press(other, 'Track and manage my orders');
    await expect(title(other, 'My orders')).toBeVisible();
    await press(shopper, 'Back');
    await press(shopper, 'Sign out');
    await expect(emailField(other)).toBeVisible();
    await expect(chatWindow(other).getByRole('listitem')).toHaveCount(0);
  });
});
