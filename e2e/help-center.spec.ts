import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipOf } from '../packages/rules/src/article-import-testing';
import { hostileMarkup } from '../packages/rules/src/content-testing';
import { closedChatSettings, openChatSettings } from './support/chats';
import { holdUp } from './support/holdUp';
import {
  chatWindow,
  expect,
  forget,
  launcher,
  messageField,
  signIn,
  signInUnseen,
  test,
  visit,
  write,
} from './support/test';

interface Written {
  readonly language?: string;
  readonly title: string;
  readonly body: string;
}

const log = (page: Page) => chatWindow(page).getByRole('log');
const press = (page: Page, name: string) => chatWindow(page).getByRole('button', { name }).click();
const card = (page: Page) => chatWindow(page).getByRole('link', { name: /Read the article/ });

/** As the console asks for it; the forms are tried in the first journey. */
async function ask(page: Page, method: string, path: string, data?: object) {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const answer = await page.request.fetch(`/console/api/help-center${path}`, {
    ...{ method, headers: { origin } },
    ...(data && { data }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function publish(page: Page, { language = 'en-US', title, body }: Written): Promise<void> {
  const made = await ask(page, 'POST', '/articles', { language, title, body, categoryId: null });
  await ask(page, 'PUT', `/articles/${made.id}/state`, { revision: 1, language, state: 'published' });
}

const recommending = (helpCenterId: number) => ({
  automation: { articleRecommendation: { enabled: true, helpCenterId } },
});

test('[EMB-10] [RTE-06] [REC-13] [LAZY-02] an owner writes and publishes an article, and because of that the page has it, the chat recommends it, and it opens in the window', async ({
  agent,
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 409/);
  await signIn(agent, 'owner@demo.shop', '/console/help-center');
  await agent.getByRole('link', { name: 'New article' }).click();
  await agent.getByLabel('Title').fill('Mending a torn rug');
  const words = agent.getByRole('textbox', { name: 'Article' });
  await words.click();
  await words.pressSequentially('Bring it');
  await agent.getByRole('button', { name: 'Heading 2' }).click();
  await expect(words.locator('h2')).toHaveText('Bring it');
  // What is written while it is saved for the first time stays, where it is written.
  const letSave = await holdUp(agent, 'POST', '**/help-center/articles');
  await agent.getByRole('button', { name: 'Save as a draft' }).press('Enter');
  await words.locator('h2').click();
  await agent.keyboard.press('End');
  await agent.keyboard.type(' in');
  letSave();
  await expect(agent.getByRole('heading', { level: 1 })).toHaveText('Mending a torn rug');
  await expect(words).toBeFocused();
  await agent.keyboard.type('.');
  await expect(words.locator('h2')).toHaveText('Bring it in.');
  await agent.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const nextYear = new Date().getFullYear() + 1;
  await agent.getByLabel('Publish at').fill(`${nextYear}-02-03T09:30`);
  await agent.getByRole('button', { name: 'Publish then' }).click();
  await expect(agent.getByText(/^Scheduled for /)).toContainText(new RegExp(`${nextYear}.*9:30`));
  await agent.getByRole('button', { name: 'Do not publish' }).click();
  // What is pressed while it is not answered yet is not done.
  await expect(agent.getByRole('button', { name: 'English (US) Draft', exact: true })).toBeVisible();
  await agent.getByRole('button', { name: 'Publish now' }).click();
  await expect(agent.getByRole('link', { name: 'See it' })).toBeVisible();
  const url = (await agent.getByRole('link', { name: 'See it' }).getAttribute('href')) ?? '';
  const { id } = await ask(agent, 'GET', '');
  await agent.getByRole('combobox', { name: 'Another language' }).selectOption('he');
  await expect(agent.getByLabel('Title')).toHaveCSS('direction', 'rtl');
  await expect(words).toHaveCSS('direction', 'rtl');
  await agent.getByRole('button', { name: 'Code block' }).click();
  await expect(words.locator('pre')).toHaveCSS('direction', 'ltr');
  // The text that is translated stands beside it, and says when it has changed since.
  const source = agent.getByRole('group').filter({ hasText: 'English (US)' });
  await expect(source.getByRole('heading', { level: 2 })).toHaveText('Bring it in.');
  await agent.getByLabel('Title').fill('תיקון שטיח קרוע');
  await agent.getByRole('button', { name: 'Save as a draft' }).click();
  const tabs = agent.getByRole('navigation', { name: 'Languages' });
  await expect(tabs.getByRole('button', { name: 'Hebrew Draft', exact: true })).toBeVisible();
  await tabs.getByRole('button', { name: 'English (US) Published', exact: true }).click();
  await words.click();
  await words.press('Control+End');
  await words.press('Enter');
  await words.pressSequentially('Soon.');
  await agent.getByRole('button', { name: 'Table', exact: true }).click();
  // One writes on in the first cell, and goes to the next by Tab.
  await agent.keyboard.type('What');
  await agent.keyboard.press('Tab');
  await agent.keyboard.type('How');
  await expect(words.locator('th')).toHaveText(['What', 'How', '']);
  await agent.keyboard.press('Shift+Tab');
  for (const name of ['Add a row below', 'Remove this column'])
    await agent.getByRole('button', { name, exact: true }).click();
  await words.pressSequentially('Rug');
  await expect(words.locator('tr')).toHaveCount(4);
  await expect(words.locator('th')).toHaveText(['RugHow', '']);
  await expect(words.locator('td')).toHaveCount(6);
  // There is a line behind it, which is no part of the article until somebody writes on it.
  await words.press('Control+End');
  await agent.keyboard.type('Bring cake.');
  await expect(words.locator('> p').last()).toHaveText('Bring cake.');
  await agent.getByRole('button', { name: 'Save', exact: true }).click();
  await agent.getByRole('button', { name: 'Publish now' }).click();
  await tabs.getByRole('button', { name: 'Hebrew Draft Outdated', exact: true }).click();
  await expect(source).toContainText('after the translation was last changed');
  await expect(source).toContainText('Bring it in.Soon.');
  await expect(source.getByRole('paragraph').last()).toHaveText('Bring cake.');
  await agent.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tabs.getByRole('button', { name: 'Hebrew Draft', exact: true })).toBeVisible();
  // Somebody else is faster.
  const article = new URL(agent.url()).pathname.replace('/console/help-center', '/articles');
  const { revision } = await ask(agent, 'GET', article);
  const theirs = { language: 'he', title: 'שטיח', body: '<p>שטיח</p>', categoryId: null };
  await ask(agent, 'PUT', article, { ...theirs, revision });
  await agent.getByLabel('Title').fill('תיקון שטיח');
  await agent.getByRole('button', { name: 'Save', exact: true }).click();
  await agent.getByRole('button', { name: 'Save mine over theirs' }).click();
  await expect(agent.getByText('Everything is saved')).toBeVisible();
  expect(JSON.stringify(await ask(agent, 'GET', article))).toContain('"תיקון שטיח"');

  await shopper.goto(url);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Mending a torn rug');
  await shopper.getByRole('searchbox').fill('tron rug');
  await shopper.keyboard.press('Enter');
  await shopper.getByRole('link', { name: /Mending a torn rug/ }).click();
  await expect(shopper.getByRole('heading', { level: 2 })).toHaveText('Bring it in.');

  await visit(shopper, await desk.addChat({ ...openChatSettings, ...recommending(id) }));
  await launcher(shopper).click();
  const asked = shopper.waitForResponse(/article-recommendation\/search/);
  await write(shopper, 'Message', 'Do you sell boats?');
  await asked;
  await write(shopper, 'Message', 'can you mend a torn rugg');
  await expect(card(shopper)).toContainText('Mending a torn rug');
  const opened = shopper.waitForRequest((request) => request.url() === `${url}?embedded=1`);
  await card(shopper).click();
  await opened;
  await expect(chatWindow(shopper).getByRole('heading', { level: 2, name: 'Bring it in.' })).toBeVisible();
  await press(shopper, 'Close the article');
  await press(shopper, 'Yes, thank you');
  await expect(chatWindow(shopper).getByText('Great! We are happy to help.')).toBeVisible();

  await agent.goto('/console/help-center');
  await expect(agent.getByRole('row', { name: /do you sell boats\?/ })).toBeVisible();
  await expect(
    agent.getByRole('row', { name: /^Mending a torn rug English \(US\) ?Hebrew · / }),
  ).toBeVisible();
  // What is removed hands the focus on.
  const add = agent.getByRole('button', { name: 'Add a category' });
  await add.press('Enter');
  await agent
    .getByRole('button', { name: /^Remove category/ })
    .last()
    .press('Enter');
  await expect(add).toBeFocused();
  await expect(agent.getByRole('row', { name: /Mending a torn rug/ }).last()).toContainText(/1\s*1\s*1\s*0/);
});

test('[REC-14] [PGE-06] [ENT-25] [SAN-13] articles that are there: found with typos, recommended, not helpful, and hostile', async ({
  agent,
  shopper,
  desk,
  guard,
}) => {
  // Addresses of pictures that lead nowhere are what hostile markup has.
  guard.expected.push(/Failed to load resource/);
  await signInUnseen(agent, 'owner@demo.shop');

  await test.step('who is not helped goes on to people, together with their words and both ways of saying sorry; with nobody there, a question is looked up before the form', async () => {
    await publish(agent, { title: 'Polishing brass lamps', body: '<p>With a soft cloth.</p>' });
    const { id } = await ask(agent, 'GET', '');
    await visit(shopper, await desk.addChat({ ...openChatSettings, ...recommending(id) }));
    await launcher(shopper).click();
    await write(shopper, 'Message', 'polishing brass lamps');
    await card(shopper).click();
    const told = shopper.waitForRequest(/article-recommendation\/event/);
    await press(shopper, 'No, I need more help');
    expect((await told).postDataJSON()).toMatchObject({ eventType: 'not-helpful', lookUpChannel: 'chat' });
    await expect(chatWindow(shopper)).toContainText(
      'Sorry to hear that. Someone from our team will answer you here.',
    );
    await expect(messageField(shopper)).toBeVisible();
    // What was said already is not said twice.
    await expect(log(shopper).getByText('polishing brass lamps', { exact: true })).toHaveCount(1);

    await forget(shopper);
    const preferences = {
      ...{ ...closedChatSettings.preferences, controlTicketVolume: true },
      ...{ emailCaptureEnabled: true, emailCaptureEnforcement: 'always-required' },
    };
    await visit(shopper, await desk.addChat({ ...closedChatSettings, ...recommending(id), preferences }));
    await launcher(shopper).click();
    await expect(chatWindow(shopper).getByRole('heading', { level: 3 })).toHaveText('How can we help?');
    await messageField(shopper).fill('submarine insurance');
    await shopper.keyboard.press('Enter');
    await expect(chatWindow(shopper).getByText('No article found')).toBeVisible();
    await messageField(shopper).fill('brass lamps polishing');
    await shopper.keyboard.press('Enter');
    await expect(card(shopper)).toContainText('Polishing brass lamps');
    await press(shopper, 'No, I need more help');
    await expect(chatWindow(shopper)).toContainText('Sorry to hear that. Please leave your email');
    await expect(chatWindow(shopper).getByLabel('Email')).toBeVisible();
  });

  await test.step('a search with typos finds in three languages, and one without an answer says so', async () => {
    const cases = [
      { language: 'en-US', title: 'Delivery to Norway', question: 'delivry norwya' },
      { language: 'de', title: 'Geschenkgutscheine einlösen', question: 'geschenkgutschien einlosen' },
      { language: 'fr-FR', title: 'Modifier votre adresse', question: 'modifer adrese' },
    ];
    for (const { question: _, ...article } of cases) await publish(agent, { ...article, body: '<p>So.</p>' });
    for (const { language, title, question } of cases) {
      await shopper.goto(`/help/demo/${language}`);
      await shopper.getByRole('searchbox').fill(question);
      await shopper.keyboard.press('Enter');
      await expect(shopper.getByRole('main').getByRole('link').first()).toContainText(title);
    }
    await shopper.getByRole('searchbox').fill('sous-marins');
    await shopper.keyboard.press('Enter');
    await expect(shopper.getByText('Aucun résultat pour « sous-marins ».')).toBeVisible();
  });

  await test.step('hostile markup of an article does nothing on the page and nothing in the window', async () => {
    await forget(shopper);
    const { id } = await ask(agent, 'GET', '');
    await publish(agent, { title: 'Hostile wallpaper', body: `<p>Whole</p>${hostileMarkup.join('\n')}` });
    let dialogs = 0;
    shopper.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await shopper.goto('/help/demo/en-US/hostile-wallpaper');
    await expect(shopper.getByText('Whole')).toBeVisible();
    await visit(shopper, await desk.addChat({ ...openChatSettings, ...recommending(id) }));
    // A server that was taken over answers with what it likes; the window takes none of it.
    await shopper.route(/embedded=1/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<article><p>Whole</p>${hostileMarkup.join('\n')}</article>`,
      }),
    );
    await launcher(shopper).click();
    await write(shopper, 'Message', 'hostile wallpaper');
    await card(shopper).click();
    const article = chatWindow(shopper).getByRole('article');
    await expect(article).toContainText('Whole');
    expect(
      await article.locator('script, iframe, object, form, [onerror], [onload], [onclick]').count(),
    ).toBe(0);
    expect(dialogs).toBe(0);
  });
});

test('[MSG-11] an agent puts an article and a product into a reply by keyboard alone, and the shopper reads it in the window, or on its page where the chat has no help center', async ({
  agent,
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 500/);
  await signInUnseen(agent, 'owner@demo.shop');
  await publish(agent, { title: 'Oiling a walnut board', body: '<p>A thin coat, twice a year.</p>' });
  const { id } = await ask(agent, 'GET', '');
  await visit(shopper, await desk.addChat({ ...openChatSettings, ...recommending(id) }));
  await launcher(shopper).click();
  await write(shopper, 'Message', 'My walnut thing looks dull');
  await agent.goto('/console');
  await agent.getByRole('link', { name: /My walnut thing looks dull/ }).click();

  const reply = agent.getByRole('textbox', { name: 'Reply' });
  await reply.pressSequentially('Here you are: /art');
  await expect(agent.getByRole('option', { name: 'Article' })).toHaveAttribute('aria-selected', 'true');
  await reply.press('Enter');
  const find = agent.getByRole('combobox', { name: 'Find an article' });
  await expect(find).toBeFocused();
  await find.fill('submarines');
  await expect(agent.getByText('No article has these words.')).toBeVisible();
  await agent.route('**/published?*', (route) => route.fulfill({ status: 500, body: '' }), { times: 2 });
  await find.fill('walnut boa');
  await agent.getByRole('button', { name: 'Try again' }).click();
  await expect(agent.getByRole('option', { name: /Oiling a walnut board/ })).toBeVisible();
  await find.press('Enter');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue('Here you are: ');
  await agent.keyboard.type('/prod');
  await agent.keyboard.press('Tab');
  await agent.getByRole('textbox', { name: 'Find a product' }).fill('pebble mug');
  await expect(agent.getByRole('button', { name: /^Pebble/ }).first()).toBeVisible();
  await expect(agent.getByRole('dialog').getByRole('button', { name: /\d/ }).first()).toHaveText(/^Pebble/);
  await agent.keyboard.press('Enter');
  const tray = agent.getByRole('list', { name: 'Goes with the reply' });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await expect(reply).toBeFocused();
  await reply.press('Enter');
  await expect(agent.getByRole('log').getByRole('link', { name: /Oiling a walnut board/ })).toBeVisible();

  await expect(log(shopper)).toContainText('Here you are:');
  await expect(log(shopper).getByRole('link', { name: /Pebble/ })).toBeVisible();
  await log(shopper)
    .getByRole('link', { name: /Oiling a walnut board.*A thin coat/ })
    .click();
  await expect(chatWindow(shopper).getByRole('article')).toContainText('A thin coat, twice a year.');
  await press(shopper, 'Close the article');
  await expect(log(shopper)).toContainText('Here you are:');

  await forget(shopper);
  await visit(shopper, await desk.addChat(openChatSettings));
  await launcher(shopper).click();
  await write(shopper, 'Message', 'Mine is of walnut too');
  await agent.getByRole('link', { name: /Mine is of walnut too/ }).click();
  await agent.getByRole('button', { name: 'Article', exact: true }).click();
  await find.fill('walnut');
  await agent.getByRole('option', { name: /Oiling a walnut board/ }).click();
  await reply.press('Enter');
  const opened = shopper.waitForEvent('popup');
  await log(shopper)
    .getByRole('link', { name: /Oiling a walnut board/ })
    .click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Oiling a walnut board');
});

test('an owner imports a folder with a broken file: the preview says what will change, and what is left out; it breaks in the middle and is finished; a reader says on the page that it helped', async ({
  agent,
  guard,
  shopper,
}) => {
  await signIn(agent, 'owner@demo.shop', '/console/help-center');
  await agent.getByRole('link', { name: 'Import articles' }).click();
  // Another run has other articles.
  const mark = crypto.randomUUID().slice(0, 8);
  const folder = mkdtempSync(join(tmpdir(), 'articles-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(`waxing-${mark}.md`, `# Waxing skis ${mark}\n\nWith **warm** wax.`);
  write(`storing-${mark}.html`, `<h1>Storing skis ${mark}</h1><p>Dry.</p>`);
  write('broken.md', '---\ntitle: Broken\n');
  write('logo.png', 'PNG');
  const choose = async () => {
    const chooser = agent.waitForEvent('filechooser');
    await agent.getByRole('button', { name: 'Choose a folder' }).click();
    await (await chooser).setFiles(folder);
  };
  const entries = agent.getByRole('list', { name: 'What will change' }).getByRole('listitem');
  await choose();
  await expect(entries).toHaveText([
    /Refused.*broken\.md, line 1.*a line of --- is missing/,
    /New.*Storing skis/,
    /New.*Waxing skis/,
  ]);
  await expect(agent.getByRole('status').filter({ hasText: '2 new' })).toContainText(
    /No articles: .*logo\.png/,
  );
  // It breaks when one of them is in.
  guard.expected.push(/ERR_FAILED/);
  await agent.route(
    '**/help-center/import',
    async (route) => {
      const given = route.request().postDataJSON();
      const part = {
        ...given,
        files: given.files.filter(({ path }: { path: string }) => path.includes('waxing')),
      };
      const { digest } = await (
        await route.fetch({ url: `${route.request().url()}/plan`, postData: part })
      ).json();
      await route.fetch({ postData: { ...part, digest } });
      await route.abort();
    },
    { times: 1 },
  );
  await agent.getByRole('button', { name: 'Import 2 articles and leave out the 1 refused' }).click();
  await expect(agent.getByRole('alert')).toContainText('1 of 2 articles is in already.');
  await agent.getByRole('button', { name: 'Import 1 article and leave out the 1 refused' }).click();
  await expect(agent.getByText('1 article is in the help center.')).toBeVisible();
  await agent.getByRole('link', { name: 'See the articles' }).click();
  await expect(agent.getByRole('row', { name: `Waxing skis ${mark}` })).toBeVisible();
  await expect(agent.getByRole('row', { name: `Storing skis ${mark}` })).toBeVisible();

  await shopper.goto(`/help/demo/en-US/waxing-${mark}`);
  await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(`Waxing skis ${mark}`);
  await expect(shopper.locator('strong')).toHaveText('warm');
  await shopper
    .getByRole('group', { name: 'Was this helpful?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(shopper.getByRole('status')).toHaveText('Great! We are happy to help.');
  await agent.reload();
  const helped = agent.getByRole('group', { name: 'Whether articles helped' });
  await expect(helped.getByRole('row', { name: `Waxing skis ${mark}` })).toContainText(/0\s*0\s*1\s*0/);

  await agent.goto('/console/help-center/import');
  // The same folder, zipped, with what tries to get out of it and what is small only by its own word.
  const chooser = agent.waitForEvent('filechooser');
  await agent.getByRole('button', { name: 'Choose files' }).click();
  const zip = zipOf([
    { name: `storing-${mark}.html`, text: `<h1>Storing skis ${mark}</h1><p>Dry.</p>` },
    { name: `waxing-${mark}.md`, text: `# Waxing skis ${mark}\n\nWith **hot** wax.` },
    { name: '../out.md', text: '# Out' },
    { name: 'bomb.md', text: 'x'.repeat(4_000_001), saysSize: 10 },
  ]);
  await (await chooser).setFiles({ name: 'ski.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await expect(entries).toHaveText([
    ...[/Unchanged.*Storing skis/, /Changed.*Waxing skis/],
    /Refused.*out\.md.*Its name leads out of the folder/,
    /Refused.*bomb\.md.*larger than any article/,
  ]);
  await agent.getByText('What differs').click();
  await expect(entries.locator('del')).toHaveText('With warm wax.');
  await expect(entries.locator('ins')).toHaveText('With hot wax.');
  rmSync(folder, { recursive: true });
});
