import type { Page } from '@playwright/test';
import {
  askedMore,
  atSignIn,
  button,
  emailForm,
  log,
  open,
  ownModel,
  promise,
  settings,
  test,
} from './support/assistant';
import { placeOrder } from './support/placeOrder';
import { readMail } from './support/readMail';
import type { Desk } from './support/startDesk';
import { chatReopened, chatWindow, expect, signIn, write } from './support/test';
import { framesSent } from './support/watchPage';

interface Outgoing {
  readonly metadata: { readonly ai_agent_message_type?: string; readonly isAiAgentConversation?: boolean };
}

async function typeCode(page: Page, desk: Desk, email: string): Promise<void> {
  await atSignIn(page);
  const field = chatWindow(page).getByRole('textbox', { name: 'Email' });
  await field.fill(email);
  await field.press('Enter');
  await expect.poll(() => readMail(desk, email)).not.toBeNull();
  const code = /\b\d{6}\b/.exec((await readMail(desk, email))?.text ?? '')?.[0] ?? '';
  await chatWindow(page).getByRole('textbox', { name: '6-digit code' }).pressSequentially(code);
}

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
  model,
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
  const own = ownModel(owner, model);
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
  const metadata = () =>
    sent.of('pending-conversation-message').map((payload) => (payload as Outgoing).metadata);
  await expect
    .poll(() => metadata().map((each) => [each.ai_agent_message_type, each.isAiAgentConversation]))
    .toEqual([
      ['entry_customer_message', true],
      ['customer_authentication_failed', true],
      [undefined, false],
    ]);
});
