import { closedChatSettings, openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, messageField, signIn, test, visit, write } from './support/test';
import { unseenAgent } from './support/unseen';
import { framesSent } from './support/watchPage';

test('[EMB-12] [RTE-05] [MSG-42] with nobody there a form takes the message and an address, and the agents find both', async ({
  shopper,
  agent,
  desk,
  guard,
}) => {
  let give = () => {};
  const given = new Promise<void>((done) => {
    give = done;
  });
  let tries = 0;
  await shopper.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage(async (frame) => {
      const { type, messageId } = JSON.parse(String(frame));
      if (type !== 'pending-offline-capture-init') return server.send(frame);
      tries += 1;
      const payload = { code: 'internal', reason: 'Not now.', retryable: false, retryAfterMs: 0 };
      if (tries === 1) return socket.send(JSON.stringify({ type: 'nack-message', messageId, payload }));
      await given;
      server.send(frame);
    });
  });
  guard.expected.push(/WS_NACK_MESSAGE_OFFLINE_CAPTURE_INIT/);
  await visit(shopper, await desk.addChat(closedChatSettings));
  await launcher(shopper).click();
  const window = chatWindow(shopper);
  await expect(window.getByRole('heading', { name: 'Leave us a message' })).toBeVisible();
  await expect(window.locator('header')).toContainText('We will be back soon');
  await expect(messageField(shopper)).toHaveCount(0);

  const submit = window.getByRole('button', { name: 'Send message' });
  await submit.click();
  const email = window.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/valid email/i);
  await window.getByRole('textbox', { name: 'Name', exact: true }).fill('Nora Nordmann');
  await email.fill('nora@fjord-post.no');
  await window.getByRole('textbox', { name: 'How can we help you?' }).fill('Do you ship to Tromsø?');
  await submit.click();
  await expect(window.getByRole('alert')).toContainText('An error occurred while sending your message');
  await submit.click();
  await expect(window.getByRole('button', { name: /^Sending/ })).toBeDisabled();
  await expect(window.getByRole('alert')).toHaveCount(0);
  give();
  await expect(window.getByRole('status')).toContainText('nora@fjord-post.no');

  await signIn(agent);
  await agent.getByRole('link', { name: /Do you ship to Tromsø/ }).click();
  await expect(agent.getByRole('log')).toContainText('Do you ship to Tromsø?');
  await expect(agent.getByText('nora@fjord-post.no').first()).toBeVisible();
  await write(agent, 'Reply', 'We do, in five days.');
  await window.getByRole('button', { name: 'Send another message' }).click();
  await expect(window.getByRole('textbox', { name: 'How can we help you?' })).toHaveValue('');
});

test('[RTE-04] [RTE-16] [ENT-35] where an email is required the message waits for it, goes out behind it once, and nothing has to be written twice', async ({
  shopper,
  desk,
}) => {
  const preferences = { ...openChatSettings.preferences, emailCaptureEnforcement: 'always-required' };
  const key = await desk.addChat({ ...openChatSettings, preferences });
  const frames = framesSent(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  const window = chatWindow(shopper);
  await expect(window.getByText('Ask us anything')).toBeVisible();
  await write(shopper, 'Message', 'Is the teapot in stock?');
  const field = window.getByRole('textbox', { name: 'Email' });
  await field.fill('nobody');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/valid email/i);
  await field.fill('otto@fjord-post.no');
  await field.press('Enter');

  const log = window.getByRole('log', { name: 'Messages' });
  await expect(log).toContainText('Is the teapot in stock?');
  await expect(log.locator('.message.confirmed')).toHaveCount(1);
  await expect(log).not.toContainText('Message not delivered');
  expect(frames.of('email-captured')).toEqual([{ email: 'otto@fjord-post.no' }]);
  await write(shopper, 'Message', 'And the mug?');
  await expect(log.locator('.message.confirmed')).toHaveCount(2);
});

