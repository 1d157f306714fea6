import { closedChatSettings, openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, messageField, signIn, test, visit, write } from './support/test';
import { framesSent } from './support/watchPage';

test('[EMB-12] [RTE-05] with nobody there a form takes the message and an address, and the agents find both', async ({
  shopper,
  agent,
  desk,
}) => {
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
  await window.getByRole('textbox', { name: 'Name' }).fill('Nora Nordmann');
  await email.fill('nora@fjord-post.no');
  await window.getByRole('textbox', { name: 'How can we help you?' }).fill('Do you ship to Tromsø?');
  await submit.click();
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
  openPage,
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

  const optional = await openPage();
  await visit(optional, await desk.addChat(openChatSettings));
  await launcher(optional).click();
  await write(optional, 'Message', 'Without an address');
  await expect(optional.locator('.message.confirmed')).toHaveCount(1);
});
