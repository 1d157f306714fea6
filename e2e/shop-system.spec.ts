import type { Page } from '@playwright/test';
import { loopKey, startLoop } from '../apps/server/src/testing/commerce/startLoop';
import { openChatSettings } from './support/chats';
import { readMail } from './support/readMail';
import { createDesk, type Desk } from './support/startDesk';
import { chatWindow, expect, launcher, signIn, visit, withDesk } from './support/test';

let loop: Awaited<ReturnType<typeof startLoop>>;
/** A desk that finds Loop at a server of the test's own, where one order of the demo's customer is known. */
const test = withDesk(async () => {
  loop = await startLoop({ name: '#1011', zip: '97205' });
  return createDesk({ LOOP_URL: loop.address.origin, OUTGOING_ALLOWED: loop.place });
});
test.afterAll(() => loop.close());

const settings = {
  ...openChatSettings,
  selfService: {
    ...{ enabled: true, startChatEnabled: true, channels: { email: true, sms: false } },
    flows: { track_order: true, return_order: true, cancel_order: true, report_issue: true },
    returns: { loop: true },
  },
};

const press = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name }).click();

async function openShopSystem(owner: Page): Promise<void> {
  await signIn(owner, 'owner@demo.shop', '/console/settings/shop-system');
}

async function connectLoop(owner: Page, key: string): Promise<void> {
  await owner.getByLabel('API key of Loop').fill(key);
  await owner.getByRole('button', { name: 'Try and connect Loop' }).click();
}

async function openOrder(shopper: Page, desk: Desk, name: RegExp): Promise<void> {
  await launcher(shopper).click();
  await press(shopper, 'Your orders');
  await press(shopper, 'Track and manage my orders');
  await chatWindow(shopper).getByRole('textbox', { name: 'Email' }).fill('hazel@example.com');
  await shopper.keyboard.press('Enter');
  await expect(chatWindow(shopper).getByRole('textbox', { name: '6-digit code' })).toBeFocused();
  await expect.poll(() => readMail(desk, 'hazel@example.com')).not.toBeNull();
  await shopper.keyboard.type(
    /\b\d{6}\b/.exec((await readMail(desk, 'hazel@example.com'))?.text ?? '')?.[0] ?? '',
  );
  await press(shopper, name);
}

test('[SSP-18] [SSP-19] [HTTP-30] [TXT-10] [ERR-13] together: an owner connects Loop; a shopper is led to the order there, and asks the shop where Loop is silent; the shop tells of an order by itself', async ({
  agent: owner,
  shopper,
  host: desk,
  guard,
}) => {
  await openShopSystem(owner);
  const portal = owner.getByRole('region', { name: 'Returns with Loop' });
  await connectLoop(owner, 'guessed');
  await expect(portal.getByRole('status')).toContainText('Loop does not accept this API key.');
  await connectLoop(owner, loopKey);
  await expect(portal.getByText('It answers.')).toBeVisible();

  await shopper
    .context()
    .route('https://fern.loopreturns.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Returns</title>' }),
    );
  await visit(shopper, await desk.addChat(settings));
  // What the chat says of a failure goes into the page's console as well.
  guard.expected.push(/status of 502/, /LoopReturnsFlowError|The return portal could not be reached/);
  loop.misbehaves({ kind: 'status', status: 500 });
  await openOrder(shopper, desk, /Show order #1011/);
  await press(shopper, 'Return items');
  const failure = chatWindow(shopper).getByRole('alert');
  await expect(failure).toHaveText('An error occurred generating the return portal link');
  loop.misbehaves(null);
  await press(shopper, 'Try again');
  const link = chatWindow(shopper).getByRole('link', { name: 'Go to the return portal' });
  const opened = shopper.waitForEvent('popup');
  await link.click();
  await (await opened).waitForURL('https://fern.loopreturns.com/#/link/%231011');

  loop.misbehaves({ kind: 'cut' });
  await press(shopper, 'Back');
  await press(shopper, 'Return items');
  await expect(failure).toBeVisible();
  await press(shopper, 'Request return');
  await expect(
    chatWindow(shopper).getByRole('textbox', { name: /Anything else we should know/ }),
  ).toBeVisible();
  await press(shopper, 'Request return');
  await expect(chatWindow(shopper).getByRole('status')).toContainText('request to return order #1011');
  loop.misbehaves(null);

  await portal.getByRole('button', { name: 'Enter another key' }).click();
  await portal.getByRole('button', { name: 'Keep the connection as it is' }).click();
  await portal.getByRole('button', { name: 'Disconnect Loop' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(owner.getByLabel('API key of Loop')).toBeVisible();

  await test.step('the shop tells of an order by itself, and the owner sees that it does', async () => {
    const told = owner.getByRole('region', { name: 'What it tells by itself' });
    await expect(told).toContainText('The demo’s shop tells of its orders by itself.');
    await expect(told).toContainText(/Facts of \d+ orders? are kept/);
    const count = Number(/Facts of (\d+)/.exec(await told.innerText())?.[1]);

    await shopper.goto('/products/pebble-mug');
    await shopper.request.post('/cart/add.js', { data: { items: [{ id: 700301 }] } });
    await shopper.goto('/checkout');
    for (const [label, text] of Object.entries({
      Email: 'wren.buyer@shop.test',
      'First name': 'Wren',
      'Last name': 'Buyer',
      Address: '1 Lane',
      City: 'Portland',
      'State or region': 'OR',
      'Postal code': '97205',
    }))
      await shopper.getByLabel(label, { exact: true }).fill(text);
    await shopper.getByRole('button', { name: 'Place demo order' }).click();
    await shopper.waitForURL(/\/thank-you$/);

    await expect(async () => {
      await owner.reload();
      await expect(told).toContainText(`Facts of ${count + 1} order`);
    }).toPass();
    await expect(told).toContainText('Last received');
  });
});
