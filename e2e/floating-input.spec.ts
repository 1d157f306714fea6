import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { limits } from '../packages/protocol/src/limits';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, messageField, openChat, test, visit } from './support/test';
import { tinyPicture } from './support/tinyPicture';
import { framesSent, hasApp, reactFetched } from './support/watchPage';

const flagged = { ...openChatSettings, featureFlags: { floatingInput: true } };
const field = (page: Page) => page.getByRole('textbox', { name: 'Ask us anything…' });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send your question' });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close the question box' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('[INP-01] [INP-02] [INP-03] [INP-04] [INP-05] [INP-07] [INP-09] [RSP-11] [RSP-12] [LIM-43] [EMB-07] the question box stands on the page by itself, and Enter sends its text into the window once the line is up', async ({
  shopper,
  desk,
}) => {
  const frames = framesSent(shopper);
  let connect = () => {};
  const held = new Promise<void>((done) => {
    connect = done;
  });
  await shopper.route(/\/auth\?/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(shopper, await desk.addChat(flagged));
  await expect(closeButton(shopper)).toBeVisible();
  await expect(sendButton(shopper)).toBeDisabled();
  await expect(launcher(shopper)).toBeVisible();
  await expect(chatWindow(shopper)).toHaveCount(0);

  const box = shopper.locator('form.floating');
  await expect.poll(() => box.boundingBox()).toMatchObject({ width: 377 });
  await field(shopper).fill('One line\n'.repeat(40));
  expect((await field(shopper).boundingBox())?.height).toBe(180);
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(200);
  expect(await field(shopper).evaluate((area) => area.scrollHeight > area.clientHeight)).toBe(true);

  await field(shopper).fill(' \n ');
  await field(shopper).press('Enter');
  await expect(sendButton(shopper)).toBeDisabled();
  await expect(chatWindow(shopper)).toHaveCount(0);

  await field(shopper).fill('Do you ship');
  await field(shopper).press('Shift+Enter');
  await field(shopper).pressSequentially('to Norway?');
  await expect(field(shopper)).toHaveValue('Do you ship\nto Norway?');
  await expect(chatWindow(shopper)).toHaveCount(0);

  await field(shopper).press('Enter');
  await expect(chatWindow(shopper)).toBeVisible();
  await expect(field(shopper)).toHaveCount(0);
  await expect(log(shopper)).toContainText('Do you ship\nto Norway?');
  await expect(log(shopper)).toContainText('Sending');
  expect(frames.of('pending-conversation-message')).toEqual([]);
  connect();
  await expect(log(shopper)).not.toContainText('Sending');
  expect(frames.of('pending-conversation-message')).toMatchObject([
    {
      content: { type: 'text', text: 'Do you ship\nto Norway?' },
      metadata: { ai_agent_message_type: 'entry_customer_message' },
    },
  ]);
  await shopper.keyboard.press('Escape');
  await expect(launcher(shopper)).toBeFocused();
  await expect(field(shopper)).toHaveCount(0);
});

test('[INP-02] [INP-06] [INP-08] [WIN-26] its button sends as well; closed it stays away for good, and without the flag it never comes', async ({
  shopper,
  openPage,
  desk,
}) => {
  const key = await desk.addChat(flagged);
  await shopper.setViewportSize({ width: 375, height: 667 });
  await visit(shopper, key);
  const { x = -1, width = 0 } = (await shopper.locator('form.floating').boundingBox()) ?? {};
  expect([x >= 0, x + width <= 375]).toEqual([true, true]);
  await shopper.evaluate(() =>
    window.GorgiasChat?.on('widget:opened', ({ source }) => Object.assign(window, { source })),
  );
  await field(shopper).fill('By button');
  await sendButton(shopper).click();
  await expect(log(shopper)).toContainText('By button');
  expect(await shopper.evaluate(() => Reflect.get(window, 'source'))).toBe('clicked');

  const other = await openPage();
  await visit(other, key);
  await closeButton(other).click();
  await expect(field(other)).toHaveCount(0);
  const fetched = reactFetched(other);
  await other.reload();
  await fetched;
  expect(await hasApp(other)).toBe(false);
  await launcher(other).click();
  await expect(chatWindow(other)).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(launcher(other)).toBeFocused();
  await expect(field(other)).toHaveCount(0);

  await other.goto('/collections/all?chat=');
  await openChat(other);
  await expect(field(other)).toHaveCount(0);
});

test('[D11] words and files that are refused, since so much waits already, stay: from the question box and from the message field', async ({
  shopper,
  desk,
}) => {
  // A line on which nothing is ever answered.
  await shopper.routeWebSocket(/\/ws\?/, () => {});
  await visit(shopper, await desk.addChat(flagged));
  await expect(field(shopper)).toBeVisible();
  await shopper.evaluate(async (count) => {
    await window.GorgiasChat?.hidePoweredBy();
    for (let sent = 0; sent < count; sent += 1) void window.GorgiasChat?.sendMessage(`Message ${sent}`);
  }, limits.outboxMessagesMax);
  await field(shopper).fill('One too many');
  await field(shopper).press('Enter');
  const refusal = chatWindow(shopper).getByText(
    'An error occurred while sending your message. Please try again.',
  );
  await expect(refusal).toBeVisible();
  await expect(messageField(shopper)).toHaveValue('One too many');
  await chatWindow(shopper).getByRole('button', { name: 'Dismiss', exact: true }).click();

  const picture = { name: 'tray.png', mimeType: 'image/png', buffer: tinyPicture };
  await chatWindow(shopper).locator('input[type=file]').setInputFiles(picture);
  await expect(shopper.locator('.tray-item.done')).toHaveCount(1);
  await messageField(shopper).press('Enter');
  await expect(refusal).toBeVisible();
  await expect(messageField(shopper)).toHaveValue('One too many');
  await expect(shopper.locator('.tray-item.done')).toHaveCount(1);
});
