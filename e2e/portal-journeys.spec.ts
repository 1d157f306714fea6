import type { Page } from '@playwright/test';
import { storefrontAccessToken } from '../apps/server/src/secret';
import { customer, orders } from '../apps/widget/src/gallery/orders';
import { openChatSettings } from './support/chats';
import { brokenOnPurpose, show } from './support/gallery';
import { readMail } from './support/readMail';
import { code, refusal, standInOrders } from './support/standInOrders';
import { createDesk, type Desk } from './support/startDesk';
import {
  chatWindow,
  expect,
  forget,
  launcher,
  minuteLater,
  signIn as signInAtDesk,
  visit,
  windowSettled,
  withDesk,
  write,
} from './support/test';

const secret = 'portal-journeys-secret-of-32-bytes';

/** A desk whose shop can be told to fail: its token is made of the secret. Its members are of the provider's staff. */
const test = withDesk(() => createDesk({ SECRET: secret, PROVIDER_DOMAIN: 'demo.shop' }));

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const settings = {
  ...openChatSettings,
  selfService: { enabled: true, startChatEnabled: true, channels: { email: true, sms: true }, flows },
};

const title = (page: Page, name: string | RegExp) =>
  chatWindow(page).getByRole('heading', { name, level: 3 });
const button = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name });
/** By keyboard, as everything here. */
const press = (page: Page, name: string | RegExp) => button(page, name).first().press('Enter');
const cards = (page: Page) => button(page, /^Show order/);

async function openOrders(page: Page): Promise<void> {
  await launcher(page).press('Enter');
  await press(page, 'Your orders');
  await expect(title(page, 'Your orders')).toBeFocused();
  await press(page, 'Track and manage my orders');
}

const keptIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

/** Somebody has copied what the browser keeps of a sign-in: what they are answered who ask for the orders with it. */
async function keptAccess(page: Page): Promise<() => Promise<number>> {
  const accessToken = /accessToken\W+([\w.-]+)/.exec(await keptIn(page))?.[1] ?? '';
  const query = new URLSearchParams({ accessToken, accountId: '1' });
  return async () => (await page.request.get(`/ssp/orders?${query}`)).status();
}

/** On a phone no field takes the focus by itself: a keyboard would cover half of what there is to read. */
async function signIn(page: Page, desk: Desk, email: string): Promise<void> {
  const before = await readMail(desk, email);
  const field = chatWindow(page).getByRole('textbox', { name: 'Email' });
  // Whoever was here before finds their address in it.
  await field.fill(email);
  await field.press('Enter');
  const codeField = chatWindow(page).getByRole('textbox', { name: '6-digit code' });
  await expect(codeField).toBeVisible();
  const isNew = async () => {
    const mail = await readMail(desk, email);
    return mail !== null && mail.subject !== before?.subject;
  };
  await expect.poll(isNew).toBe(true);
  const found = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  await codeField.pressSequentially(found);
}

async function failWith(desk: Desk, status: number): Promise<void> {
  const response = await fetch(`${desk.baseUrl}/admin/api/trouble.json`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-shop-access-token': storefrontAccessToken(secret) },
    body: JSON.stringify({ status }),
  });
  expect(response.status).toBe(200);
}

