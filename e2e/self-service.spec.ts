import type { Locator, Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { customer, orders } from '../apps/widget/src/gallery/orders';
import { openChatSettings } from './support/chats';
import { accessToken, code, refusal, standInOrders } from './support/standInOrders';
import {
  chatWindow,
  expect,
  forget,
  launcher,
  messageField,
  signIn,
  test,
  visit,
  windowSettled,
} from './support/test';

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const portalSettings = (changes: object = {}) => ({
  ...openChatSettings,
  selfService: {
    ...{ enabled: true, startChatEnabled: true, flows },
    channels: { email: true, sms: true },
    ...changes,
  },
});

const title = (page: Page, name: string | RegExp) =>
  chatWindow(page).getByRole('heading', { name, level: 3 });
const press = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name }).click();
const codeField = (page: Page) => chatWindow(page).getByRole('textbox', { name: '6-digit code' });

async function openHome(page: Page): Promise<void> {
  await launcher(page).click();
  await press(page, 'Your orders');
  await expect(title(page, 'Your orders')).toBeFocused();
}

async function signInByCode(page: Page): Promise<void> {
  await chatWindow(page).getByRole('textbox', { name: 'Email' }).fill('hazel@example.com');
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(code);
}

test('[EMB-09] [PGE-08] [RTE-09] [RTE-10] [RTE-11] [RTE-12] [SSP-11] [SSP-12] [SSP-13] [SSP-14] [OTP-02] [OTP-09] [HTTP-26] [HTTP-28] [HTTP-50] [HTTP-51] together: from the header home, in by a code, to the orders, one of them and its parcels', async ({
  shopper,
  desk,
}) => {
  const shop = await standInOrders(shopper);
  await visit(shopper, await desk.addChat(portalSettings()));
  await launcher(shopper).click();
  // A portal does not take the conversation's place: it stands one tap away.
  await expect(messageField(shopper)).toBeFocused();
  await press(shopper, 'Your orders');
  await expect(chatWindow(shopper).getByRole('listitem')).toHaveText([
    'Track and manage my orders',
    'Chat with us',
  ]);
  await press(shopper, 'Track and manage my orders');
  await expect(chatWindow(shopper).getByRole('textbox', { name: 'Email' })).toBeFocused();
  await signInByCode(shopper);

  await expect(title(shopper, 'My orders')).toBeFocused();
  const list = chatWindow(shopper).getByRole('listitem');
  await expect(list).toHaveCount(5);
  await expect(list.first()).toContainText('Order #1007');
  await expect(list.first()).toContainText('Not shipped yet');
  await expect(list.first()).toContainText('$124.89');
  const sent = new URL(shop.asked[0]?.request.url() ?? '').searchParams;
  expect(Object.fromEntries(sent)).toEqual({
    channel: 'email-code',
    to: 'hazel@example.com',
    language: 'en-US',
    themeColor: expect.stringMatching(/^#/),
    accountId: expect.stringMatching(/^\d+$/),
  });
  expect(shop.paths()).toEqual(['/login/send-code', '/login/verify-code', '/orders']);

  await press(shopper, /Show order #1006/);
  await expect(title(shopper, 'Order #1006')).toBeFocused();
  await expect(chatWindow(shopper).getByText('12 Fern Street').first()).toBeVisible();
  await press(shopper, 'Track the package');
  const shipments = chatWindow(shopper).locator('section.card');
  await expect(shipments).toHaveCount(2);
  await expect(shipments.first()).toContainText('On its way');
  await expect(shipments.first()).toContainText('UPS');
  await expect(shipments.last()).toContainText('Delivered');
  await expect(shipments.first().getByRole('link')).toHaveAttribute('href', /^https:\/\/www\.ups\.com/);
  // One step at a time, and the sign-in is no step.
  await press(shopper, 'Back');
  await expect(title(shopper, 'Order #1006')).toBeVisible();
  await press(shopper, 'Back');
  await expect(title(shopper, 'My orders')).toBeVisible();
  await press(shopper, 'Back');
  await expect(title(shopper, 'Your orders')).toBeVisible();
  expect(shop.paths().filter((path) => path === '/orders')).toHaveLength(1);
});

test('[OTP-03] [OTP-04] [OTP-06] [OTP-07] [OTP-08] [OTP-12] [OTP-13] [OTP-14] [TXT-12] [TXT-13] [TXT-14] [TXT-15] [TXT-16] [TXT-17] [ERR-17] together: what is wrong with an address, a number or a code stands at its field; another code can be asked for after a minute', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource/);
  await shopper.clock.install();
  const shop = await standInOrders(shopper);
  await visit(shopper, await desk.addChat(portalSettings()));
  await openHome(shopper);
  await windowSettled(shopper);
  await press(shopper, 'Track and manage my orders');
  const events = shopper.evaluate(
    () => new Promise((done) => window.GorgiasChat?.on('event:sent', ({ event }) => done(event))),
  );
  const refuses = async (field: Locator, typed: string, answer: string | null, says: string) => {
    if (answer) shop.answer('/login/send-code', refusal(404, answer));
    await field.fill(typed);
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(says);
    await expect(field).toBeFocused();
  };
  const email = chatWindow(shopper).getByRole('textbox', { name: 'Email' });
  await refuses(email, 'a@', null, 'Invalid email');
  await refuses(email, 'nobody@example.com', 'customer-not-found', 'No customer associated with this email');
  await refuses(email, 'new@example.com', 'customer-without-orders', 'No orders found for this email');
  expect(await events).toBe('login-no-order-found');
  await press(shopper, 'Use my phone number instead');
  const phone = chatWindow(shopper).getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toBeFocused();
  await refuses(phone, '123', null, 'Invalid phone number');
  await refuses(
    phone,
    '+1 555 010 0123',
    'customer-not-found',
    'No customer associated with this phone number',
  );
  await refuses(phone, '+15550100123', 'no-order', 'No orders found for this phone number');

  shop.asUsual('/login/send-code');
  await phone.press('Enter');
  const field = codeField(shopper);
  await expect(field).toBeFocused();
  expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
    'one-time-code',
    'numeric',
  ]);
  await shopper.keyboard.type('12a34');
  await expect(field).toHaveValue('1234');
  expect(shop.paths()).not.toContain('/login/verify-code');
  await shopper.keyboard.type('99');
  await expect(field).toHaveAccessibleDescription('Invalid code');
  await expect(chatWindow(shopper).getByRole('alert')).toHaveText('Invalid code');
  shop.answer('/login/verify-code', { status: 500, json: {} });
  await field.fill('654321');
  await expect(field).toHaveAccessibleDescription('Failed to sign in.');
  shop.answer('/login/verify-code', refusal(403, 'maximum-verification-attempts-reached'));
  await field.fill('111111');
  await expect(field).toHaveAccessibleDescription('Maximum verification attempts reached');

  const resend = chatWindow(shopper).getByRole('button', { name: 'Send a new code' });
  await expect(resend).toBeDisabled();
  await expect(chatWindow(shopper).getByText(/You can ask for a new code in \d+ seconds?/)).toBeVisible();
  await shopper.clock.fastForward(61_000);
  await resend.click();
  await expect(chatWindow(shopper).getByRole('status')).toHaveText('We have sent you a new code.');
  await expect(resend).toBeDisabled();
  shop.asUsual('/login/verify-code');
  // As it is pasted from a message.
  await field.fill('123 456');
  await expect(title(shopper, 'My orders')).toBeVisible();
  expect(shop.asked.filter(({ request }) => request.url().includes('sms-code')).length).toBeGreaterThan(3);
});

