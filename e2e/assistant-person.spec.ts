import type { Page } from '@playwright/test';
import {
  askedMore,
  asksLater,
  atSignIn,
  button,
  log,
  open,
  ownModel,
  person,
  publish,
  settings,
  strip,
  test,
} from './support/assistant';
import { chatReopened, chatWindow, expect, launcher, signIn, visit, write } from './support/test';

test('[AI-21] a person is asked for by the button on a phone and in words on a desktop, and then nobody else answers', async ({
  openPage,
  agent,
  desk,
}) => {
  const [phone, shopper] = [await openPage(), await openPage()];
  await phone.setViewportSize({ width: 390, height: 844 });
  await open(phone, desk);
  // Whoever is impatient asks once.
  await person(phone).dblclick();
  await expect(log(phone).getByText('We have passed you on to our team.')).toBeVisible();
  await expect(person(phone)).toHaveCount(0);
  await expect(log(phone).getByText('Talk to a person')).toHaveCount(1);

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
  model,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner, model);
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
  model,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner, model);
  await own.connect();
  const { later, say } = asksLater();
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
  // The page has its own word for no.
  await unsolved.evaluate(() => window.GorgiasChat?.updateTexts({ aiAgentSolvedNo: 'Next in line' }));
  await button(unsolved, 'Next in line').click();
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
  model,
}) => {
  await signIn(owner, 'owner@demo.shop');
  const own = ownModel(owner, model);
  await own.connect();
  const { later, say } = asksLater();
  model.plays(later);
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

test('who takes over is told in our words why, with what contradicts itself marked; what a model has written is a quote', async ({
  openPage,
  agent: owner,
  desk,
  model,
}) => {
  await signIn(owner, 'owner@demo.shop');
  await publish(owner, 'Warranty of anvils', '<p>The warranty on anvils is 5 years.</p>');
  await publish(owner, 'Buying anvils', '<p>On anvils the warranty is 2 years.</p>');
  const [shopper, other] = [await openPage(), await openPage()];
  await open(shopper, desk);
  await write(shopper, 'Message', 'How many years is the warranty on anvils?');
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await write(shopper, 'Message', 'It is the heavy one');

  const own = ownModel(owner, model);
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
  await expect(panel).toContainText('Searched the articles for what they wrote: 2 passages');
  await owner.getByRole('link', { name: /It is the light one/ }).click();
  await expect(panel).toContainText('Handed over: The model left it to a person');
  await expect(panel).toContainText(`The model wrote, which nobody has checked: ${because}`);
  await expect(panel).toContainText(/Searched the articles for “anvil”: \d+ passages/);
  await expect(panel).not.toContainText('{');
});

test('[AI-21] who comes back the day after the team has closed it has a person one press away before anything is written', async ({
  shopper,
  agent,
  desk,
  guard,
}) => {
  guard.expected.push(/WebSocket|ERR_CONNECTION_REFUSED/);
  await open(shopper, desk);
  await person(shopper).click();
  await expect(log(shopper).getByText('We have passed you on to our team.')).toBeVisible();
  await write(shopper, 'Message', 'It is about the loom of Ines');
  await signIn(agent);
  await agent.getByRole('link', { name: /the loom of Ines/ }).click();
  await write(agent, 'Reply', 'Ada here. It is on its way.');
  await expect(log(shopper).getByText('Ada here. It is on its way.')).toBeVisible();
  const closed = agent.waitForResponse(/\/conversations\/[^/]+\/status$/);
  await agent.getByRole('button', { name: 'Close', exact: true }).click();
  expect((await closed).status()).toBe(200);
  await expect(person(shopper)).toHaveCount(0);

  for (const page of [shopper, agent]) await page.goto('about:blank');
  await desk.kill('SIGTERM');
  await desk.alter("update message set created_at = created_at - interval '25 hours'");
  await desk.start();
  await shopper.goto('/');
  await chatReopened(shopper);
  await expect(log(shopper).getByText('Ada here. It is on its way.')).toBeVisible();
  await person(shopper).click();
  await expect(log(shopper).getByText('We have passed you on to our team.')).toHaveCount(2);
  await expect(person(shopper)).toHaveCount(0);
});