const sizes = [
  ['at a desk', { width: 1280, height: 800 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test('[LAZY-01] at a desk and on a phone, by keyboard: in by a code, through the list to a parcel, and what one asks for comes to the desk', async ({
  shopper,
  host: desk,
}) => {
  const key = await desk.addChat(settings);
  for (const [where, size] of sizes) {
    const chunks: string[] = [];
    shopper.on('request', (request) => chunks.push(new URL(request.url()).pathname));
    const hasAuth = () => chunks.some((path) => /\/SendCodeScreen\./.test(path));
    await shopper.setViewportSize(size);
    await visit(shopper, key, '/cart');
    // Once the window is open and connected it is fetched ahead (LAZY-12).
    expect(hasAuth(), 'the form for a code has not come yet').toBe(false);
    await launcher(shopper).press('Enter');
    await windowSettled(shopper);
    await press(shopper, 'Your orders');
    await expect(title(shopper, 'Your orders')).toBeVisible();
    await press(shopper, 'Track and manage my orders');
    await signIn(shopper, desk, 'hazel@example.com');
    expect(hasAuth()).toBe(true);
    await expect(title(shopper, 'My orders')).toBeVisible();
    await expect(cards(shopper)).toHaveCount(10);

    await press(shopper, /^Show order.*Out for delivery/);
    await expect(title(shopper, /^Order #/)).toBeVisible();
    await press(shopper, 'Track the package');
    await expect(chatWindow(shopper).getByText('Shipment 1')).toBeVisible();
    await expect(chatWindow(shopper).getByRole('link', { name: /./ }).first()).toBeVisible();
    const overflow = await chatWindow(shopper).evaluate((own) => own.scrollWidth - own.clientWidth);
    expect(overflow, 'nothing is cut off sideways').toBeLessThanOrEqual(0);
    await press(shopper, 'Back');
    await press(shopper, 'Report an issue');
    const words = chatWindow(shopper).getByRole('textbox', { name: 'Describe the issue' });
    await words.press('a');
    await words.fill(`The lid is missing, ${where}`);
    await press(shopper, 'Send report');
    await expect(chatWindow(shopper).getByRole('status')).toContainText('We have received your report');
    await press(shopper, 'Go to the chat');
    await expect(chatWindow(shopper).getByRole('log')).toContainText(`The lid is missing, ${where}`);
    await forget(shopper);
    await minuteLater(shopper);
  }
});

test('[TXT-09] a shop that fails, a sign-in that ends, a line that is lost and another tab in which somebody signs out', async ({
  shopper,
  host: desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource|net::|WebSocket|retrieving the orders|parcels of an order/);
  const key = await desk.addChat(settings);
  await visit(shopper, key, '/cart');

  await test.step('a shop whose own system fails says so, and goes on when it is back', async () => {
    await failWith(desk, 503);
    await openOrders(shopper);
    const field = chatWindow(shopper).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeFocused();
    await shopper.keyboard.type('linden@example.com');
    await shopper.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('The code could not be sent. Please try again.');
    await failWith(desk, 0);
    // What was read a moment ago would be shown; so it fails before anything was read.
    await shopper.route(
      /\/ssp\/orders\?/,
      async (route) => {
        await failWith(desk, 500);
        await route.continue();
      },
      { times: 1 },
    );
    await signIn(shopper, desk, 'linden@example.com');
    await expect(chatWindow(shopper).getByRole('alert')).toHaveText(
      'An error occurred while fetching your orders',
    );
    await failWith(desk, 0);
    await press(shopper, 'Try again');
    await expect(cards(shopper).first()).toBeVisible();
  });

  await test.step('a sign-in that has ended in between is asked for again, and leads back to the same order', async () => {
    await press(shopper, /^Show order/);
    const heading = title(shopper, /^Order #/);
    await expect(heading).toBeFocused();
    const name = (await heading.textContent()) ?? '';
    // The server does not know the access any more, and the page does not know that.
    await shopper.route(/\/ssp\/flows\/track-order/, (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('accessToken', 'over');
      return route.continue({ url: url.href });
    });
    await press(shopper, 'Track the package');
    await expect(
      chatWindow(shopper).getByText('You have been signed out. Please sign in again.'),
    ).toBeVisible();
    await shopper.unroute(/\/ssp\/flows\/track-order/);
    await signIn(shopper, desk, 'linden@example.com');
    await expect(title(shopper, name)).toBeVisible();
    await expect(chatWindow(shopper).getByText(/Shipment 1|No tracking information yet/)).toBeVisible();
  });

  await test.step('without a line, what is known of a parcel stays, and the rest comes when there is one again', async () => {
    await press(shopper, 'Back');
    // Kept from now on: who comes back to the order does not ask for it again.
    await expect(chatWindow(shopper).getByLabel('Payments')).toBeVisible();
    await press(shopper, 'Track the package');
    const known = chatWindow(shopper).getByText(/Shipment 1|No tracking information yet/);
    await expect(known).toBeVisible();
    await press(shopper, 'Back');
    await shopper.context().setOffline(true);
    await press(shopper, 'Track the package');
    const alert = chatWindow(shopper).getByRole('alert');
    await expect(alert).toHaveText('An error occurred while fetching your orders');
    await expect(known).toBeVisible();
    await shopper.context().setOffline(false);
    await press(shopper, 'Try again');
    await expect(alert).toHaveCount(0);
  });

  await test.step('signed out in one tab, no other shows an order', async () => {
    await press(shopper, 'Back');
    await press(shopper, 'Back');
    await expect(cards(shopper).first()).toBeVisible();
    const tab = await shopper.context().newPage();
    await visit(tab, key, '/cart');
    await press(tab, 'Your orders');
    await press(tab, 'Track and manage my orders');
    await expect(cards(tab).first()).toBeVisible();
    await press(tab, 'Back');
    await expect(chatWindow(tab).getByText('You are signed in as Linden')).toBeVisible();
    const told = tab.waitForResponse(/\/ssp\/login\/sign-out/);
    const orders = await keptAccess(tab);
    expect(await orders()).toBe(200);
    await press(tab, 'Sign out');
    expect((await told).status()).toBe(200);
    expect(await orders()).toBe(401);
    await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toBeVisible();
    await expect(cards(shopper)).toHaveCount(0);
    const kept = await shopper.evaluate(() => Object.keys(localStorage).filter((key) => /order-/.test(key)));
    expect(kept).toEqual([]);
    await tab.close();
  });

  await test.step('who has no orders is told so, and an order of which little is known is shown as far as it is', async () => {
    await forget(shopper);
    const [whole] = orders;
    const half = {
      ...whole,
      ...{ line_items: [], fulfillments: [], refunds: [], shipping_address: null, billing_address: null },
      ...{ email: null, phone: null, fulfillment_status: null, order_status_url: null },
    };
    const shop = await standInOrders(shopper, { '/orders': refusal(403, 'customer-without-orders') });
    await visit(shopper, key, '/cart');
    const signInHere = async () => {
      const field = chatWindow(shopper).getByRole('textbox', { name: 'Email' });
      await expect(field).toBeFocused();
      await field.fill('hazel@example.com');
      await shopper.keyboard.press('Enter');
      await expect(chatWindow(shopper).getByRole('textbox', { name: '6-digit code' })).toBeFocused();
      await shopper.keyboard.type(code);
    };
    await openOrders(shopper);
    await signInHere();
    await expect(chatWindow(shopper).getByText('You have no orders yet')).toBeVisible();
    shop.answer('/orders', { json: { customer, orders: [half] } });
    await press(shopper, 'Use another account');
    await signInHere();
    await press(shopper, /^Show order/);
    await expect(title(shopper, `Order ${whole?.name}`)).toBeFocused();
    await expect(chatWindow(shopper).getByText('Total', { exact: true })).toBeVisible();
    await expect(chatWindow(shopper).getByText('Shipping address')).toHaveCount(0);
    await press(shopper, 'Track the package');
    await expect(chatWindow(shopper).getByText('No tracking information yet')).toBeVisible();
  });
});

test('[ROL-11] what the desk does beside a shopper: the provider’s staff is named, and who is deleted is signed out', async ({
  shopper,
  agent: owner,
  host: desk,
}) => {
  await signInAtDesk(owner, 'owner@demo.shop');
  const headers = { origin: desk.baseUrl };
  const key = await desk.addChat(settings);

  await test.step('where the provider’s staff sat beside a shopper, agents see who and when, and owners all of it', async () => {
    const begun = await owner.request.post('/console/api/staff-session', { headers });
    const { impersonator, session } = await begun.json();
    const link = new URLSearchParams({ impersonator, 'impersonator-session': session });
    await visit(shopper, key, `/cart?${link}`);
    await launcher(shopper).press('Enter');
    await write(shopper, 'Message', 'Together with your staff');
    await press(shopper, 'Your orders');
    await press(shopper, 'Track and manage my orders');
    await signIn(shopper, desk, 'linden@example.com');
    await expect(title(shopper, 'My orders')).toBeVisible();

    await owner.getByRole('link', { name: /Together with your staff/ }).click();
    const details = owner.getByRole('complementary', { name: 'Details' });
    await expect(details.getByRole('button', { name: 'Verified by a code' })).toBeVisible();
    await expect(details.getByRole('region', { name: 'Support staff' })).toContainText('owner@demo.shop');
    await owner.goto('/console/settings/privacy');
    const list = owner.getByRole('group', { name: 'Support staff beside your shoppers' });
    await expect(list.getByRole('row').nth(1)).toContainText('owner@demo.shop');
  });

  await test.step('deleted at the desk while they look, a shopper is signed out in that very tab, and what they had opens nothing', async () => {
    await forget(shopper);
    await visit(shopper, key, '/cart');
    await openOrders(shopper);
    await signIn(shopper, desk, 'rowan@example.com');
    await press(shopper, /^Show order/);
    await expect(title(shopper, /^Order #/)).toBeVisible();
    const orders = await keptAccess(shopper);
    expect(await orders()).toBe(200);

    const erased = await owner.request.post('/console/api/shoppers/erase', {
      headers,
      data: { address: 'rowan@example.com' },
    });
    expect(erased.status()).toBe(202);
    await expect(
      chatWindow(shopper).getByText('You have been signed out. Please sign in again.'),
    ).toBeVisible();
    await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toHaveValue('');
    expect(await keptIn(shopper)).not.toMatch(/order-access|order-cache|rowan/i);
    expect(await orders()).toBe(401);
  });
});

test('[RTE-03] [OTP-15] who is known goes on as who they are, or as somebody else by a code', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(...brokenOnPurpose);
  await show(shopper, 'portal/auth');
  const signInTitle = shopper.getByRole('heading', { name: 'Sign in to see your orders' });
  await expect(signInTitle).toBeVisible();
  await show(shopper, 'portal/auth-code');
  await expect(shopper.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await shopper.getByRole('button', { name: 'Use another email or phone number' }).press('Enter');
  await expect(shopper.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await show(shopper, 'portal/signed-in-as');
  await expect(shopper.getByRole('heading', { name: 'You are signed in as Hazel' })).toBeVisible();
  await expect(shopper.getByText('hazel@example.com')).toBeVisible();
  await shopper.getByRole('button', { name: 'Use another account' }).press('Enter');
  await expect(signInTitle).toBeVisible();
  await expect(shopper.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
