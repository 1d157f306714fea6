import { expect, openChat, signIn, test, write } from './support/test';

test('[SRV-04] a part of the console that the connection lost takes nothing else along, and comes when the line is back', async ({
  agent,
  shopper,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED|Failed to fetch/);
  await signIn(agent);
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Is the line up?');
  const parts = /\/assets\/(VisitorPanel|ActionMenus|ComposerTools)|favicon/;
  const lost = agent.waitForEvent('requestfailed', (request) => request.url().includes('VisitorPanel'));
  await agent.route(parts, (route) => route.abort());
  await agent.getByRole('link', { name: /Is the line up/ }).click();
  await lost;
  await write(agent, 'Reply', 'It is, for words.');
  await expect(shopper.getByRole('log')).toContainText('It is, for words.');
  await expect(agent.getByRole('button', { name: /^Assign/ })).toHaveCount(0);
  await agent.getByRole('textbox', { name: 'Reply' }).fill('half a sent');

  await agent.unroute(parts);
  const details = agent.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('First seen')).toBeVisible();
  await expect(agent.getByRole('button', { name: /^Assign/ })).toBeVisible();
  // With its looks: unstyled, what is said only on demand would be seen.
  await expect(details.getByText('Nobody knows who this is.')).toBeHidden();
  await expect(agent.getByRole('textbox', { name: 'Reply' })).toHaveValue('half a sent');
});

test('[SRV-04] a press on what is still on its way is not lost', async ({ agent }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await agent.route(/\/assets\/PresenceMenu.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await signIn(agent);
  await agent.getByRole('button', { name: /Ada Agent/ }).click();
  await expect(agent.getByRole('menu')).toHaveCount(0);
  release();
  await expect(agent.getByRole('menu')).toBeVisible();
});
