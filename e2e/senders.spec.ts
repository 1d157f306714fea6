import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, forget, launcher, openChat, signIn, test, visit, write } from './support/test';

const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUzqncb3tbvAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC',
    'base64',
  ),
};
/** The message with these words. */
const said = (page: Page, words: string) =>
  page.getByRole('log').locator('.message').filter({ hasText: words });

test('[ROL-03] [ROL-04] [ROL-06] who speaks: an agent with a picture or initials, a machine, and an owner in a preview', async ({
  shopper,
  agent,
  openPage,
  desk,
  guard,
}) => {
  // What is no picture, and the one that is taken away.
  guard.expected.push(/status of 415/, /status of 404/);
  const owner = await openPage();

  await test.step('an agent gives themselves a picture; shoppers see it beside their first name, and initials once it is gone', async () => {
    await signIn(agent, 'agent@demo.shop', '/console/account');
    const section = agent.getByRole('region', { name: 'Picture' });
    await section
      .locator('input[type=file]')
      .setInputFiles({ ...picture, buffer: Buffer.from('no picture') });
    await expect(section.getByRole('alert')).toHaveText('Choose a jpg, png, gif or webp.');
    await section.locator('input[type=file]').setInputFiles(picture);
    await expect(section.getByRole('button', { name: 'Remove', exact: true })).toBeVisible();
    await expect(section.locator('img')).toHaveJSProperty('naturalWidth', 192);

    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Who makes the teapots?');
    await agent.goto('/console/inbox');
    await agent.getByRole('link', { name: /makes the teapots/ }).click();
    await write(agent, 'Reply', 'I do, with my sister.');
    const answer = said(shopper, 'I do, with my sister.');
    await expect(answer.locator('.sender')).toHaveText('Ada');
    await expect(answer.locator('.sender img')).toHaveJSProperty('naturalWidth', 192);

    await signIn(owner, 'owner@demo.shop', '/console/settings/team');
    const row = owner.getByRole('row', { name: /Ada Agent/ });
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 192);

    await agent.goto('/console/account');
    await section.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(section.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    await shopper.reload();
    await expect(answer.locator('.sender')).toHaveText('AAda');
    await expect(answer.locator('.sender img')).toHaveCount(0);
  });

  await test.step('what a machine says is marked as a bot, and what a person says is not', async () => {
    await forget(shopper);
    const key = await desk.addChat({
      ...openChatSettings,
      preferences: {
        ...openChatSettings.preferences,
        autoResponder: { enabled: true, reply: 'reply-shortly' },
      },
    });
    await visit(shopper, key);
    await launcher(shopper).click();
    await write(shopper, 'Message', 'Do you mend chipped cups?');
    const bot = shopper
      .getByRole('log')
      .locator('.message.agent')
      .filter({ has: shopper.locator('.bot') });
    await expect(bot.locator('.bot')).toHaveText('Bot');
    await expect(bot.locator('.sender svg')).toBeVisible();

    await agent.getByRole('link', { name: /^Open/ }).click();
    await agent.getByRole('link', { name: /chipped cups/ }).click();
    await write(agent, 'Reply', 'We do, with gold.');
    await expect(said(shopper, 'We do, with gold.').locator('.sender-name')).toHaveText('Ada');
    await expect(said(shopper, 'We do, with gold.').locator('.bot')).toHaveCount(0);
  });

  await test.step('an owner opens the preview from the settings: the chat shows in spite of its rules, and says what this is', async () => {
    await forget(shopper);
    const key = await desk.addChat({
      ...openChatSettings,
      visibility: { method: 'hide-on-specific-pages', conditions: [{ operator: 'contain', value: '/' }] },
    });
    const { id } = await (await owner.request.get(`/api/applications/${key}/settings`)).json();
    await owner.goto(`/console/settings/installation?chat=${id}`);
    const opened = owner.waitForEvent('popup');
    await owner.getByRole('link', { name: 'Open the preview' }).click();
    const page = await opened;
    await launcher(page).click();
    const banner = chatWindow(page).getByText(
      'This is a preview. What you write arrives in the shop’s inbox.',
    );
    await expect(banner).toBeVisible();

    // Shoppers see neither: the chat is hidden from them, and where it shows nothing speaks of a preview.
    await visit(shopper, key);
    await expect(shopper.locator('#gorgias-chat-container')).toBeAttached();
    await expect(launcher(shopper)).toBeHidden();
    await shopper.goto('/?chat=');
    await openChat(shopper);
    await expect(chatWindow(shopper).getByText('Powered by Shopbell')).toBeVisible();
    await expect(chatWindow(shopper).getByText('This is a preview')).toHaveCount(0);
  });
});
