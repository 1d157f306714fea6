import type { Page } from '@playwright/test';
import { customer } from '../apps/widget/src/gallery/orders';
import { openChatSettings } from './support/chats';
import { standInOrders } from './support/standInOrders';
import { chatWindow, expect, launcher, test, visit } from './support/test';

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

test('[SSP-21] [HTTP-03] [HTTP-33] whoever is signed in to a shop at Shopify needs no code, and is not brought back once they have signed out', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource/);
  const warnings: string[] = [];
  shopper.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await shopper.addInitScript((cid) => {
    Object.assign(window, { Shopify: { shop: 'fern.myshopify.com' }, __st: { cid } });
  }, customer.id + 1);
  const shop = await standInOrders(shopper, { [session]: { json: { idToken: 'proof' } } });
  await visit(shopper, await desk.addChat(onShopify));
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

test('[HTTP-34] whoever is not signed in to the shop gets a code as anybody else, without an error', async ({
  shopper,
  desk,
  guard,
}) => {
  // The browser's own line about the 401; the chat says nothing.
  guard.expected.push(/Failed to load resource/);
  await shopper.addInitScript(() => Object.assign(window, { Shopify: { shop: 'fern.myshopify.com' } }));
  const shop = await standInOrders(shopper);
  await visit(shopper, await desk.addChat(onShopify));
  await openOrders(shopper);
  await expect.poll(() => shop.paths()).toEqual([session]);
  await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(chatWindow(shopper).getByRole('alert')).toHaveCount(0);
});
