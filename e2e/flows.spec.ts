import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { demoFlows } from '../packages/rules/src/flows-editing';
import { openChatSettings } from './support/chats';
import { placeOrder } from './support/placeOrder';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { chatWindow, expect, launcher, signIn, test, visit } from './support/test';

const settings = (workflows_entrypoints: object[]) => ({
  ...openChatSettings,
  selfService: { enabled: true, startChatEnabled: true, workflows_entrypoints },
});
const entry = (workflow_id: string, label: string, language = 'en-US') => ({ workflow_id, language, label });
const title = (page: Page, name: string | RegExp) =>
  chatWindow(page).getByRole('heading', { name, level: 3 });
const button = (page: Page, name: string | RegExp) =>
  chatWindow(page).getByRole('button', { name, exact: typeof name === 'string' });
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const said = (page: Page) => chatWindow(page).getByRole('log').getByRole('listitem');

async function answer(page: Page, text: string): Promise<void> {
  await chatWindow(page).getByLabel('Write your answer…').fill(text);
  await press(page, 'Continue');
}

async function openPortal(page: Page): Promise<void> {
  await launcher(page).click();
  await showPortal(page);
}

/** On another page of the same browser: the window opens by itself there (WIN-09). */
async function showPortal(page: Page): Promise<void> {
  await press(page, 'Your orders');
  await expect(title(page, 'Your orders')).toBeVisible();
}

