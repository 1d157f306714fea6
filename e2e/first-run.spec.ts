import { complaints } from './support/axe';
import { createDesk } from './support/startDesk';
import { chatWindow, expect, launcher, messageField, test, write } from './support/test';

test('an empty installation: set up once with the printed code, then led to the first message', async ({
  openPage,
  guard,
}) => {
  guard.expected.push(/status of 40[13]/);
  // As whoever has just cloned it does: by `npm start`.
  const desk = await createDesk({ DEMO: '0' }, 'tooling/start.mjs');
  try {
    await desk.start();
    const [, address = '', code = ''] = await desk.line(/Create the owner at (\S+) with the code ([\w-]+)\./);
    expect(address).toBe(`${desk.baseUrl}/console/setup`);
    const page = await openPage();
    await page.goto(`${desk.baseUrl}/console`);
    await expect(page).toHaveURL(address);
    await page.getByLabel('Setup code').fill('AAAA-AAAA-AAAA');
    await page.getByLabel('Shop name').fill('Moss');
    await page.getByLabel('Your name').fill('Mia Moss');
    await page.getByLabel('Email').fill('mia@moss.test');
    await page.getByLabel('Password').fill('a quiet green door');
    await page.getByRole('button', { name: 'Create the shop' }).click();
    await expect(page.getByText('The code is not right.')).toBeVisible();
    await expect(page.getByLabel('Shop name')).toHaveValue('Moss');
    await page.getByLabel('Setup code').fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Create the shop' }).click();

    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
    await page.getByLabel('Name of the shop').fill('Moss & Stone');
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByRole('banner').getByText('Moss & Stone')).toBeVisible();
    const header = page
      .frameLocator('iframe')
      .getByRole('dialog', { name: 'Moss & Stone' })
      .locator('header');
    await expect(header).toBeVisible();
    await page.getByLabel('Colour of the chat').fill('#1f5f4a');
    await expect(header).toHaveCSS('background-image', /rgb\(31, 95, 74\)/);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page.getByRole('heading', { name: 'Invite the team' })).toBeVisible();
    expect(await complaints(page)).toEqual([]);

    // Left and taken up again: what was done is kept on the server.
    await page.getByRole('button', { name: 'Go on later' }).click();
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'First steps' }).click();
    await expect(page.getByRole('button', { name: 'Name the shop , done' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Invite the team' })).toBeVisible();
    await page.getByRole('button', { name: 'Skip this step' }).click();

    const snippet = `<script async src="${desk.baseUrl}/w/moss.js"></script>`;
    await expect(page.getByText(snippet)).toBeVisible();
    await expect(page.getByText('Waiting until a page of yours asks for it…')).toBeVisible();
    const visitor = await openPage();
    await visitor.route('http://moss.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Moss</title>${snippet}` }),
    );
    await visitor.goto('http://moss.test/');
    await expect(page.getByText('Seen on moss.test.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on', exact: true }).click();

    // At any hour of the day on which the test runs.
    const always = { days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' };
    const preferences = { liveChatAvailability: 'always-live-during-business-hours' };
    await desk.addChat({ preferences, businessHours: { timezone: 'UTC', businessHours: [always] } }, 'moss');
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'a page with the chat' }).click();
    const shopper = await popup;
    await launcher(shopper).click();
    await expect(chatWindow(shopper)).toContainText('Moss & Stone');
    await expect(messageField(shopper)).toBeVisible();
    await write(shopper, 'Message', 'Is this thing on?');
    await page.getByRole('link', { name: 'Answer it in the inbox' }).click();
    await expect(page.getByRole('log')).toContainText('Is this thing on?');

    const stranger = await openPage();
    await stranger.goto(address);
    await expect(stranger.getByRole('heading', { name: 'Sign in to Shopbell' })).toBeVisible();
    // Before their server ends, which they would complain about.
    for (const each of [page, visitor, stranger]) await each.context().close();
  } finally {
    await desk.remove();
  }
});
