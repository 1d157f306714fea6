import { expect, openChat, signIn, test, write } from './support/test';

test('a shopper has the conversation mailed, ends it, writes again, and deletes everything', async ({
  shopper,
  agent,
}) => {
  await signIn(agent);
  await shopper.goto('/');
  await openChat(shopper);
  const menu = shopper.getByRole('button', { name: 'More options' });
  const choose = async (name: string) => {
    await menu.click();
    await shopper.getByRole('menuitem', { name }).click();
    return shopper.getByRole('alertdialog');
  };

  // By keyboard: with nothing said there is only one thing to choose, and Escape closes the menu, not the chat.
  await menu.focus();
  await shopper.keyboard.press('Enter');
  await expect(shopper.getByRole('menuitem')).toHaveText(['Delete my data']);
  await expect(shopper.getByRole('menuitem', { name: 'Delete my data' })).toBeFocused();
  await shopper.keyboard.press('Escape');
  await expect(shopper.getByRole('menu')).toHaveCount(0);
  await expect(menu).toBeFocused();

  await write(shopper, 'Message', 'My parcel for Maple Lane is late');
  await agent.getByRole('link', { name: /Maple Lane/ }).click();
  await write(agent, 'Reply', 'I am looking for it.');
  await expect(shopper.getByRole('log')).toContainText('I am looking for it.');

  const transcript = await choose('Email me this conversation');
  await expect(transcript.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await transcript.getByRole('textbox', { name: 'Email' }).fill('maple@customers.test');
  await transcript.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(shopper.getByText('We have sent the conversation to maple@customers.test.')).toBeVisible();
  await expect(menu).toBeFocused();
  const outbox = await (await shopper.request.get('/outbox.json')).json();
  expect(outbox[0]).toMatchObject({
    to: 'maple@customers.test',
    subject: 'Your conversation with Fern & Loom',
  });
  expect(outbox[0].text).toContain('I am looking for it.');

  const end = await choose('End chat');
  await end.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(shopper.getByRole('alertdialog')).toHaveCount(0);
  await (await choose('End chat')).getByRole('button', { name: 'End chat' }).click();
  await expect(shopper.getByText('This chat has ended')).toBeVisible();
  await expect(agent.getByRole('log').getByText('The shopper ended the chat.')).toBeVisible();
  await expect(agent.getByRole('button', { name: 'Reopen', exact: true })).toBeVisible();
  await write(shopper, 'Message', 'It has come after all');
  await expect(agent.getByRole('button', { name: 'Close', exact: true })).toBeVisible();

  const deletion = await choose('Delete my data');
  await expect(deletion).toContainText('This cannot be undone.');
  await deletion.getByRole('button', { name: 'Delete for good' }).click();
  await expect(shopper.getByText('Your data has been deleted.')).toBeVisible();
  await expect(shopper.getByText('Ask us anything')).toBeVisible();
  await expect(shopper.getByRole('log')).not.toContainText('Maple Lane');
  expect(await shopper.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('maple');
  await expect(agent.getByRole('log').getByText('The shopper deleted their data.')).toBeVisible();
  await expect(agent.getByRole('log')).not.toContainText(/Maple Lane|looking for it/);

  // Whoever writes now is someone new.
  await write(shopper, 'Message', 'Hello from nobody you know');
  await expect(shopper.getByRole('log').getByText('Hello from nobody you know')).toBeVisible();
  await expect(agent.getByRole('link', { name: /Hello from nobody you know/ })).toBeVisible();
});