/** By a code that is mailed, through the three screens of a flow (FLW-08). */
async function signInByCode(page: Page, desk: Desk, email: string): Promise<void> {
  const before = await readMail(desk, email);
  await press(page, 'Sign in to see your orders');
  await chatWindow(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Send code');
  const field = chatWindow(page).getByRole('textbox', { name: '6-digit code' });
  await expect(field).toBeVisible();
  const isNew = async () => (await readMail(desk, email))?.subject !== before?.subject;
  await expect.poll(isNew).toBe(true);
  const code = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  await field.pressSequentially(code);
  await expect(title(page, /^You are signed in as/)).toBeVisible();
  await press(page, 'Continue');
}

/** A step behind the one that is chosen, by its way. */
async function add(owner: Page, way: string, kind: string, words: string): Promise<void> {
  await owner.getByRole('combobox', { name: `${way}: kind of step` }).selectOption({ label: kind });
  await owner.getByRole('button', { name: `${way}: add` }).press('Enter');
  if (words !== '') await owner.getByRole('textbox', { name: 'What it says' }).fill(words);
}

test('[FLW-08] [FLW-09] [FLW-10] [RTE-07] [RTE-08] [LAZY-06] [LAZY-12] [LAZY-13] an owner builds a flow from nothing; the portal has one button for each flow of the language, and on a phone a shopper goes through it with a code and an order, over a reload and a killed server; together, because it is one way', async ({
  agent: owner,
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource|WebSocket|net::ERR|could not be/);
  await signIn(owner, 'owner@demo.shop', '/console/flows');
  await owner.getByRole('textbox', { name: 'Name' }).fill('stock_key');
  await owner.getByLabel('Secret', { exact: true }).fill('sesame');
  await owner.getByRole('button', { name: 'Keep the secret' }).press('Enter');
  const secret = owner.getByRole('row', { name: /stock_key/ });
  await expect(secret).toContainText('No flow');
  await secret.getByRole('button', { name: 'Delete stock_key' }).press('Enter');
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(secret).toHaveCount(0);
  await owner.getByRole('link', { name: 'Empty' }).press('Enter');
  // Until then "Name" is a secret's.
  await expect(owner.getByRole('heading', { name: 'Flow', exact: true })).toBeVisible();
  await owner.getByRole('textbox', { name: 'Name' }).fill('Something is missing');
  await expect(owner.getByText('1 to put right before it can be published')).toBeVisible();
  await add(owner, 'First step', 'Sign-in', 'Who are you?');
  await add(owner, 'Then', 'Choose an order', 'Which order?');
  await add(owner, 'Where there is no order', 'Hand over to the team', 'We look for it.');
  const steps = owner.getByRole('list', { name: 'Steps' });
  await steps.getByRole('button', { name: /Which order/ }).press('Enter');
  await add(owner, 'Then', 'Choose items of the order', 'What is missing?');
  await add(owner, 'Then', 'Hand over to the team', 'We send {{items}} again.');
  await owner.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await owner.getByRole('button', { name: 'Undo' }).press('Enter');
  await owner.getByRole('button', { name: 'Try it' }).press('Enter');
  await owner.getByRole('button', { name: 'Begin', exact: true }).press('Enter');
  await owner.getByRole('button', { name: 'Sign in as Hazel' }).press('Enter');
  await expect(steps.getByRole('button', { name: /passed/ })).toHaveCount(2);
  await owner.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(owner.getByText('Published', { exact: true })).toBeVisible();
  const flowId = /flows\/([0-9a-f-]{36})/.exec(owner.url())?.[1] ?? '';

  // Somebody else is faster; what is dropped for theirs can be had again.
  const path = `/console/api/flows/${flowId}`;
  const { version, content } = await (await owner.request.get(path)).json();
  const theirs = { version, content: { ...content, triggers: ['Theirs'] } };
  const headers = { origin: desk.baseUrl };
  expect((await owner.request.put(path, { headers, data: theirs })).status()).toBe(200);
  const lines = owner.getByRole('textbox', { name: 'What shoppers say who need it' });
  await lines.fill('איזו מידה?');
  await expect(lines).toHaveCSS('direction', 'rtl');
  await lines.fill('Mine');
  await owner.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await owner.getByRole('button', { name: 'Drop mine and read theirs' }).press('Enter');
  await expect(lines).toHaveValue('Theirs');
  await expect(owner.getByText('Published, with changes')).toBeVisible();
  await owner.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(lines).toHaveValue('Mine');
  await owner.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(owner.getByText('Published', { exact: true })).toBeVisible();

  await shopper.setViewportSize({ width: 390, height: 844 });
  const appKey = await desk.addChat(
    settings([entry(flowId, 'Something is missing'), entry(flowId, 'Es fehlt etwas', 'de')]),
  );
  const loads: string[] = [];
  shopper.on('request', (request) => loads.push(new URL(request.url()).pathname));
  // What is likely wanted next comes once the window is usable, and not before.
  const ahead = () =>
    loads.flatMap((path) => /\/(SendCodeScreen|ArticleScreen|FlowScreen)\./.exec(path)?.[1] ?? []);
  await visit(shopper, appKey);
  await expect(launcher(shopper)).toBeVisible();
  expect(ahead()).toEqual([]);
  await openPortal(shopper);
  await expect(button(shopper, 'Es fehlt etwas')).toHaveCount(0);
  await expect.poll(() => ahead().sort()).toEqual(['ArticleScreen', 'FlowScreen', 'SendCodeScreen']);
  await press(shopper, 'Something is missing');
  await expect(said(shopper)).toHaveText(['Who are you?']);
  await signInByCode(shopper, desk, 'hazel@example.com');
  await expect(said(shopper).last()).toHaveText('Which order?');

  await desk.kill('SIGKILL');
  await desk.start();
  await visit(shopper, appKey);
  // The way back into it is there, however it was begun.
  await launcher(shopper).click();
  await press(shopper, 'Something is missing');
  await expect(said(shopper)).toHaveText(['Who are you?', 'Hazel', 'Which order?']);
  await press(shopper, 'Choose an order');
  await button(shopper, /^Show order/)
    .first()
    .click();
  await expect(said(shopper).last()).toHaveText('What is missing?');
  await press(shopper, 'Choose items');
  await chatWindow(shopper).getByRole('checkbox').first().check();
  await press(shopper, 'Continue');
  await expect(said(shopper).last()).toHaveText(/^We send \d+ × .+ again\.$/);
  await expect(chatWindow(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await press(shopper, 'Go to the chat');
  await expect(
    chatWindow(shopper)
      .getByRole('log')
      .getByText(/^Something is missing\s+Who are you\?/),
  ).toBeVisible();
  await expect(button(shopper, 'Something is missing')).toHaveCount(0);

  await owner.goto(`/console/flows/${flowId}`);
  await expect(owner.getByText('1 began, 0 came to an end, 1 were handed to the team.')).toBeVisible();
  const run = owner.getByRole('group', { name: 'Last executions' }).getByRole('row').nth(1);
  await expect(run.getByRole('cell', { name: 'Handed to the team', exact: true })).toBeVisible();
  await run.getByRole('link', { name: 'Open', exact: true }).press('Enter');
  await expect(owner).toHaveURL(/\/inbox\/[0-9a-f-]{36}/);
});

test('[FLW-02] [FLW-03] [FLW-06] [FLW-07] [TXT-07] [TXT-08] a flow is tried out and begun again, gone back in, and says what fails and what it does not know; together, because it is one window', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/Failed to load resource/, /FLOW_STEP_FAILED/);
  const size = demoFlows.find(({ content }) => content.name === 'Which size fits me?')?.id ?? '';
  const gone = entry('00000000-0000-4000-8000-000000000000', 'Deleted meanwhile');
  await visit(shopper, await desk.addChat(settings([entry(size, 'Which size fits me?'), gone])));
  await openPortal(shopper);
  const failure = 'An error occurred while processing your action. Please try again.';
  await press(shopper, 'Deleted meanwhile');
  await expect(chatWindow(shopper).getByText(failure)).toBeVisible();
  await press(shopper, 'Go to the chat');
  await expect(chatWindow(shopper).getByRole('textbox', { name: 'Message', exact: true })).toBeFocused();
  await showPortal(shopper);
  await press(shopper, 'Which size fits me?');
  await expect(button(shopper, 'Start over')).toHaveCount(0);
  await expect(chatWindow(shopper).getByText('Preview of a flow')).toHaveCount(0);
  await expect(button(shopper, 'Shoes or slippers')).toBeVisible();
  await expect(said(shopper)).toHaveText(['What are you looking for?']);
  const tools = chatWindow(shopper).locator('.flow-tools');
  await expect(tools).toHaveCount(0);
  await press(shopper, 'Shoes or slippers');
  await expect(said(shopper)).toHaveCount(3);
  // Who answers by keyboard is led on: to the field, or to all that is asked, and never out of the window.
  const field = chatWindow(shopper).getByLabel('Write your answer…');
  await expect(field).toBeFocused();
  await answer(shopper, '20');
  await expect(chatWindow(shopper).getByText('Please give a number of centimeters')).toBeVisible();
  await expect(field).toBeFocused();
  await tools.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(said(shopper)).toHaveText(['What are you looking for?']);
  const asked = chatWindow(shopper).getByRole('group', { name: 'What are you looking for?', exact: true });
  await expect(asked).toBeFocused();
  await expect(tools).toHaveCount(0);

  await shopper.route(/\/advance$/, (route) => route.fulfill({ status: 500, json: {} }), { times: 4 });
  await press(shopper, 'Something for the bed');
  await expect(chatWindow(shopper).getByText(failure)).toBeVisible();
  await expect(said(shopper)).toHaveCount(1);
  await shopper.unrouteAll();
  await shopper.route(/\/advance$/, async (route) => {
    const answered = await route.fetch();
    const prompt = { kind: 'hologram', stepId: 'x' };
    await route.fulfill({ response: answered, json: { ...(await answered.json()), prompt } });
  });
  await press(shopper, 'Something for the bed');
  await expect(chatWindow(shopper).getByText('Unsupported action type.')).toBeVisible();
  await shopper.unrouteAll();

  await shopper.evaluate((id) => window.GorgiasChat?.previewFlow(id), size);
  await expect(chatWindow(shopper).getByText('Preview of a flow')).toBeVisible();
  await press(shopper, 'Something for the bed');
  await expect(said(shopper)).toHaveCount(3);
  await press(shopper, 'Start over');
  await expect(said(shopper)).toHaveText(['What are you looking for?']);
});

test('a flow that is only saved is tried on a page; published, it shows an article in the window and sends an order elsewhere after a yes to exactly that', async ({
  agent: owner,
  shopper,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop', '/console/flows/new');
  const origin = desk.baseUrl;
  const ask = (method: string, path: string, data: object) =>
    owner.request.fetch(`/console/api/help-center/articles${path}`, { method, headers: { origin }, data });
  const text = {
    language: 'en-US',
    title: 'Moving house',
    body: '<h2>Tell us early.</h2>',
    categoryId: null,
  };
  const { id } = await (await ask('POST', '', text)).json();
  await ask('PUT', `/${id}/state`, { revision: 1, language: 'en-US', state: 'published' });

  await owner.getByRole('textbox', { name: 'Name' }).fill('I am moving');
  await add(owner, 'First step', 'Article', '');
  await owner.getByRole('textbox', { name: 'Find an article' }).fill('moving house');
  await owner.getByRole('list', { name: 'Articles' }).getByRole('button').press('Enter');
  await expect(owner.getByRole('textbox', { name: 'What it is called' })).toHaveValue('Moving house');
  await add(owner, 'Then', 'Sign-in', 'Who are you?');
  await add(owner, 'Then', 'Choose an order', 'Which order?');
  await add(owner, 'Where there is no order', 'Hand over to the team', 'We look for it.');
  const steps = owner.getByRole('list', { name: 'Steps' });
  await steps.getByRole('button', { name: /Which order/ }).press('Enter');
  await add(owner, 'Then', 'Change an order', 'Where shall {{order_name}} go?');
  await owner
    .getByRole('combobox', { name: 'What is done with the order' })
    .selectOption({ label: 'It is sent to another address' });
  await owner
    .getByRole('combobox', { name: 'Otherwise', exact: true })
    .selectOption({ label: 'Hand over to the team: We look for it.' });
  await add(owner, 'Then', 'End', 'It goes there: {{action_state}}.');
  await owner.getByRole('button', { name: 'Try it' }).press('Enter');
  for (const name of ['Begin', 'Sign in as Hazel', 'Choose order #1001', 'Give a new address'])
    await owner.getByRole('button', { name, exact: true }).press('Enter');
  await expect(owner.getByText('Sends elsewhere #1001')).toBeVisible();
  for (const name of ['Yes', 'It works'])
    await owner.getByRole('button', { name, exact: true }).press('Enter');
  await expect(owner.getByText('It is over.')).toBeVisible();
  const save = owner.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await expect(owner.getByText('Draft', { exact: true })).toBeVisible();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('I am moving');
  await expect(save).toBeFocused();
  await owner.getByRole('textbox', { name: 'On a page of your shop' }).fill(`${origin}/`);
  const way = owner.getByRole('link', { name: 'Try it there in the chat' });
  const address = (await way.getAttribute('href')) ?? '';

  const email = await placeOrder(shopper);
  const flowId = /flows\/([0-9a-f-]{36})/.exec(owner.url())?.[1] ?? '';
  await visit(shopper, await desk.addChat(settings([entry(flowId, 'I am moving')])));
  await shopper.goto('about:blank');
  // The page asks for it before the chat knows whose it is: it waits.
  const asked = shopper.waitForResponse(/previewFlow\.[\w-]+\.js/);
  await shopper.route(/api\/applications\/\d+\/settings/, async (route) => {
    await asked;
    await route.continue();
  });
  await shopper.goto(address);
  await expect(chatWindow(shopper).getByText('Preview of a flow')).toBeVisible();
  const article = chatWindow(shopper).getByRole('link', { name: /Moving house/ });
  await article.click();
  await expect(chatWindow(shopper).getByRole('heading', { name: 'Tell us early.' })).toBeVisible();
  await press(shopper, 'Close the article');
  await expect(said(shopper).last()).toHaveText('Who are you?');
  await press(shopper, 'Start over');
  await expect(said(shopper)).toHaveCount(2);

  await owner.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(owner.getByText('Published', { exact: true })).toBeVisible();
  await shopper.goto('about:blank');
  await shopper.goto('/');
  await showPortal(shopper);
  await press(shopper, 'I am moving');
  await expect(article).toBeVisible();
  await signInByCode(shopper, desk, email);
  await press(shopper, 'Choose an order');
  await button(shopper, /^Show order/).click();
  await press(shopper, 'Change the address');
  const street = chatWindow(shopper).getByRole('textbox', { name: 'Street and number' });
  await expect(street).toHaveValue('1 Mill Lane');
  await street.fill('9 Oak Road');
  await press(shopper, 'Continue');
  const deed = chatWindow(shopper).getByRole('region', { name: /^Change the address of order/ });
  await expect(deed.getByRole('listitem')).toHaveText(['Fern Field', '9 Oak Road', '97205 Portland']);
  await press(shopper, 'Yes');
  await expect(said(shopper).last()).toHaveText('It goes there: done.');
  // What was tried out counts for nothing.
  await owner.goto(`/console/flows/${flowId}`);
  await expect(owner.getByText('1 began, 1 came to an end, 0 were handed to the team.')).toBeVisible();
});

/** What a shopper does in each of the eight, to its end; `+` goes through a screen of its own, `=` is written. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'Where is my order?': ['+who', '+order', 'Yes, thank you'],
  'Return or exchange': ['+who', '+order', '+items', 'It does not fit', 'My money back'],
  'Cancel an order': ['+who', '+order', 'No'],
  'Something arrived damaged': [
    '+who',
    '+order',
    '+items',
    '=A hole',
    'Yes, I have one',
    '+picture',
    'Send a new one',
  ],
  'Which size fits me?': ['Shoes or slippers', '=25.5', 'No, thank you'],
  'Tell me when it is back': ['=Fern throw', '=Green', '=ida@fjord-post.no'],
  'Add a gift message': ['=#1001', '=Happy birthday', '=2099-12-24'],
  'Change my contact details': ['+who', 'My telephone number', '=+1 202 555 0143'],
};

/** What it comes to, in the words of this shop. */
const says: Readonly<Record<string, string | readonly string[]>> = {
  'Cancel an order': 'for $',
  'Which size fits me?': 'choose EU 39–41',
  'Tell me when it is back': 'We will write to ida@fjord-post.no',
  'Add a gift message': ['into order #1001', 'December 24, 2099'],
};

async function take(page: Page, step: string): Promise<void> {
  if (step.startsWith('=')) return answer(page, step.slice(1));
  if (step === '+who') {
    await press(page, 'Sign in to see your orders');
    return press(page, 'Continue');
  }
  if (step === '+order') {
    await press(page, 'Choose an order');
    // The newest, which is not on its way yet.
    return button(page, /^Show order/)
      .first()
      .click();
  }
  if (step === '+items') {
    await press(page, 'Choose items');
    return press(page, 'Continue');
  }
  if (step === '+picture') {
    const buffer = await page.screenshot({ type: 'jpeg', quality: 30 });
    const file = { name: 'hole.jpg', mimeType: 'image/jpeg', buffer };
    await chatWindow(page).locator('input[type=file]').setInputFiles(file);
    await expect(button(page, 'Continue')).toBeEnabled();
    // What was added does not push the way on out of sight.
    await expect(button(page, 'Continue')).toBeInViewport({ ratio: 1 });
  }
  return press(page, step.startsWith('+') ? 'Continue' : step);
}

test('each of the eight flows of the demo leads to its end', async ({ shopper, desk }) => {
  const entries = demoFlows.map(({ id, content }) => entry(id, content.name));
  await visit(shopper, await desk.addChat(settings(entries)));
  await openPortal(shopper);
  let isKnown = false;
  for (const [name, steps] of Object.entries(ways)) {
    await press(shopper, name);
    await expect(said(shopper).first()).toBeVisible();
    for (const step of steps) {
      const before = await said(shopper).count();
      if (step === '+who' && !isKnown) await signInByCode(shopper, desk, 'rowan@example.com');
      else await take(shopper, step);
      isKnown ||= step === '+who';
      await expect(said(shopper).nth(before + 1)).toBeVisible();
    }
    await expect(button(shopper, 'Go to the chat')).toBeVisible();
    const words = (await said(shopper).allInnerTexts()).join(' ');
    for (const each of [says[name] ?? ''].flat()) expect(words).toContain(each);
    expect(words).not.toMatch(/[{}]/);
    await chatWindow(shopper).getByRole('button', { name: 'Your orders' }).first().click();
  }
});
