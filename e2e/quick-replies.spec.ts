import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { closedChatSettings, openChatSettings } from './support/chats';
import { code, standInOrders } from './support/standInOrders';
import { chatWindow, expect, forget, launcher, messageField, speaks, test, visit } from './support/test';

const flows = { track_order: true, return_order: true, cancel_order: true, report_issue: true };
const selfService = { enabled: true, startChatEnabled: true, flows };
const log = (page: Page) => chatWindow(page).getByRole('log');
const press = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name }).click();
const title = (page: Page, name: string) => chatWindow(page).getByRole('heading', { name, level: 3 });

async function signInByCode(page: Page): Promise<void> {
  await chatWindow(page).getByRole('textbox').first().fill('hazel@example.com');
  await page.keyboard.press('Enter');
  await chatWindow(page).locator('input[autocomplete="one-time-code"]').fill(code);
}

test('a quick reply opens what it is linked to; the others are sent, and so is a linked one where the page has switched the portal off', async ({
  shopper,
  desk,
}) => {
  const quickReplies = {
    enabled: true,
    replies: ['Send it back', 'Do you mend rugs?'],
    actions: [{ reply: 'Send it back', action: 'return' }],
  };
  const key = await desk.addChat({ ...openChatSettings, selfService, quickReplies });
  await standInOrders(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  await press(shopper, 'Send it back');
  await signInByCode(shopper);
  await expect(title(shopper, 'Which order is it about?')).toBeVisible();
  await press(shopper, /Show order #1006/);
  await expect(title(shopper, 'Return order #1006')).toBeVisible();
  for (const _ of [1, 2]) await press(shopper, 'Back');
  // Nothing was said for them.
  await expect(messageField(shopper)).toBeVisible();
  await press(shopper, 'Do you mend rugs?');
  await expect(log(shopper)).toContainText('Do you mend rugs?');
  await expect(log(shopper)).not.toContainText('Send it back');

  await forget(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  await shopper.evaluate(() => window.GorgiasChat?.disableSSP());
  await press(shopper, 'Send it back');
  await expect(log(shopper)).toContainText('Send it back');
  await expect(messageField(shopper)).toBeVisible();
});

test('a shop gives its own reasons in the language of the shopper, and those of the chat where it has none', async ({
  openPage,
  desk,
}) => {
  const languages = ['en-US', 'de', 'it'].map((language) => ({ language, primary: language === 'en-US' }));
  const key = await desk.addChat({
    ...openChatSettings,
    languages,
    selfService: {
      ...selfService,
      flows: { report_issue: true, return_order: true, cancel_order: true },
      reportReasons: { 'en-US': ['It leaks'], de: ['Es ist undicht'] },
      cancelReasons: { de: ['Falsche Farbe'] },
    },
  });
  const open = async (language: string) => {
    const page = await openPage();
    await standInOrders(page);
    await speaks(page, language);
    await visit(page, key, '/?chat-page=homepage&open-chat=1');
    return page;
  };
  const home = ['return', 'cancel', 'report'];
  const begin = (page: Page, flow: 'cancel' | 'report') =>
    chatWindow(page).locator('.action').nth(home.indexOf(flow)).click();
  const choose = async (page: Page, order: string) => {
    await chatWindow(page).locator('.order').filter({ hasText: order }).click();
    return chatWindow(page).locator('label.choice:has(input[type=radio])').first();
  };
  const german = await open('de');
  await begin(german, 'report');
  await signInByCode(german);
  await expect(await choose(german, '#1006')).toHaveText('Es ist undicht');
  for (const _ of [1, 2]) await press(german, 'Zurück');
  await begin(german, 'cancel');
  await expect(await choose(german, '#1007')).toHaveText('Falsche Farbe');
  for (const [language, flow, order, reason] of [
    ['it', 'report', '#1006', 'It leaks'],
    ['en-US', 'cancel', '#1007', 'I no longer need it'],
  ] as const) {
    const page = await open(language);
    await begin(page, flow);
    await signInByCode(page);
    await expect(await choose(page, order)).toHaveText(reason);
  }
});

test('[ENT-25] with nobody there, what shoppers can do themselves comes before the form, where the shop wants it so', async ({
  shopper,
  desk,
}) => {
  const preferences = { ...closedChatSettings.preferences, controlTicketVolume: true };
  const settings = {
    ...closedChatSettings,
    preferences,
    selfService: { ...selfService, startChatEnabled: false },
  };
  const key = await desk.addChat(settings);
  await visit(shopper, key);
  await launcher(shopper).click();
  await expect(title(shopper, 'Your orders')).toBeVisible();
  await expect(chatWindow(shopper).getByRole('listitem')).toHaveText([
    'Track and manage my orders',
    'Leave us a message',
  ]);
  await press(shopper, 'Leave us a message');
  await expect(title(shopper, 'Leave us a message')).toBeVisible();
  await press(shopper, 'Back');
  await expect(title(shopper, 'Your orders')).toBeVisible();

  await forget(shopper);
  await visit(shopper, await desk.addChat({ ...settings, preferences: closedChatSettings.preferences }));
  await launcher(shopper).click();
  await expect(title(shopper, 'Leave us a message')).toBeVisible();

  await forget(shopper);
  await visit(shopper, key);
  await shopper.evaluate(() => window.GorgiasChat?.disableSSP());
  await launcher(shopper).click();
  await expect(title(shopper, 'Leave us a message')).toBeVisible();
});
