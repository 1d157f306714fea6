import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, speaks, test, visit } from './support/test';

/** The addresses under which texts were asked for. */
function translationsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/translations') asked.push(search);
  });
  return asked;
}

test('[LNG-08] [LNG-09] [CON-03] a shopper of another language is greeted in it, after one call, by a socket that says which it is before anything else has come; where that fails, or is not needed, in the language of the shop', async ({
  openPage,
  guard,
  desk,
}) => {
  guard.expected.push(/status of 500/, /could not be loaded in full/);
  const key = await desk.addChat({
    ...openChatSettings,
    language: 'en-US',
    languages: [
      { language: 'en-US', primary: true },
      { language: 'de', primary: false },
    ],
  });
  const open = async (language: string, isBroken = false) => {
    const page = await openPage();
    const asked = translationsAsked(page);
    const connected = page.waitForEvent('websocket');
    await page.route(/\/settings$/, async (route) => {
      await connected;
      await route.continue();
    });
    await speaks(page, language);
    if (isBroken)
      await page.route(/\/api\/translations/, (route) => route.fulfill({ status: 500, json: {} }));
    await visit(page, key);
    await launcher(page).click();
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    const spoken = new URL((await connected).url()).searchParams.get('language');
    return { page, asked, spoken, header: chatWindow(page).locator('header') };
  };
  const [german, english, broken] = await Promise.all([open('de-AT'), open('en-US'), open('de', true)]);
  await expect(german.header).toContainText('Wie können wir helfen?');
  await expect(chatWindow(german.page)).toHaveAttribute('lang', 'de');
  await expect(german.page.getByRole('textbox', { name: 'Nachricht' })).toBeVisible();
  expect(german.asked).toEqual([expect.stringMatching(/^\?lang=de&appId=\d+$/)]);
  expect([german.spoken, english.spoken]).toEqual(['de', 'en-US']);
  await expect(english.header).toContainText('How can we help?');
  expect(english.asked).toEqual([]);
  await expect(broken.header).toContainText('How can we help?');
  await expect(chatWindow(broken.page)).toHaveAttribute('lang', 'en-US');
  await expect(broken.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(broken.asked).toHaveLength(1);
});
