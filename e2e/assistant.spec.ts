import type { Page, Request } from '@playwright/test';
import { type ScriptedModel, startModel } from '../apps/server/src/testing/startModel';
import { complaints } from './support/axe';
import { openChatSettings } from './support/chats';
import { placeOrder } from './support/placeOrder';
import { readMail } from './support/readMail';
import { createDesk, type Desk } from './support/startDesk';
import {
  test as base,
  chatReopened,
  chatWindow,
  expect,
  launcher,
  signIn,
  visit,
  write,
} from './support/test';
import { framesSent } from './support/watchPage';

let model: ScriptedModel;
/** Its server may ask one model that is the tests' own; what no test gives to it is answered by quoting. */
const test = base.extend({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
    async ({}, use) => {
      model = await startModel();
      const desk = await createDesk({ OUTGOING_ALLOWED: model.place });
      await desk.start();
      await use(desk);
      await desk.remove();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const settings = (channels = { email: true, sms: false }, aiAgent: object = {}) => ({
  ...openChatSettings,
  automation: { aiAgent: { enabled: true, ...aiAgent } },
  selfService: {
    ...{ enabled: true, startChatEnabled: true, channels },
    flows: { track_order: true, cancel_order: true, return_order: true },
    atOnce: { cancel_order: true, change_address: true, return_order: true },
  },
});

const log = (page: Page) => page.getByRole('log');
const button = (page: Page, name: string | RegExp) => chatWindow(page).getByRole('button', { name });
const person = (page: Page) => button(page, 'Talk to a person');
const strip = (page: Page) => chatWindow(page).getByRole('region', { name: 'AI agent' });
/** What a model says here that only asks back. */
const askedMore = 'Could you tell us a little more about it?';

const inChat = { include: ['#gorgias-chat-container'], exclude: [] };
const wcag = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } as const;
const emailForm = (page: Page) => log(page).getByText('Get our reply by email');

async function open(page: Page, desk: Desk, given: object = settings()): Promise<void> {
  await visit(page, await desk.addChat(given));
  await launcher(page).click();
  await expect(person(page)).toBeVisible();
}

/** As the console asks for it, whose forms have tests of their own. */
async function publish(owner: Page, title: string, body: string, language = 'en-US'): Promise<void> {
  const { origin } = new URL(owner.url());
  const ask = async (method: string, path: string, data: object) => {
    const given = { method, headers: { origin }, data };
    const answer = await owner.request.fetch(`/console/api/help-center/articles${path}`, given);
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { id } = await ask('POST', '', { language, title, body, categoryId: null });
  await ask('PUT', `/${id}/state`, { revision: 1, language, state: 'published' });
}

/** What the owner promises by rule, as their form saves it. */
async function promise(owner: Page, policy: { readonly returnDays?: number }): Promise<void> {
  const { origin } = new URL(owner.url());
  const data = { returnDays: null, areSaleItemsReturned: null, ...policy };
  const answer = await owner.request.put('/console/api/assistant/policy', { headers: { origin }, data });
  expect(answer.status()).toBe(200);
}

/** The shop's own model, for as long as a test wants it. */
function ownModel(owner: Page) {
  const { origin } = new URL(owner.url());
  const ask = async (method: string, data: object = {}) => {
    const given = { method, headers: { origin }, data };
    expect((await owner.request.fetch('/console/api/assistant/model', given)).status()).toBe(200);
  };
  return {
    connect: () => ask('PUT', { baseUrl: `${model.address}/v1`, model: 'scripted' }),
    disconnect: () => ask('DELETE'),
  };
}

interface Outgoing {
  readonly metadata: { readonly ai_agent_message_type?: string; readonly isAiAgentConversation?: boolean };
}

interface Counted {
  readonly event: string;
  readonly properties: object;
}

function clickIn(request: Request): Counted | undefined {
  if (!request.url().includes('/ssp/events')) return undefined;
  const sent: Counted & { readonly events?: readonly Counted[] } = request.postDataJSON();
  return (sent.events ?? [sent]).find(({ event }) => event === 'link-clicked');
}

/** The conversation may offer to keep an address, in a field of the same name. */
const atSignIn = (page: Page) => expect(button(page, 'Send code')).toBeVisible();

async function typeCode(page: Page, desk: Desk, email: string): Promise<void> {
  await atSignIn(page);
  const field = chatWindow(page).getByRole('textbox', { name: 'Email' });
  await field.fill(email);
  await field.press('Enter');
  await expect.poll(() => readMail(desk, email)).not.toBeNull();
  const code = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  await chatWindow(page).getByRole('textbox', { name: '6-digit code' }).pressSequentially(code);
}

test('[EMB-11] [AI-24] [AI-25] a question is answered with its source, which opens in the window; thanked, it asks and closes; together, because it is one conversation', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await publish(
    owner,
    'Rent a loom',
    '<p>You can rent the loom for 14 days. It comes with yarn for a scarf.</p>',
  );
  await publish(
    owner,
    'Colours of our kettles',
    '<p>Kettles come in the colours</p><ul><li>Plum and copper</li><li>Slate</li></ul>',
  );
  await open(shopper, desk);
  await write(shopper, 'Message', 'For how long can I rent the loom?');
  await expect(log(shopper)).toContainText('You can rent the loom for 14 days.');
  const sources = log(shopper).getByRole('list', { name: 'Sources' });
  const source = sources.getByRole('link').first();
  await expect(source).toBeVisible();
  // What is quoted of it is there for who has no mouse.
  const quote = sources.getByRole('button', { name: 'Quote from Rent a loom' });
  await quote.press('Enter');
  await expect(sources.getByRole('blockquote')).toHaveText(/^You can rent the loom for 14 days\./);
  expect(await complaints(shopper, { at: inChat, by: wcag })).toEqual([]);
  await quote.click();
  await expect(sources.getByRole('blockquote')).toHaveCount(0);
  // Nothing is asked of them between the question and its answer.
  await expect(emailForm(shopper)).toBeVisible();
  await expect(log(shopper)).toContainText(/14 days.*Get our reply by email/s);
  // What it signals beside its words is no bubble, and nobody writes any more.
  await expect(log(shopper).getByText('AI agent', { exact: true })).toHaveCount(1);
  await expect(log(shopper).locator('.bubble:empty')).toHaveCount(0);
  await expect(strip(shopper).getByText('The AI agent is writing…')).toHaveCount(0);

  await source.click();
  await expect(chatWindow(shopper).getByRole('article')).toBeVisible();
  await button(shopper, 'Close the article').click();

  await write(shopper, 'Message', 'Are you a bot?');
  await expect(log(shopper).getByText(/^This is an automatic assistant, which answers/)).toBeVisible();

  await write(shopper, 'Message', 'Thank you!');
  await expect(button(shopper, /^No$/)).toBeVisible();
  // A reload knows it by what stands in the conversation.
  await shopper.reload();
  await chatReopened(shopper);
  await button(shopper, 'Yes').click();
  await expect(log(shopper).getByText('Glad we could help. Have a great day!')).toBeVisible();
  await expect(button(shopper, /^No$/)).toHaveCount(0);
  await expect(person(shopper)).toBeVisible();

  // Who parts is answered by nothing: behind it stand the next question and its answer. A list is a list.
  const bubbles = log(shopper).locator('.bubble');
  const before = await bubbles.count();
  await write(shopper, 'Message', 'Bye!');
  await write(shopper, 'Message', 'Which colours do kettles come in?');
  await expect(
    log(shopper)
      .getByRole('listitem')
      .filter({ hasText: /^Plum and copper$/ }),
  ).toBeVisible();
  await expect(bubbles).toHaveCount(before + 3);
  // What can be gone through step by step begins with a press.
  await write(shopper, 'Message', 'Which size fits me?');
  const flow = log(shopper).getByRole('button', { name: 'Which size fits me?', exact: true });
  await flow.click();
  await expect(
    chatWindow(shopper).getByRole('heading', { name: 'Which size fits me?', exact: true }),
  ).toBeVisible();
});

test('[AI-22] an order question leads to the sign-in and back to its answer, another address to its form, and a cancellation happens with the click on its card', async ({
  shopper,
  desk,
}) => {
  const email = await placeOrder(shopper);
  await open(shopper, desk);
  await write(shopper, 'Message', 'Where is my order?');
  await typeCode(shopper, desk, email);
  await expect(log(shopper).getByText('You are signed in as Fern')).toBeVisible();
  // Which order, and what of it: as the order's own page calls that.
  await expect(log(shopper).getByRole('list', { name: 'Sources' })).toContainText(
    /Order #\d+ · Not shipped yet · Placed on \w+ \d+, \d{4}/,
  );

  // It reads no addresses: the form asks for one, with the old one in it.
  await write(shopper, 'Message', 'Please send my order to another address');
  await log(shopper).getByRole('button', { name: 'Change the address', exact: true }).click();
  const street = chatWindow(shopper).getByRole('textbox', { name: 'Street and number', exact: true });
  await expect(street).toHaveValue('1 Mill Lane');
  await street.fill('2 Mill Lane');
  await button(shopper, 'Save the address').click();
  await expect(button(shopper, /^Show order/)).toBeFocused();
  await button(shopper, 'Back').first().click();
  await expect(log(shopper).getByText(/^Order #\d+ will go to the new address/)).toBeVisible();

  await write(shopper, 'Message', 'Please cancel my order');
  await expect(button(shopper, 'Do it')).toBeVisible();
  await expect(log(shopper).getByText(/has been canceled/)).toHaveCount(0);
  await button(shopper, 'Do it').click();
  await expect(log(shopper).getByText('Done.', { exact: true })).toBeVisible();
  await expect(log(shopper).getByText(/has been canceled/)).toBeVisible();
  await expect(button(shopper, 'Do it')).toHaveCount(0);
});

test('[AI-23] where there are two ways the shopper chooses one, and the code is sent that way; what goes back, and to where a parcel goes instead, stands on the card that they press', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  const email = 'hazel@example.com';
  await open(shopper, desk, settings({ email: true, sms: true }));
  await write(shopper, 'Message', 'Where is my order?');
  await expect(button(shopper, 'Sign in by text message')).toBeVisible();
  // Who is asked to sign in is not asked for an address as well.
  await expect(emailForm(shopper)).toHaveCount(0);
  await button(shopper, 'Sign in by text message').click();
  await expect(chatWindow(shopper).getByRole('textbox', { name: 'Phone number' })).toBeVisible();
  await button(shopper, 'Back').first().click();
  await button(shopper, 'Sign in by email').click();
  await typeCode(shopper, desk, email);
  await expect(log(shopper).getByText('You are signed in as Hazel')).toBeVisible();

  const ask = () => write(shopper, 'Message', 'I wanna send the morning teapot back');
  await ask();
  const cards = log(shopper).locator('.card', { hasText: /Goes back\s*1 × Morning Teapot/ });
  await expect(cards).toContainText('Your money goes back once the items have arrived.');
  // What the owner has said since counts, and the card says so; the conversation goes on.
  await signIn(owner, 'owner@demo.shop');
  await promise(owner, { returnDays: 1 });
  await cards.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(
    cards.getByText('The time in which this order could be returned is over.', { exact: true }),
  ).toBeVisible();
  await expect(cards.getByRole('button')).toHaveCount(0);
  await promise(owner, {});
  await ask();
  await expect(cards).toHaveCount(2);
  const goesBack = cards.last();
  await goesBack.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(goesBack.getByText('Done.', { exact: true })).toBeVisible();
  await expect(log(shopper).getByText(/^Your return from order #\d+ is registered\./)).toBeVisible();

  // A model reads what they write; nothing of it is guessed, and the agent sees what they were shown.
  const own = ownModel(owner);
  await own.connect();
  const reads = { calls: 'get_orders', with: {} };
  model.plays(reads, { calls: 'ask', with: { about: 'more' } });
  await write(shopper, 'Message', 'Good day again');
  await expect(log(shopper).getByText(askedMore)).toBeVisible();
  const orderId = Number(/order id (\d+)/.exec(model.prompts().at(-1) ?? '')?.[1]);
  const address = { address1: '1 New Street', zip: '97301', city: 'Salem' };
  model.plays(reads, { calls: 'propose_address', with: { orderId, address } });
  await write(shopper, 'Message', 'Please send the newest to 1 New Street, 97301 Salem');
  const moves = log(shopper).locator('.card', { hasText: /^Change the address of order #\d+/ });
  await expect(moves.getByRole('listitem')).toContainText([
    ...[/^Address until now/, /^New address.*1 New Street\s*97301 Salem/s],
    /For another country or state/,
  ]);
  await owner.goto('/console/inbox?view=all');
  await owner
    .getByRole('link', { name: /Change the address of order/ })
    .first()
    .click();
  await expect(
    owner.getByRole('log').getByText(/^Proposed: change the address of order #\d+$/),
  ).toBeVisible();
  await shopper.reload();
  await chatReopened(shopper);
  await expect(goesBack.getByText('Done.', { exact: true })).toBeVisible();
  const click = shopper.waitForRequest(/\/assistant\/proposals\//);
  await moves.getByRole('button', { name: 'Do it', exact: true }).click();
  const access = (await click).postDataJSON();
  await expect(moves.getByText('Done.', { exact: true })).toBeVisible();
  await expect(owner.getByRole('log').getByText(/goes to another address now$/)).toBeVisible();

  // Nothing is done for who has signed out since, wherever that was: the card asks who they are.
  model.plays(reads, { calls: 'propose_cancel', with: { orderId } });
  await write(shopper, 'Message', 'Then cancel it');
  const cancels = log(shopper).locator('.card', { hasText: /^Cancel order #\d+/ });
  await expect(cancels.getByRole('button', { name: 'Do it', exact: true })).toBeVisible();
  expect((await shopper.request.post('/ssp/login/sign-out', { data: access })).status()).toBe(200);
  await cancels.getByRole('button', { name: 'Do it', exact: true }).click();
  await expect(
    cancels.getByText('Please sign in so that we can look at your orders.', { exact: true }),
  ).toBeVisible();
  await cancels.getByRole('button', { name: 'Confirm with a code', exact: true }).click();
  await atSignIn(shopper);
  await own.disconnect();
});

test('[AI-21] a person is asked for by the button on a phone and in words on a desktop, and then nobody else answers', async ({
  openPage,
  agent,
  desk,
}) => {
  const [phone, shopper] = [await openPage(), await openPage()];
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, desk);
  await person(phone).click();
  await expect(log(phone).getByText('We have passed you on to our team.')).toBeVisible();
  await expect(person(phone)).toHaveCount(0);

  await open(shopper, desk);
  await write(shopper, 'Message', 'Where is my order?');
  await atSignIn(shopper);
  await button(shopper, 'Back').first().click();
  await write(shopper, 'Message', 'this is no use, can i talk to a humna pls');
  await expect(strip(shopper).getByText('We are looking for someone to help you…')).toBeVisible();
  await shopper.reload();
  await chatReopened(shopper);
  await expect(strip(shopper).getByText('We are looking for someone to help you…')).toBeVisible();

  // What is said now is for the person.
  await write(shopper, 'Message', 'When will I get my refund? It is about invoice 4711.');
  await signIn(agent);
  await agent.getByRole('link', { name: /invoice 4711/ }).click();
  await write(agent, 'Reply', 'Hello, Ada here.');
  await expect(log(shopper).getByText('Hello, Ada here.')).toBeVisible();
  await expect(strip(shopper).getByText('We are looking for someone to help you…')).toHaveCount(0);
});

test('[AI-21] where a model fails it is signalled as that, and the shopper is told and waits as after every hand-over', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner);
  await own.connect();
  model.plays({ status: 500 });
  await open(shopper, desk);
  await write(shopper, 'Message', 'Good afternoon from Fay');
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await expect(strip(shopper).getByText('We are looking for someone to help you…')).toBeVisible();
  await expect(strip(shopper).getByText('The AI agent is writing…')).toHaveCount(0);
  await expect(person(shopper)).toHaveCount(0);
  await shopper.reload();
  await chatReopened(shopper);
  await expect(strip(shopper).getByText('We are looking for someone to help you…')).toBeVisible();
  await own.disconnect();
  await write(shopper, 'Message', 'This is still Fay');
  await owner.goto('/console/inbox?view=all');
  await owner.getByRole('link', { name: /This is still Fay/ }).click();
  await expect(owner.getByText('The assistant could not answer, and handed over to the team')).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Assistant' })).toContainText(
    'Handed over: The model had a fault of its own',
  );
});

test('a person is one press away while it writes, after a reload in the middle of it, where it asks to sign in and where it asks whether that was all, whatever the shop has written on the button; who says no gets one too', async ({
  openPage,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner);
  await own.connect();
  let say = () => {};
  const after = new Promise<void>((done) => {
    say = done;
  });
  const later = { after, plays: { calls: 'ask', with: { about: 'more' } } };
  model.plays(later, later);
  const appKey = await desk.addChat({
    ...settings(),
    texts: { 'en-US': { aiAgentAskPerson: 'Ring the bell' } },
  });
  const bell = (page: Page) => button(page, 'Ring the bell');
  const begin = async (text: string) => {
    const page = await openPage();
    await visit(page, appKey);
    await launcher(page).click();
    await expect(bell(page)).toBeVisible();
    await write(page, 'Message', text);
    return page;
  };
  const passedOn = async (page: Page) => {
    await expect(log(page).getByText('We have passed you on to our team.')).toBeVisible();
    await expect(bell(page)).toHaveCount(0);
    await expect(strip(page).getByText('We are looking for someone to help you…')).toBeVisible();
  };
  const writing = (page: Page) => expect(strip(page).getByText('The AI agent is writing…')).toBeVisible();

  const inTheMiddle = await begin('Good morning');
  await writing(inTheMiddle);
  await bell(inTheMiddle).click();
  await passedOn(inTheMiddle);
  const reloaded = await begin('Good evening');
  await writing(reloaded);
  await reloaded.reload();
  await chatReopened(reloaded);
  await bell(reloaded).click();
  await passedOn(reloaded);
  say();
  await own.disconnect();

  const signingIn = await begin('Where is my order?');
  await atSignIn(signingIn);
  await expect(bell(signingIn)).toBeVisible();
  const address = chatWindow(signingIn).getByRole('textbox', { name: 'Email' });
  await address.fill('hazel@example.com');
  await address.press('Enter');
  await expect(chatWindow(signingIn).getByRole('textbox', { name: '6-digit code' })).toBeVisible();
  await bell(signingIn).click();
  await passedOn(signingIn);
  await expect(button(signingIn, 'Back')).toHaveCount(0);

  const [closing, unsolved] = [await begin('Are you a bot?'), await begin('Are you a bot?')];
  for (const page of [closing, unsolved]) {
    await expect(log(page).getByText(/^This is an automatic assistant/)).toBeVisible();
    await write(page, 'Message', 'Thank you!');
  }
  await expect(button(closing, 'Yes')).toBeVisible();
  await bell(closing).click();
  await button(unsolved, /^No$/).click();
  for (const page of [closing, unsolved]) {
    await passedOn(page);
    await expect(button(page, 'Yes')).toHaveCount(0);
  }
  for (const page of [inTheMiddle, reloaded]) await expect(log(page).getByText(askedMore)).toHaveCount(0);
});

test('[MSG-51] who writes while the assistant does takes over in mid-sentence, and what it says then is the agent’s alone; out of time, a person is asked for', async ({
  openPage,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner);
  await own.connect();
  let say = () => {};
  const after = new Promise<void>((done) => {
    say = done;
  });
  model.plays({ after, plays: { calls: 'ask', with: { about: 'more' } } });
  const [shopper, other] = [await openPage(), await openPage()];
  await open(shopper, desk);
  await write(shopper, 'Message', 'Good morning from Wendy');
  await expect(strip(shopper).getByText('The AI agent is writing…')).toBeVisible();
  await owner.goto('/console/inbox?view=all');
  await owner.getByRole('link', { name: /Good morning from Wendy/ }).click();
  await write(owner, 'Reply', 'Good morning, Olive here.');
  await expect(log(shopper).getByText('Good morning, Olive here.')).toBeVisible();
  await expect(strip(shopper).getByText('The AI agent is writing…')).toHaveCount(0);
  say();
  const panel = owner.getByRole('region', { name: 'Assistant' });
  await expect(panel.getByText(askedMore)).toBeVisible();
  await expect(log(shopper).getByText(askedMore)).toHaveCount(0);

  model.plays({ breaks: 'by-silence' });
  await open(other, desk, settings(undefined, { timeoutMs: 1001 }));
  await write(other, 'Message', 'Good evening');
  await expect(log(other).getByText('We have passed you on to our team.')).toBeVisible();
  await expect(strip(other).getByText('We are looking for someone to help you…')).toBeVisible();
  await expect(strip(other).getByText('The AI agent is writing…')).toHaveCount(0);
  await expect(person(other)).toHaveCount(0);
  await own.disconnect();
});

test('an owner brings a model and says what it may cost and what they promise: wrong input says what to do and loses nothing; what it did then stands in the report', async ({
  shopper,
  agent: owner,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 400/);
  await signIn(owner, 'owner@demo.shop', '/console/assistant');
  const form = (save: string) =>
    owner.locator('form', { has: owner.getByRole('button', { name: save, exact: true }) });
  const field = (name: string | RegExp) => owner.getByRole('textbox', { name });
  const save = async (name: string, path: string) => {
    const saved = owner.waitForResponse(
      (answer) => answer.url().endsWith(path) && answer.request().method() === 'PUT',
    );
    await form(name).getByRole('button', { name, exact: true }).click();
    return (await saved).status();
  };

  await owner.getByRole('button', { name: /^(Use your own|Change the) model$/ }).click();
  await field('Address').fill('model.example');
  await field('Model').fill('scripted');
  expect(await save('Save the model', '/assistant/model')).toBe(400);
  await expect(owner.getByText('This must be an address that begins with https://.')).toBeVisible();
  await field('Address').fill(`${model.address}/v1`);
  await owner.getByLabel(/^Key/).fill('sk-of-the-shop');
  expect(await save('Save the model', '/assistant/model')).toBe(200);
  await field('Turns of the shop a day').fill('many');
  expect(await save('Save the budget', '/assistant/budget')).toBe(400);
  await expect(owner.getByText('This must be a number.')).toBeVisible();
  await field('Turns of the shop a day').fill('500');
  // What is no number is never taken for no limit, or for no promise.
  await field(/^Cost a day/).fill('7,5');
  expect(await save('Save the budget', '/assistant/budget')).toBe(400);
  await field(/^Cost a day/).fill('7.5');
  await field('Price of a million tokens read').fill('100');
  await field('Price of a million tokens written').fill('200');
  expect(await save('Save the budget', '/assistant/budget')).toBe(200);
  await field(/^Days to return something/).fill('thirty');
  expect(await save('Save the promises', '/assistant/policy')).toBe(400);
  await field(/^Days to return something/).fill('30');
  await owner.getByRole('combobox', { name: 'Sale items' }).selectOption('Cannot be returned');
  expect(await save('Save the promises', '/assistant/policy')).toBe(200);
  await owner.reload();
  await expect(owner.getByText('With your own key, at')).toContainText(model.address);
  await expect(field('Turns of the shop a day')).toHaveValue('500');
  await expect(field(/^Cost a day/)).toHaveValue('7.5');
  await expect(field(/^Days to return something/)).toHaveValue('30');
  await expect(owner.getByRole('combobox', { name: 'Sale items' })).toHaveValue('false');

  const report = async () => {
    const all = await owner
      .getByText(/^\d+ of \d+ conversations$/)
      .or(owner.getByText('It has answered nobody yet.'))
      .textContent();
    const [automated = 0, conversations = 0] = (all?.match(/\d+/g) ?? []).map(Number);
    const spent = (await owner.getByText(/^Today: /).textContent())?.replace('one', '1');
    const [turns = 0, tokens = 0, cost = 0] = (spent?.match(/\d+(\.\d+)?/g) ?? []).map(Number);
    return { automated, conversations, turns, tokens, cost };
  };
  const before = await report();
  model.plays({ calls: 'courtesy', with: { text: 'Lovely to meet you!' } });
  await open(shopper, desk);
  await write(shopper, 'Message', 'Good day to you');
  await expect(log(shopper).getByText('Lovely to meet you!')).toBeVisible();
  await owner.goto('/console/assistant/review');
  const turns = owner.getByRole('list', { name: 'Turns' });
  const right = turns.getByRole('button', { name: 'Right' }).first();
  await right.click();
  await expect(turns.getByText('Olive Owner').first()).toBeVisible();
  await owner.getByRole('link', { name: 'Overview' }).click();
  const answered = {
    conversations: before.conversations + 1,
    ...{ turns: before.turns + 1, tokens: before.tokens + 160 },
    // Of 120 that were read and 40 that were written.
    cost: Number((before.cost + 0.02).toFixed(4)),
  };
  await expect.poll(report).toEqual({ ...answered, automated: before.automated + 1 });
  await expect(owner.getByText('1 of 1 rated')).toBeVisible();

  await person(shopper).click();
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await owner.reload();
  await expect.poll(report).toEqual({ ...answered, automated: before.automated });
  await expect(owner.getByRole('group', { name: 'Hand-overs by reason' })).toContainText(
    'The shopper asked for a person',
  );
  await promise(owner, {});
  await owner.getByRole('button', { name: 'Forget the model and its key' }).click();
  await expect(owner.getByText('The built-in assistant', { exact: true })).toBeVisible();
});

test('an agent who writes in the middle of it takes over, and what was asked for is asked no more', async ({
  shopper,
  agent,
  desk,
}) => {
  await open(shopper, desk, settings({ email: true, sms: true }));
  await write(shopper, 'Message', 'Where is my order?');
  await expect(button(shopper, 'Sign in by email')).toBeVisible();
  await signIn(agent);
  await agent.getByRole('link', { name: /^All/ }).click();
  // Others were asked for the same before.
  await agent
    .getByRole('link', { name: /Please sign in so that/ })
    .first()
    .click();
  await write(agent, 'Reply', 'I am looking into it.');
  await expect(log(shopper).getByText('I am looking into it.')).toBeVisible();
  await expect(button(shopper, 'Sign in by email')).toHaveCount(0);
  await expect(person(shopper)).toHaveCount(0);
});

test('where one reads from right to left, each line of an answer is read as it begins, and a list behind a sentence is one', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const body = '<p>המשלוח לוקח חמישה ימים.</p><ul><li>דואר ישראל</li><li>שליח עד הבית</li></ul>';
  await publish(owner, 'כמה זמן לוקח המשלוח?', body, 'he');
  const language = { language: 'he', languages: [{ language: 'he', primary: true }] };
  await visit(
    shopper,
    await desk.addChat({ ...settings(undefined, { scopes: ['support', 'sales'] }), ...language }),
  );
  await shopper.waitForFunction(() => window.GorgiasChat?.open());
  const field = chatWindow(shopper).getByRole('textbox').last();
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  await ask('כמה זמן לוקח המשלוח?');
  await expect(
    log(shopper)
      .getByRole('listitem')
      .filter({ hasText: /^(דואר ישראל|שליח עד הבית)$/ }),
  ).toHaveCount(2);
  await ask('Do you have a mug under 40 dollars?');
  const line = log(shopper).locator('.assistant-words p', { hasText: 'Pebble Mug' });
  await expect(line).toBeVisible();
  /** Where each of them begins, from the left. */
  const leftOf = (words: string) =>
    line.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(wanted) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + wanted.length);
        return range.getBoundingClientRect().left;
      }
      return Number.NaN;
    }, words);
  expect(await leftOf('Pebble Mug')).toBeLessThan(await leftOf('$'));
});

test('[ROL-14] where it sells, a product is shown as the catalogue has it and its click is counted; a discount is given once the owner allows one', async ({
  shopper,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  // As it is before an owner has said anything.
  const { origin } = new URL(owner.url());
  const none = { headers: { origin }, data: { maxPercent: 0, codes: [] } };
  expect((await owner.request.put('/console/api/assistant/selling', none)).status()).toBe(200);
  await owner.goto('/console/assistant');
  const form = owner.locator('form', { has: owner.getByRole('button', { name: 'Save the discounts' }) });
  await form.getByRole('textbox', { name: /^At most, in percent/ }).fill('10');
  await form.getByRole('button', { name: 'Add a code' }).click();
  await form.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
  await form.getByRole('textbox', { name: 'Worth', exact: true }).fill('90');
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  await expect(form.getByText('WELCOME10 is worth more than the limit.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Of what', exact: true }).selectOption('Money');
  await form.getByRole('textbox', { name: /^At most, in money/ }).fill('90');
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  await expect(form.getByText('Write the currency as three letters, such as EUR.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Currency/ }).fill('usd');
  const saved = owner.waitForResponse(/assistant\/selling/);
  await form.getByRole('button', { name: 'Save the discounts' }).click();
  expect((await saved).status()).toBe(200);

  await open(shopper, desk, settings(undefined, { scopes: ['support', 'sales'] }));
  await shopper.evaluate(() => window.GorgiasChat?.setConsent(true));
  await write(shopper, 'Message', 'Do you have a mug under 40 dollars?');
  const products = log(shopper).getByRole('region', { name: 'Products' });
  const mug = products.getByRole('link', { name: /^Pebble Mug/ });
  await expect(log(shopper)).toContainText(/Pebble Mug: \$32\.00\. In stock\. Fog, Fern, Ember\./);
  await expect(products.getByText('$32.00').first()).toBeVisible();
  await expect(mug).toHaveAttribute('href', /\/products\/pebble-mug\?.*utm_medium=ChatAssistant/);
  // What else is counted meanwhile goes there too, alone or together.
  const counted = shopper.waitForRequest((request) => clickIn(request) !== undefined);
  await mug.click();
  expect(clickIn(await counted)?.properties).toMatchObject({ productId: '7007', source: 'recommendation' });

  await write(shopper, 'Message', 'Something cheaper?');
  await expect(log(shopper)).toContainText(
    /We have nothing cheaper of that\. This is the best price:\s*Pebble Mug/,
  );

  await write(shopper, 'Message', 'Can I have a discount?');
  await expect(log(shopper).getByText('WELCOME10')).toBeVisible();
  await expect(log(shopper).getByText(/\$90\.00/)).toBeVisible();
  await owner.goto('/console/inbox?view=all');
  await owner
    .getByRole('link', { name: /Can I have a discount|Here is a discount code/ })
    .first()
    .click();
  await expect(owner.getByRole('log').getByRole('link', { name: /^Pebble Mug \$32/ })).toHaveCount(2);
  await expect(owner.getByRole('log').getByText('WELCOME10')).toBeVisible();
});

test('who takes over is told in our words why, with what contradicts itself marked; what a model has written is a quote', async ({
  openPage,
  agent: owner,
  desk,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await publish(owner, 'Warranty of anvils', '<p>The warranty on anvils is 5 years.</p>');
  await publish(owner, 'Buying anvils', '<p>On anvils the warranty is 2 years.</p>');
  const [shopper, other] = [await openPage(), await openPage()];
  await open(shopper, desk);
  await write(shopper, 'Message', 'How many years is the warranty on anvils?');
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await write(shopper, 'Message', 'It is the heavy one');

  const own = ownModel(owner);
  await own.connect();
  const because = 'VIP: refund at once, whatever the rules say';
  model.plays(
    { calls: 'search_articles', with: { query: 'anvil' } },
    { calls: 'hand_over', with: { because } },
  );
  await open(other, desk);
  await write(other, 'Message', 'Is the anvil mine for ever?');
  await expect(log(other).getByText('We have passed you on to our team.')).toBeVisible();
  await write(other, 'Message', 'It is the light one');
  await own.disconnect();

  const panel = owner.getByRole('region', { name: 'Assistant' });
  await owner.goto('/console/inbox?view=all');
  await owner.getByRole('link', { name: /It is the heavy one/ }).click();
  await expect(panel).toContainText('Handed over: Articles contradict each other');
  const contested = panel.locator('div', { hasText: /^Contradict each other/ });
  const both = [/5 years.*Warranty of anvils/, /2 years.*Buying anvils/];
  await expect(contested.locator('dd')).toHaveText(both);
  await expect(panel).toContainText('Searched the articles for “How many years is the warranty on anvils?”');
  await owner.getByRole('link', { name: /It is the light one/ }).click();
  await expect(panel).toContainText('Handed over: The model left it to a person');
  await expect(panel).toContainText(`The model wrote, which nobody has checked: ${because}`);
  await expect(panel).toContainText(/Searched the articles for “anvil”: \d+ passages/);
  await expect(panel).not.toContainText('{');
});

test('[AI-22] who cannot sign in says so by going back, and a person takes over; what they are to the assistant goes with each message', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/status of 40[34]/);
  const sent = framesSent(shopper);
  await open(shopper, desk);
  await write(shopper, 'Message', 'Where is my order?');
  await atSignIn(shopper);
  await chatWindow(shopper).getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await button(shopper, 'Send code').click();
  await expect(chatWindow(shopper).getByText('No customer associated with this email')).toBeVisible();
  await button(shopper, 'Back').first().click();
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await write(shopper, 'Message', 'It was the blue one');
  await expect(log(shopper).getByText('It was the blue one')).toBeVisible();
  const metadata = sent.of('pending-conversation-message').map((payload) => (payload as Outgoing).metadata);
  expect(metadata.map((each) => [each.ai_agent_message_type, each.isAiAgentConversation])).toEqual([
    ['entry_customer_message', true],
    ['customer_authentication_failed', true],
    [undefined, false],
  ]);
});
