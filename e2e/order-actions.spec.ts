import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { placeOrder } from './support/placeOrder';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import {
  chatWindow,
  expect,
  forget,
  launcher,
  messageField,
  signIn,
  test,
  visit,
  write,
} from './support/test';

const settings = {
  ...openChatSettings,
  selfService: {
    ...{ enabled: true, startChatEnabled: true, channels: { email: true, sms: false } },
    flows: { track_order: true, return_order: true, cancel_order: true, report_issue: true },
    atOnce: { cancel_order: true, change_address: true, return_order: true },
  },
};

const button = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('heading', { name });
const log = (page: Page) => page.getByRole('log');

/** From the open window to the one order that somebody has just placed. */
async function openOrder(page: Page, desk: Desk, email: string, order = /^Show order/): Promise<void> {
  await button(page, 'Your orders').click();
  await button(page, 'Track and manage my orders').click();
  await chatWindow(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(chatWindow(page).getByRole('textbox', { name: '6-digit code' })).toBeFocused();
  await expect.poll(() => readMail(desk, email)).not.toBeNull();
  await page.keyboard.type(/\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '');
  await button(page, order).click();
  await expect(heading(page, /^Order #/)).toBeFocused();
}

/** A shop that does nothing at once: its team is asked. */
const askingSettings = { ...settings, selfService: { ...settings.selfService, atOnce: {} } };

test('what can be done about an order, by the shopper at once or by the team that is asked, and the conversation says so to both sides', async ({
  shopper,
  agent,
  desk,
}) => {
  await signIn(agent);
  const key = await desk.addChat(settings);
  const panel = agent.getByRole('region', { name: 'Orders' });
  const dialog = agent.getByRole('dialog');

  await test.step('an order is sent elsewhere and cancelled at once, and an agent who wants that too hears that it is', async () => {
    const email = await placeOrder(shopper);
    await visit(shopper, key, '/cart');
    await launcher(shopper).click();
    await openOrder(shopper, desk, email);

    await button(shopper, 'Change the address').click();
    const street = chatWindow(shopper).getByRole('textbox', { name: 'Street and number' });
    await expect(street).toHaveValue('1 Mill Lane');
    await street.fill('');
    await button(shopper, 'Save the address').click();
    await expect(street).toBeFocused();
    await expect(street).toHaveAccessibleDescription('Please fill this in');
    await street.fill('2 Weir Road');
    await button(shopper, 'Save the address').click();
    await expect(chatWindow(shopper).getByRole('status')).toContainText('will go to the new address.');
    await button(shopper, /^Show order/).click();
    await expect(chatWindow(shopper).getByText('2 Weir Road')).toBeVisible();

    // Nothing is left to do, so that nobody is called; it stands with what is closed.
    await agent.getByRole('link', { name: /^Closed/ }).click();
    await agent.getByRole('link', { name: email }).filter({ hasText: 'will go to the new address' }).click();
    await panel.locator('summary').click();
    await panel.getByRole('button', { name: /^Cancel order/ }).click();
    await expect(dialog).toBeVisible();

    // By keyboard from here on.
    await button(shopper, 'Cancel order').press('Enter');
    await expect(heading(shopper, /^Cancel order/)).toBeFocused();
    await expect(chatWindow(shopper).getByText('This cannot be undone.')).toBeVisible();
    await chatWindow(shopper).getByText('I ordered it by mistake').click();
    await button(shopper, 'Cancel the order now').press('Enter');
    await expect(chatWindow(shopper).getByRole('status')).toContainText('has been canceled.');
    await expect(button(shopper, /^Show order/)).toBeFocused();
    await shopper.keyboard.press('Enter');
    await expect(chatWindow(shopper).getByText('Canceled', { exact: true })).toBeVisible();
    await expect(button(shopper, 'Cancel order')).toHaveCount(0);
    await expect(button(shopper, 'Change the address')).toHaveCount(0);

    await agent.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(panel.getByText(/^Cancelled/)).toBeVisible();
    await expect(log(agent).getByText(/^Order #\d+ cancelled$/)).toHaveCount(1);
    await expect(log(agent).getByText('Done by the shopper in the shop’s own system.')).toHaveCount(2);
    await expect(log(agent).getByText('2 Weir Road')).toBeVisible();
  });

  await test.step('items go back at once, and another comes instead: shown before the press, told after it, and an agent does the same', async () => {
    await forget(shopper);
    await visit(shopper, key, '/cart');
    await launcher(shopper).click();
    await expect(messageField(shopper)).toBeFocused();
    await write(shopper, 'Message', 'A plate too many');
    await openOrder(shopper, desk, 'ivy@example.com', /^Show order #1017/);
    await button(shopper, 'Return items').click();
    const submit = button(shopper, 'Register the return');
    await submit.click();
    await expect(chatWindow(shopper).getByRole('alert')).toHaveText('Please choose at least one item');

    const plates = chatWindow(shopper).getByRole('checkbox', { name: /^Dune Dinner Plates/ });
    await plates.press('Space');
    const summary = chatWindow(shopper).locator('section.card', { hasText: 'Goes back' });
    await chatWindow(shopper).getByRole('combobox', { name: 'How many' }).selectOption('1');
    await chatWindow(shopper).getByRole('combobox', { name: 'Instead' }).selectOption('Sand');
    await expect(summary.getByRole('listitem')).toHaveText([
      '1 × Dune Dinner Plates, Set of Four, Slate',
      '1 × Dune Dinner Plates, Set of Four, Sand',
    ]);
    await expect(summary).toContainText('costs the same');
    await submit.press('Enter');
    await expect(button(shopper, /^Show order/)).toBeFocused();
    await expect(chatWindow(shopper).getByRole('status')).toContainText(
      'Your return from order #1017 is registered.',
    );
    await button(shopper, /^Show order/).click();
    await expect(
      chatWindow(shopper)
        .getByText(/1 × Dune Dinner Plates, Set of Four · Registered/)
        .first(),
    ).toBeVisible();

    await agent.getByRole('link', { name: /^Open/ }).click();
    await agent
      .getByRole('link', { name: /Your return from order #1017/ })
      .first()
      .click();
    await expect(log(agent).getByText('Order #1017 has a return')).toBeVisible();
    await expect(log(agent).getByText(/^Comes instead: 1 × Dune Dinner Plates, .*Sand$/m)).toBeVisible();
    await panel.locator('summary', { hasText: '#1017' }).click();
    await panel.getByRole('button', { name: 'Return items of order #1017' }).click();
    await dialog.getByRole('combobox', { name: /^How many of Harbour Napkins/ }).selectOption('1');
    await dialog
      .getByRole('combobox', { name: /^What comes instead of Harbour Napkins/ })
      .selectOption('Rust');
    await dialog.getByRole('button', { name: 'Register the return' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(log(agent).getByText('Done by an agent in the shop’s own system.')).toBeVisible();
    await expect(log(agent).getByText(/^Comes instead: 1 × Harbour Napkins, .*Rust$/m)).toBeVisible();
  });

  await test.step('what was asked of the team is decided at the desk, and the shopper reads it there and in a mail; an agent cancels for who has proven who they are', async () => {
    const email = await placeOrder(shopper);
    await forget(shopper);
    await visit(shopper, await desk.addChat(askingSettings), '/cart');
    await launcher(shopper).click();
    await expect(messageField(shopper)).toBeFocused();
    await write(shopper, 'Message', `Can you cancel it for ${email}?`);
    await openOrder(shopper, desk, email);
    await expect(button(shopper, 'Change the address')).toHaveCount(0);
    await button(shopper, 'Report an issue').click();
    const words = chatWindow(shopper).getByRole('textbox', { name: 'Describe the issue' });
    await words.fill(`Nobody rang, ${email}`);
    await button(shopper, 'Send report').click();
    await expect(chatWindow(shopper).getByRole('status')).toContainText('We have received your report');

    await agent.getByRole('link', { name: new RegExp(email) }).click();
    const requests = agent.getByRole('region', { name: 'Requests' });
    await expect(requests.getByText('Open', { exact: true })).toBeVisible();
    await requests.getByRole('button', { name: /^Accept: Problem with #/ }).press('Enter');
    await expect(dialog).toContainText('gets a mail');
    await dialog.getByRole('textbox').fill('A new one leaves today.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(requests.getByText('Accepted', { exact: true })).toBeVisible();
    await expect(requests.getByRole('button', { name: /^Accept:/ })).toHaveCount(0);
    await expect(log(agent).getByText(/^Request accepted: report, order #\d+$/)).toBeVisible();

    await expect
      .poll(async () => (await readMail(desk, email))?.subject)
      .toMatch(/^About your request for order #/);
    expect((await readMail(desk, email))?.text).toContain('A new one leaves today.');
    await button(shopper, 'Go to the chat').click();
    await expect(log(shopper).getByText(/^We have accepted your request about order #/)).toBeVisible();
    await expect(log(shopper).getByText('A new one leaves today.')).toBeVisible();

    await panel.locator('summary').click();
    await panel.getByRole('button', { name: /^Cancel order/ }).click();
    await expect(dialog).toContainText('This cannot be taken back.');
    await agent.getByRole('button', { name: 'Cancel the order' }).click();
    await expect(panel.getByText(/^Cancelled/)).toBeVisible();
    await expect(log(agent).getByText('Done by an agent in the shop’s own system.')).toBeVisible();
    await expect(log(shopper).getByText(/^Order #\d+ has been canceled\.$/)).toBeVisible();
  });
});
