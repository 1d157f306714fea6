import type { Page } from '@playwright/test';
import { chatReopened, expect, openChat, signIn, test, write } from './support/test';

const launcher = (page: Page) => page.getByRole('button', { name: /chat/i, expanded: false });
const messages = (page: Page) => page.getByRole('log');

test('[EMB-16] [EMB-22] a shopper and an agent talk, and nobody else, live in both directions, and after a reload everything is there', async ({
  shopper,
  agent,
}) => {
  await signIn(agent);
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Do you ship to Norway?');
  await agent.getByRole('link', { name: /Do you ship to Norway/ }).click();
  await expect(messages(agent)).toContainText('Do you ship to Norway?');

  await agent.getByRole('textbox', { name: 'Reply' }).pressSequentially('Yes');
  await expect(shopper.getByText('Someone is typing…')).toBeAttached();
  await write(agent, 'Reply', 'Yes, within five days.');
  await expect(messages(shopper)).toContainText('Yes, within five days.');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(2);
  await expect(shopper.getByText('Someone is typing…')).toHaveCount(0);

  await shopper.getByRole('textbox', { name: 'Message' }).pressSequentially('Gre');
  await expect(agent.getByText(/is typing…/)).toBeVisible();
  await write(shopper, 'Message', 'Great, thank you!');
  await expect(messages(agent)).toContainText('Great, thank you!');

  const conversation = ['Do you ship to Norway?', 'Yes, within five days.', 'Great, thank you!'];
  await agent.reload();
  await expect(messages(agent)).toContainText(new RegExp(conversation.join('.*'), 's'));
  await shopper.reload();
  await chatReopened(shopper);
  await expect(messages(shopper)).toContainText(new RegExp(conversation.join('.*'), 's'));
});

test('[LCH-03] the closed window shows how many answers are unread, also after a reload, until it is opened', async ({
  shopper,
  agent,
}) => {
  await signIn(agent);
  await shopper.goto('/products/pebble-mug');
  await openChat(shopper);
  await write(shopper, 'Message', 'Is the mug dishwasher safe?');
  await agent.getByRole('link', { name: /dishwasher safe/ }).click();
  await shopper.getByRole('button', { name: 'Close chat' }).click();
  await expect(shopper.getByRole('dialog')).toBeHidden();
  await write(agent, 'Reply', 'It is.');
  await expect(launcher(shopper)).toHaveAccessibleName(/1 unread/);
  await write(agent, 'Reply', 'And it goes into the microwave.');
  await expect(launcher(shopper)).toHaveAccessibleName(/2 unread/);
  await expect(shopper.locator('.launcher .badge')).toHaveText('2');
  // On a phone it does not open by itself.
  await shopper.setViewportSize({ width: 375, height: 667 });
  await shopper.reload();
  await expect(launcher(shopper)).toHaveAccessibleName(/2 unread/);
  await launcher(shopper).click();
  await expect(messages(shopper)).toContainText('And it goes into the microwave.');
  await shopper.getByRole('button', { name: 'Close chat' }).click();
  await expect(launcher(shopper)).toHaveAccessibleName('Chat with us');
  await expect(shopper.locator('.launcher .badge')).toHaveCount(0);
});

test('two shoppers talk to the same desk and never see each other', async ({ openPage, agent }) => {
  await signIn(agent);
  const [anna, ben] = [await openPage(), await openPage()];
  for (const [page, text] of [
    [anna, 'I am Anna'],
    [ben, 'I am Ben'],
  ] as const) {
    await page.goto('/');
    await openChat(page);
    await write(page, 'Message', text);
  }
  // Both stand in the list: a row that comes in under a click would take it away.
  await expect(agent.getByRole('link', { name: /I am Ben/ })).toBeVisible();
  await agent.getByRole('link', { name: /I am Anna/ }).click();
  await write(agent, 'Reply', 'Hello Anna');
  await agent.getByRole('link', { name: /I am Ben/ }).click();
  await write(agent, 'Reply', 'Hello Ben');
  await expect(messages(anna)).toContainText('Hello Anna');
  await expect(messages(ben)).toContainText('Hello Ben');
  await expect(messages(anna)).not.toContainText('Ben');
  await expect(messages(ben)).not.toContainText('Anna');
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

test('[WIN-25] [LIM-38] Escape closes the window and gives the focus back to the launcher, which Enter and Space open', async ({
  shopper,
}) => {
  await shopper.goto('/');
  await shopper.getByRole('button', { name: 'Chat with us' }).focus();
  await shopper.keyboard.press('Enter');
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await shopper.keyboard.type('half a thou');
  await shopper.keyboard.press('Escape');
  await expect(shopper.getByRole('dialog')).toBeHidden();
  await expect(shopper.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  await shopper.keyboard.press('Space');
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toHaveValue('half a thou');
  // Where the focus goes by itself it has gone, and does not come between.
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await shopper.getByRole('button', { name: 'Close chat' }).press('Escape');
  await expect(shopper.getByRole('dialog')).toBeHidden();
});

test('[SOC-37] [HTTP-41] [LIM-21] who answers sees what lies in the cart, as it is when they look', async ({
  shopper,
  agent,
}) => {
  const put = () =>
    shopper.evaluate(async () => {
      const { variants } = await (await fetch('/products/pebble-mug.js')).json();
      await fetch('/cart/add.js', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ items: [{ id: variants[0].id, quantity: 1 }] }),
      });
    });
  await signIn(agent);
  await shopper.goto('/products/pebble-mug');
  await put();
  await openChat(shopper);
  await write(shopper, 'Message', 'Can I still change my cart?');
  await agent.getByRole('link', { name: /change my cart/ }).click();
  await expect(agent.getByText(/^1 × Pebble mug/i)).toBeVisible();
  const cents = await shopper.evaluate(async () => (await (await fetch('/cart.js')).json()).total_price);
  const total = agent.getByText('Total').locator('..');
  await expect(total).toContainText((cents / 100).toFixed(2));
  await agent.goto('/console');
  await put();
  await agent.getByRole('link', { name: /change my cart/ }).click();
  await expect(agent.getByText(/^2 × Pebble mug/i)).toBeVisible();
});