test('[ENT-35] [MSG-08] where an email is optional a form behind the first message asks for it, blocks nothing, and asks once', async ({
  shopper,
  openPage,
  desk,
}) => {
  const key = await desk.addChat(openChatSettings);
  const frames = framesSent(shopper);
  await visit(shopper, key);
  await launcher(shopper).click();
  const log = chatWindow(shopper).getByRole('log', { name: 'Messages' });
  const field = log.getByRole('textbox', { name: 'Email' });
  await expect(chatWindow(shopper).getByText('Ask us anything')).toBeVisible();
  await expect(field).toHaveCount(0);
  await write(shopper, 'Message', 'Without an address');
  await expect(log.locator('.message.confirmed')).toHaveCount(1);
  await expect(field).toBeVisible();
  await write(shopper, 'Message', 'And one more');
  await expect(log.locator('.message')).toHaveText([
    /Without an address/,
    /Get our reply by email/,
    /And one more/,
  ]);

  await shopper.reload();
  await field.fill('nobody');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/Invalid email/i);
  await field.fill('Ida@Fjord-Post.no');
  await field.press('Enter');
  await expect(log.getByText('Thank you! We will reply here and to ida@fjord-post.no.')).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect.poll(() => frames.of('email-captured')).toEqual([{ email: 'Ida@Fjord-Post.no' }]);
  await shopper.reload();
  await expect(log).toHaveAttribute('aria-busy', 'false');
  await expect(log.locator('.message')).toHaveText([/Without an address/, /And one more/]);

  const agent = await unseenAgent(desk);
  const { visitor } = await agent.visitor(await agent.find('And one more'));
  expect(visitor.email).toBe('ida@fjord-post.no');
  agent.leave();

  const other = await openPage();
  await visit(other, key);
  await launcher(other).click();
  await write(other, 'Message', 'Rather not');
  const declined = chatWindow(other).getByRole('log', { name: 'Messages' });
  await declined.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(declined).toBeFocused();
  await expect(declined.locator('.message')).toHaveText([/Rather not/]);
  await other.reload();
  await expect(declined).toHaveAttribute('aria-busy', 'false');
  await expect(declined.locator('.message')).toHaveText([/Rather not/]);
});

test('[SOC-32] [SOC-33] [SOC-35] [SOC-38] [SOC-42] [RTE-20] what the server says leads to its screen, and back one at a time, under the names of before as well; what nobody knows is told and harms nothing', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/UNKNOWN_FRAME/);
  const told: string[] = [];
  shopper.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  let say = (_type: string, _payload = {}) => {};
  await shopper.routeWebSocket(/\/ws\?/, (socket) => {
    socket.connectToServer();
    say = (type, payload = {}) => socket.send(JSON.stringify({ type, payload }));
  });
  await visit(shopper, await desk.addChat(openChatSettings));
  await launcher(shopper).click();
  await write(shopper, 'Message', 'Who is there?');
  const window = chatWindow(shopper);
  const form = window.getByRole('heading', { name: 'Leave us a message' });
  const log = window.getByRole('log', { name: 'Messages' });
  await expect(log.locator('.message.confirmed')).toHaveCount(1);
  const back = window.getByRole('button', { name: 'Back', exact: true });
  await expect(back).toHaveCount(0);
  say('offline-capture-init');
  await expect(form).toBeVisible();
  say('require-email-capture');
  await expect(window.getByRole('heading', { name: 'Before we start' })).toBeVisible();
  await back.click();
  await expect(form).toBeVisible();
  await back.click();
  await expect(messageField(shopper)).toBeVisible();
  await expect(back).toHaveCount(0);
  const screens = [
    ['offline-capture-init', form],
    ['flow-handover', messageField(shopper)],
    ['contact-form-init', form],
    ['require-email-capture', window.getByRole('heading', { name: 'Before we start' })],
    ['flow-handover', messageField(shopper)],
  ] as const;
  for (const [type, screen] of screens) {
    say(type);
    await expect(screen).toBeVisible();
  }
  say('offline-capture-additional-message');
  say('contact-form-additional-message');
  say('foo');
  const agent = await unseenAgent(desk);
  await agent.reply(await agent.find('Who is there'), 'It is me.');
  agent.leave();
  await expect(log).toContainText('It is me.');
  expect(told).toEqual([expect.stringContaining('UNKNOWN_FRAME')]);
});
