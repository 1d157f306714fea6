import type { Page } from '@playwright/test';
import { chatReopened, expect, messageField, openChat, signIn, test, write } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: /chat/i, expanded: false });
const messages = (page: Page) => page.getByRole('log');

/** Another mug in the cart, as the page's own button does it. */
const putMug = (page: Page) =>
  page.evaluate(async () => {
    const { variants } = await (await fetch('/products/pebble-mug.js')).json();
    await fetch('/cart/add.js', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items: [{ id: variants[0].id, quantity: 1 }] }),
    });
  });

test('[EMB-16] [EMB-22] [LCH-03] [WIN-25] [LIM-38] [SOC-37] [HTTP-41] [LIM-21] two shoppers and an agent talk, and no shopper sees the other, because one desk shows all of it: live in both directions, by keyboard, with what lies in the cart, with the window closed, and after a reload', async ({
  openPage,
  agent,
}) => {
  await signIn(agent);
  const [anna, ben] = [await openPage(), await openPage()];
  const conversation = ['Do you ship to Norway?', 'Yes, within five days.', 'Great, thank you!'];

  await test.step('live in both directions', async () => {
    await anna.goto('/products/pebble-mug');
    await putMug(anna);
    await openChat(anna);
    await write(anna, 'Message', 'Do you ship to Norway?');
    await agent.getByRole('link', { name: /Do you ship to Norway/ }).click();
    await expect(messages(agent)).toContainText('Do you ship to Norway?');

    await agent.getByRole('textbox', { name: 'Reply' }).pressSequentially('Yes');
    await expect(anna.getByText('Someone is typing…')).toBeAttached();
    await write(agent, 'Reply', 'Yes, within five days.');
    await expect(messages(anna)).toContainText('Yes, within five days.');
    await expect(anna.locator('.message.confirmed')).toHaveCount(2);
    await expect(anna.getByText('Someone is typing…')).toHaveCount(0);

    await messageField(anna).pressSequentially('Gre');
    await expect(agent.getByText(/is typing…/)).toBeVisible();
    await write(anna, 'Message', 'Great, thank you!');
    await expect(messages(agent)).toContainText('Great, thank you!');
  });

  await test.step('who answers sees what lies in the cart', async () => {
    await expect(agent.getByText(/^1 × Pebble mug/i)).toBeVisible();
    const cents = await anna.evaluate(async () => (await (await fetch('/cart.js')).json()).total_price);
    const total = agent.getByText('Total').locator('..');
    await expect(total).toContainText((cents / 100).toFixed(2));
  });

  await test.step('Escape closes the window and gives the focus back to the launcher, which Enter and Space open', async () => {
    await ben.goto('/');
    await ben.getByRole('button', { name: 'Chat with us' }).focus();
    await ben.keyboard.press('Enter');
    await expect(messageField(ben)).toBeFocused();
    await ben.keyboard.type('I am B');
    await ben.keyboard.press('Escape');
    await expect(ben.getByRole('dialog')).toBeHidden();
    await expect(ben.getByRole('button', { name: 'Chat with us' })).toBeFocused();
    await ben.keyboard.press('Space');
    await expect(messageField(ben)).toHaveValue('I am B');
    // Where the focus goes by itself it has gone, and does not come between.
    await expect(messageField(ben)).toBeFocused();
    await ben.getByRole('button', { name: 'Close chat' }).press('Escape');
    await expect(ben.getByRole('dialog')).toBeHidden();
    await ben.keyboard.press('Space');
    await write(ben, 'Message', 'I am Ben');
  });

  await test.step('neither shopper sees the other', async () => {
    await agent.getByRole('link', { name: /I am Ben/ }).click();
    await expect(messages(agent)).toContainText('I am Ben');
    await write(agent, 'Reply', 'Hello Ben');
    await expect(messages(ben)).toContainText('Hello Ben');
    await expect(messages(ben)).not.toContainText('Norway');
    await expect(messages(anna)).not.toContainText('Ben');
  });

  await test.step('what lies in the cart is as it is when they look', async () => {
    await putMug(anna);
    await agent.getByRole('link', { name: /Great, thank you/ }).click();
    await expect(messages(agent)).toContainText('Great, thank you!');
    await expect(agent.getByText(/^2 × Pebble mug/i)).toBeVisible();
  });

  await test.step('after a reload everything is there', async () => {
    await agent.reload();
    await expect(messages(agent)).toContainText(new RegExp(conversation.join('.*'), 's'));
    await anna.reload();
    await chatReopened(anna);
    await expect(messages(anna)).toContainText(new RegExp(conversation.join('.*'), 's'));
  });

  await test.step('the closed window shows how many answers are unread, also after a reload, until it is opened', async () => {
    await anna.getByRole('button', { name: 'Close chat' }).click();
    await expect(anna.getByRole('dialog')).toBeHidden();
    await write(agent, 'Reply', 'They go into the microwave.');
    await expect(launcher(anna)).toHaveAccessibleName(/1 unread/);
    await write(agent, 'Reply', 'And into the dishwasher.');
    await expect(launcher(anna)).toHaveAccessibleName(/2 unread/);
    await expect(anna.locator('.launcher .badge')).toHaveText('2');
    // On a phone it does not open by itself.
    await anna.setViewportSize({ width: 375, height: 667 });
    await anna.reload();
    await expect(launcher(anna)).toHaveAccessibleName(/2 unread/);
    await launcher(anna).click();
    await expect(messages(anna)).toContainText('And into the dishwasher.');
    await anna.getByRole('button', { name: 'Close chat' }).click();
    await expect(launcher(anna)).toHaveAccessibleName('Chat with us');
    await expect(anna.locator('.launcher .badge')).toHaveCount(0);
  });
});

test('what is written while the server is down is sent when it is back, once and in order, on both sides', async ({
  shopper,
  agent,
  desk,
  guard,
}) => {
  // The shop is away with it, and its cart, and what was just being loaded; on a busy machine for longer than the page
  // keeps trying often.
  guard.expected.push(
    /WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource|could not be|RETRY_COUNT_EXCEEDED/,
  );
  // Chance lets them wait long between tries: once these are used up they only look in every minute.
  for (const page of [shopper, agent])
    await page.addInitScript('const { random } = Math; Math.random = () => 0.9 + random() / 10;');
  await signIn(agent);
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Before the storm');
  await agent.getByRole('link', { name: /Before the storm/ }).click();
  await expect(messages(agent)).toContainText('Before the storm');
  await desk.kill('SIGKILL');
  await write(shopper, 'Message', 'During one');
  await write(shopper, 'Message', 'During two');
  await write(agent, 'Reply', 'Also during');
  await expect(shopper.getByText('What you write is kept and sent.')).toBeVisible();
  await desk.start();
  for (const page of [shopper, agent]) {
    await expect(messages(page)).toContainText(/During one.*During two/s, { timeout: 90_000 });
    await expect(messages(page)).toContainText('Also during', { timeout: 90_000 });
  }
  await shopper.reload();
  await chatReopened(shopper);
  for (const text of ['During one', 'During two', 'Also during']) {
    await expect(messages(shopper).getByText(text)).toHaveCount(1);
  }
});
