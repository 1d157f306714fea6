import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { placeOrder } from './support/placeOrder';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { chatReopened, chatWindow, expect, launcher, signIn, test, visit, write } from './support/test';

const settings = {
  ...openChatSettings,
  selfService: { enabled: true, startChatEnabled: true, flows: { track_order: true, report_issue: true } },
};
const press = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name }).click();

async function codeOf(desk: Desk, to: string): Promise<string> {
  await expect.poll(() => readMail(desk, to)).not.toBeNull();
  return /\b\d{6}\b/.exec((await readMail(desk, to))?.text ?? '')?.[0] ?? '';
}

test('an owner reads how many found the answer by themselves, and that who writes after it has not', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await owner.getByRole('link', { name: 'Report', exact: true }).click();
  await expect(owner.getByRole('heading', { name: 'Report', exact: true, level: 1 })).toBeFocused();
  const rowsOf = async () => {
    const { actions } = await (await owner.request.get('/console/api/portal-report')).json();
    return actions as { action: string; visits: number; asked: number; open: number }[];
  };
  const before = (await rowsOf()).find(({ action }) => action === 'track') ?? { visits: 0, asked: 0 };

  // Each has an order of their own: codes for one address are limited.
  const email = await placeOrder(shopper);
  await visit(shopper, await desk.addChat(settings));
  await launcher(shopper).click();
  await press(shopper, 'Your orders');
  await press(shopper, 'Track and manage my orders');
  await chatWindow(shopper).getByRole('textbox', { name: 'Email' }).fill(email);
  await shopper.keyboard.press('Enter');
  const field = chatWindow(shopper).getByRole('textbox', { name: '6-digit code' });
  await expect(field).toBeVisible();
  await field.fill(await codeOf(desk, email));
  await press(shopper, /^Show order/);
  const counted = shopper.waitForResponse(
    (response) =>
      response.url().includes('/ssp/visits?') && response.request().postDataJSON().action === 'track',
  );
  await press(shopper, 'Track the package');
  expect((await (await counted).json()).visit).toMatch(/^[0-9a-f-]{36}$/);
  await expect
    .poll(async () => (await rowsOf()).find(({ action }) => action === 'track'))
    .toMatchObject({ visits: before.visits + 1, asked: before.asked });

  const kept = () =>
    shopper.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('portal-visits'));
      return JSON.parse(localStorage.getItem(key ?? '') ?? '[]').length;
    });
  await expect.poll(kept).toBe(2);

  // On another page, later: what was looked up was not enough.
  // What counts comes later than the words that are counted.
  let give = () => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  await shopper.route(/\/visitsOf\.[^/]+\.js/, async (route) => {
    await given;
    await route.continue();
  });
  await shopper.reload();
  await chatReopened(shopper);
  const asked = shopper.waitForResponse(/\/ssp\/visits\/asked/);
  await write(shopper, 'Message', 'It says delivered, but where?');
  await expect(chatWindow(shopper).getByRole('log')).toContainText('It says delivered, but where?');
  give();
  expect((await asked).status()).toBe(200);
  await expect
    .poll(async () => (await rowsOf()).find(({ action }) => action === 'track'))
    .toMatchObject({ visits: before.visits + 1, asked: before.asked + 1 });
  await owner.reload();
  const table = owner.getByRole('group', { name: 'By what they came for' });
  await expect(table.getByRole('row', { name: /^Tracking an order/ })).toBeVisible();
  const ways = owner.getByRole('group', { name: 'By where they came in' });
  await expect(ways.getByRole('row', { name: /^The home page of the chat/ })).toBeVisible();
});
