import type { Page } from '@playwright/test';
import { complaints } from './support/axe';
import { openChatSettings } from './support/chats';
import { holdUp } from './support/holdUp';
import { chatWindow, expect, launcher, signIn, test, visit, write } from './support/test';

const answering = { ...openChatSettings, automation: { aiAgent: { enabled: true } } };
const wrapping = 'Do you wrap gifts?';

/** An article that can be quoted, as the console asks for it. */
async function publishArticle(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const ask = async (method: string, path: string, data: object) => {
    const url = `/console/api/help-center/articles${path}`;
    const answer = await page.request.fetch(url, { method, headers: { origin }, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const known = await page.request.get('/console/api/help-center', { headers: { origin } });
  if ((await known.text()).includes(wrapping)) return;
  const body = '<p>We wrap gifts in **brown paper** for nothing.</p>';
  const made = await ask('POST', '', { language: 'en-US', title: wrapping, body, categoryId: null });
  const state = { revision: 1, language: 'en-US', state: 'published' };
  await ask('PUT', `/${made.id}/state`, state);
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function keepGuidance(owner: Page, topics: string): Promise<void> {
  await owner.goto('/console/assistant/guidance');
  await field(owner, 'Topics').fill(topics);
  await press(owner, 'Save the draft');
  await expect(owner.getByText('Saved as a draft, not published')).toBeVisible();
}

test('an owner writes guidance, tries it, keeps a case and publishes; a change that makes the case fall is named before it holds', async ({
  agent: owner,
  desk,
}) => {
  const topic = `lawyers of ${await desk.addChat(answering)}`;
  await signIn(owner, 'owner@demo.shop');
  await publishArticle(owner);
  // What is written while it is saved stays, where it is written.
  const letSave = await holdUp(owner, 'PUT', '**/assistant/guidance');
  await owner.goto('/console/assistant/guidance');
  const topics = field(owner, 'Topics');
  await topics.fill('lawyers of');
  await press(owner, 'Save the draft');
  await topics.fill(topic);
  letSave();
  await expect(owner.getByText(/^Version 1 by Olive Owner/)).toBeVisible();
  await expect(topics).toBeFocused();
  await expect(topics).toHaveValue(topic);
  await press(owner, 'Save the draft');
  await expect(owner.getByText('Saved as a draft, not published')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  await expect(owner.getByText('Topic to hand over added')).toBeVisible();

  await owner.getByRole('link', { name: 'Playground' }).click();
  await field(owner, 'Question').fill(wrapping);
  await press(owner, 'Ask');
  const said = owner.getByRole('list', { name: 'Asked and answered' });
  await expect(said.getByText('We wrap gifts in brown paper for nothing.')).toBeVisible();
  await expect(said.getByRole('link', { name: wrapping })).toBeVisible();
  // What was said of all that was read is marked.
  await expect(owner.getByRole('list', { name: 'Passages' }).locator('mark')).toContainText('brown paper');
  await expect(owner.getByText('every sentence has its fact')).toBeVisible();
  await expect(owner.getByRole('group', { name: 'Steps' }).getByRole('row')).not.toHaveCount(1);
  expect(await complaints(owner)).toEqual([]);
  await press(owner, 'Keep this case');
  await owner.getByText('Kept. It stands under').getByRole('link').click();
  await press(owner, 'Run all with the draft');
  await expect(owner.getByText('1 of 1 stand')).toBeVisible();

  // As somebody who has signed in, with orders that are nobody's.
  await owner.getByRole('link', { name: 'Playground' }).click();
  await owner.getByRole('combobox', { name: 'Shopper' }).selectOption({ label: 'With sample orders' });
  await field(owner, 'Question').fill('Please cancel my order');
  await press(owner, 'Ask');
  await expect(said.getByText('Proposed: cancel order #9002')).toBeVisible();
  await expect(said.getByText('1 × Sample mug')).toBeVisible();
  await press(owner, 'Keep this case');
  await owner.getByText('Kept. It stands under').getByRole('link').click();
  const kept = owner.getByRole('listitem').filter({ hasText: 'Asked with sample orders' });
  await expect(kept.getByText('Says “Cancel order #9002”')).toBeVisible();
  await press(owner, 'Change the case Please cancel my order');
  await expect(owner.getByRole('combobox', { name: 'Shopper' })).toHaveValue('sample-orders');
  await press(owner, 'Cancel');
  await press(owner, 'Run all with the draft');
  await expect(owner.getByText('2 of 2 stand')).toBeVisible();
  expect(await complaints(owner)).toEqual([]);
  await press(owner, 'Remove the case Please cancel my order');
  await expect(kept).toHaveCount(0);

  await owner.getByRole('link', { name: 'Guidance' }).click();
  await press(owner, 'Publish');
  await expect(owner.getByText(/^Published by Olive Owner/)).toBeVisible();
  await keepGuidance(owner, `${topic}\ngifts`);
  await press(owner, 'Publish');
  const dialog = owner.getByRole('dialog', { name: 'One kept case speaks against it' });
  await expect(dialog.getByText(wrapping)).toBeVisible();
  expect(await complaints(owner)).toEqual([]);
  await expect(dialog.getByText('falls with this draft')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(owner.getByText('Saved as a draft, not published')).toBeVisible();
  await owner
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click();
  await expect(field(owner, 'Topics')).toHaveValue(topic);
  await press(owner, 'Publish');
  await expect(owner.getByText(/^Published by Olive Owner/)).toBeVisible();
  await owner.getByRole('link', { name: 'Cases' }).click();
  await press(owner, `Remove the case ${wrapping}`);
  await expect(owner.getByText('There are none yet')).toBeVisible();
});

test('who answers sees what the assistant said, from where, and why it handed over; rates it, writes what is missing, and one press silences it', async ({
  agent: owner,
  shopper,
  desk,
}) => {
  const appKey = await desk.addChat(answering);
  await signIn(owner, 'owner@demo.shop');
  await publishArticle(owner);
  await visit(shopper, appKey);
  await launcher(shopper).click();
  await write(shopper, 'Message', wrapping);
  const heard = chatWindow(shopper).getByRole('log');
  await expect(heard.getByText('We wrap gifts in brown paper for nothing.')).toBeVisible();

  await owner.goto('/console/inbox?view=all');
  await owner
    .getByRole('link', { name: /Do you wrap gifts|brown paper/ })
    .first()
    .click();
  const log = owner.getByRole('log');
  await expect(
    log.getByRole('list', { name: 'Sources' }).getByRole('link', { name: wrapping }),
  ).toBeVisible();
  await expect(log.getByRole('strong')).toHaveText('brown paper');
  // What it quoted opens by key, and so by touch.
  const quote = log.getByRole('button', { name: `What was quoted of ${wrapping}` });
  await quote.press('Enter');
  await expect(log.getByRole('blockquote')).toContainText('brown paper');
  await quote.press('Enter');
  await expect(log.getByRole('blockquote')).toHaveCount(0);
  await expect(owner.getByText('Your reply takes over')).toBeVisible();
  await write(shopper, 'Message', 'Hi there, is the moon made of cheese? Thanks');
  await expect(log.getByText('The assistant handed over to the team')).toBeVisible();
  await expect(owner.getByText('Your reply takes over')).toHaveCount(0);
  const panel = owner.getByRole('region', { name: 'Assistant' });
  await expect(
    panel.getByText('“Hi there, is the moon made of cheese? Thanks”', { exact: true }),
  ).toBeVisible();
  await panel.getByRole('link', { name: 'All answers to review' }).click();

  await owner.getByRole('combobox', { name: 'Show' }).selectOption('Handed over');
  const turn = owner.getByRole('list', { name: 'Turns' }).getByRole('listitem').first();
  await expect(turn.getByText('Hi there, is the moon made of cheese? Thanks', { exact: true })).toBeVisible();
  await turn.getByText('What it did (built-in)').click();
  await expect(turn.getByText(/cheese\? Thanks → 0$/).first()).toBeVisible();
  await turn.getByRole('button', { name: 'Wrong' }).click();
  await field(owner, 'What was wrong with it?').fill('An old joke of ours');
  await press(owner, 'Say why');
  await expect(turn.getByText('Olive Owner: An old joke of ours')).toBeVisible();
  await owner.emulateMedia({ colorScheme: 'dark' });
  expect(await complaints(owner)).toEqual([]);
  await turn.getByRole('link', { name: 'Write the missing article' }).click();
  await expect(field(owner, 'Title')).toHaveValue('Is the moon made of cheese?');
  // What is not saved is not kept without a word.
  await owner.goto('/console/assistant');
  await expect(owner.getByRole('group', { name: 'Hand-overs by reason' })).toBeVisible();
  expect(await complaints(owner)).toEqual([]);
  await press(owner, 'Silence now');
  await expect(owner.getByText('The assistant is silent')).toBeVisible();
  await press(owner, 'Let it speak again');
  await expect(owner.getByRole('button', { name: 'Silence now' })).toBeVisible();
});

test('who reviews a hand-over sees which article came near and what it did not say, and opens that article to add it', async ({
  agent: owner,
  shopper,
  desk,
}) => {
  const appKey = await desk.addChat(answering);
  await signIn(owner, 'owner@demo.shop');
  await publishArticle(owner);
  await visit(shopper, appKey);
  await launcher(shopper).click();
  const asked = `Do you wrap gifts in velvet with ${appKey} ribbons?`;
  await write(shopper, 'Message', asked);
  const heard = chatWindow(shopper).getByRole('log');
  await expect(heard.getByText('We have passed you on to our team.', { exact: true })).toBeVisible();
  await owner.goto('/console/assistant/review');
  const turn = owner.getByRole('list', { name: 'Turns' }).getByRole('listitem').filter({ hasText: appKey });
  await expect(turn.getByText(`“${wrapping}” came near, but no sentence in it says “velvet”`)).toBeVisible();
  expect(await complaints(owner)).toEqual([]);
  await turn.getByRole('link', { name: 'Add it to that article' }).click();
  await expect(owner.getByText(`To be answered here: ${asked}`)).toBeVisible();
  await expect(field(owner, 'Title')).toHaveValue(wrapping);
  expect(await complaints(owner)).toEqual([]);
});