test('[TXT-09] [TXT-18] [ORD-07] [ORD-10] [HTTP-13] [SSP-23] orders that cannot be had say so and come by another try; who is signed out in between signs in again and is back at the same order', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource/, /retrieving the orders|provide_order_details/);
  const shop = await standInOrders(shopper, { '/orders': { status: 500, json: {} } });
  await visit(shopper, await desk.addChat(portalSettings()));
  await openHome(shopper);
  await press(shopper, 'Track and manage my orders');
  await expect(chatWindow(shopper).getByRole('textbox')).toHaveCount(1);
  await signInByCode(shopper);
  const alert = chatWindow(shopper).getByRole('alert');
  await expect(alert).toHaveText('An error occurred while fetching your orders');
  shop.answer('/orders', refusal(400, 'provide-order-details'));
  await press(shopper, 'Try again');
  await expect(alert).toHaveText('You must provide an email and an order number');
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...orders[at % orders.length],
    id: at + 1,
    name: `#${at + 1}`,
  }));
  shop.answer('/orders', { json: { customer, orders: many } });
  await press(shopper, 'Try again');
  const list = chatWindow(shopper).getByRole('listitem');
  await expect(list).toHaveCount(10);
  await press(shopper, 'Show more');
  await expect(list).toHaveCount(12);
  await expect(list.nth(10).getByRole('button')).toBeFocused();

  await press(shopper, /Show order #2,/);
  await expect(title(shopper, 'Order #2')).toBeVisible();
  await expect.poll(() => shop.paths()).toContain('/orders/2/transactions');
  const payments = shop.asked.find(({ request }) => request.url().includes('/transactions'));
  expect(payments?.request.headers().authorization).toBe(`Bearer ${accessToken}`);
  await press(shopper, 'Back');
  await press(shopper, /Show order #2,/);
  await expect(title(shopper, 'Order #2')).toBeVisible();
  expect(shop.paths().filter((path) => path.endsWith('/transactions'))).toHaveLength(1);
  shop.answer('/flows/track-order', refusal(401, 'unauthorized'));
  await press(shopper, 'Track the package');
  await expect(
    chatWindow(shopper).getByText('You have been signed out. Please sign in again.'),
  ).toBeVisible();
  shop.answer('/flows/track-order', { json: { order: many[1] } });
  await signInByCode(shopper);
  await expect(title(shopper, 'Order #2')).toBeVisible();
  await expect(chatWindow(shopper).getByText('Shipment 1')).toBeVisible();
});

