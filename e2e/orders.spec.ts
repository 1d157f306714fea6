import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, launcher, messageField, signIn, test, visit, write } from './support/test';

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const settings = {
  ...openChatSettings,
  selfService: { enabled: true, startChatEnabled: true, channels: { email: true, sms: true }, flows },
};

const inWindow = (page: Page, role: 'button' | 'heading' | 'textbox', name: string | RegExp) =>
  chatWindow(page).getByRole(role, { name });

/** Of the newest letter to somebody. */
async function codeOf(desk: Desk, to: string): Promise<string> {
  await expect.poll(() => readMail(desk, to)).not.toBeNull();
  return /\b\d{6}\b/.exec((await readMail(desk, to))?.text ?? '')?.[0] ?? '';
}

test('[EMB-09] [SSP-11] [ORD-10] [AUTH-16] a code that came by mail opens the orders of the shop, and the desk knows who is writing', async ({
  shopper,
  agent,
  desk,
}) => {
  await signIn(agent);
  await visit(shopper, await desk.addChat(settings));
  await launcher(shopper).click();
  await expect(messageField(shopper)).toBeFocused();
  await write(shopper, 'Message', 'Where are my bowls?');
  await agent.getByRole('link', { name: /Where are my bowls/ }).click();
  const details = agent.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('button', { name: 'Anonymous' })).toBeVisible();

  await inWindow(shopper, 'button', 'Your orders').click();
  await inWindow(shopper, 'button', 'Track and manage my orders').click();
  await inWindow(shopper, 'textbox', 'Email').fill('hazel@example.com');
  await shopper.keyboard.press('Enter');
  await expect(inWindow(shopper, 'textbox', '6-digit code')).toBeFocused();
  await shopper.keyboard.type(await codeOf(desk, 'hazel@example.com'));
  await expect(inWindow(shopper, 'heading', 'My orders')).toBeFocused();
  const orders = chatWindow(shopper).getByRole('listitem');
  await expect(orders).toHaveCount(10);
  await inWindow(shopper, 'button', 'Show more').click();
  await expect(orders).toHaveCount(12);
  // Colours for light and dark reach styles that come later than the window's own.
  const arrived = chatWindow(shopper).locator('.pill.good').first();
  await expect(arrived).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await expect(details.getByRole('button', { name: 'Verified' })).toBeVisible();
  const shown = details.getByRole('region', { name: 'Orders' });
  await expect(shown.getByRole('listitem')).toHaveCount(3);
  await shown.getByRole('button', { name: 'Show all 12 orders' }).click();
  await expect(shown.locator('details')).toHaveCount(12);
  await shown.locator('summary').first().click();
  await expect(shown.getByText('Placed').first()).toBeVisible();
});