test('[RTE-13] [RTE-14] [RTE-15] [RTE-17] [SSP-15] [SSP-16] [SSP-17] [SSP-22] [TXT-11] what is asked for about an order reaches the agents once, with all that was said; refused, its words stay', async ({
  shopper,
  agent,
  desk,
  guard,
}) => {
  guard.expected.push(/nack|NACK/);
  await standInOrders(shopper);
  const kinds = new Set<string>();
  let isRefusing = true;
  await shopper.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const { type, messageId, payload: sent } = JSON.parse(String(frame));
      if (type === 'pending-conversation-message') kinds.add(sent.metadata.selfServiceFlow.kind);
      if (type !== 'pending-conversation-message' || !isRefusing) return server.send(frame);
      const payload = { code: 'rate-limited', reason: 'Not now.', retryable: false, retryAfterMs: 0 };
      socket.send(JSON.stringify({ type: 'nack-message', messageId, payload }));
    });
  });
  await visit(shopper, await desk.addChat(portalSettings()));
  await openHome(shopper);
  await press(shopper, 'Track and manage my orders');
  await signInByCode(shopper);
  const window = chatWindow(shopper);
  await press(shopper, /Show order #1006/);
  await press(shopper, 'Report an issue');
  await window.getByRole('checkbox', { name: /Fern linen throw/ }).check();
  await window.getByRole('radio', { name: 'It is damaged or does not work' }).check();
  const words = window.getByRole('textbox', { name: 'Describe the issue' });
  await words.fill('A hole the size of a coin.');
  await press(shopper, 'Send report');
  await expect(window.getByRole('alert')).toHaveText('Something went wrong while sending the report issue.');
  await expect(words).toHaveValue('A hole the size of a coin.');
  isRefusing = false;
  await press(shopper, 'Send report');
  await expect(window.getByRole('status')).toContainText('We have received your report about order #1006.');

  await press(shopper, 'Back');
  await press(shopper, 'Return items');
  await press(shopper, 'Request return');
  await expect(window.getByRole('status')).toContainText('request to return order #1006');
  for (const _ of [1, 2]) await press(shopper, 'Back');
  await press(shopper, /Show order #1007/);
  await press(shopper, 'Cancel order');
  await window.getByRole('radio', { name: 'I ordered it by mistake' }).check();
  await press(shopper, 'Request cancellation');
  await expect(window.getByRole('status')).toContainText('request to cancel order #1007');
  await press(shopper, 'Go to the chat');
  await expect(window.getByRole('log')).toContainText('A hole the size of a coin.');

  await signIn(agent);
  await agent.getByRole('link', { name: /Cancel order #1007/ }).click();
  const log = agent.getByRole('log');
  for (const asked of ['Asks to cancel, order #1007', 'Asks for a return, order #1006'])
    await expect(log.getByText(asked, { exact: true })).toBeVisible();
  await expect(log.getByText('Reports a problem, order #1006', { exact: true })).toBeVisible();
  await expect(log).toContainText('It is damaged or does not work');
  await expect(log).toContainText('Fern linen throw');
  await expect(log.getByText('A hole the size of a coin.')).toHaveCount(1);
  expect(kinds).toEqual(new Set(['REPORT_ISSUE', 'RETURN', 'CANCEL']));
});

test('[DL-01] [PGE-02] [API-37] [SSP-10] [ROL-07] the portal opens by a link and by a call of the page, offers what is on, and is gone where the page switches it off', async ({
  shopper,
  desk,
}) => {
  await standInOrders(shopper);
  const some = { startChatEnabled: false, flows: { return_order: true, report_issue: true } };
  const key = await desk.addChat(portalSettings(some));
  await visit(shopper, key, '/?chat-page=homepage&open-chat=1');
  await expect(title(shopper, 'Your orders')).toBeVisible();
  await expect(chatWindow(shopper).getByRole('listitem')).toHaveText(['Return my order', 'Report an issue']);
  await shopper.evaluate(() => window.GorgiasChat?.disableSSP());
  await expect(messageField(shopper)).toBeVisible();
  await expect(chatWindow(shopper).getByRole('button', { name: 'Your orders' })).toHaveCount(0);

  await forget(shopper);
  await visit(shopper, key);
  await shopper.evaluate(async () => {
    await window.GorgiasChat?.setPage('homepage');
    await window.GorgiasChat?.open();
  });
  await expect(title(shopper, 'Your orders')).toBeVisible();

  await forget(shopper);
  await visit(shopper, await desk.addChat(openChatSettings), '/?chat-page=homepage&open-chat=1');
  await expect(messageField(shopper)).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'More options' })).toBeVisible();
  await expect(chatWindow(shopper).getByRole('button', { name: 'Your orders' })).toHaveCount(0);
});
