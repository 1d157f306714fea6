import type { Page } from '@playwright/test';
import { openChatSettings } from './support/chats';
import { chatWindow, expect, launcher, signIn, test, visit, write } from './support/test';
import { unseenShopper } from './support/unseen';

test('[SRV-04] a press on what is still on its way is not lost; a part of the console that the connection lost takes nothing else along, and comes when the line is back', async ({
  agent,
  desk,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED|Failed to fetch/);
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
  await agent.keyboard.press('Escape');

  const shopper = await unseenShopper(desk);
  await shopper.writes('Is the line up?');
  const parts = /\/assets\/(VisitorPanel|ActionMenus|ComposerTools)|favicon/;
  const lost = agent.waitForEvent('requestfailed', (request) => request.url().includes('VisitorPanel'));
  await agent.route(parts, (route) => route.abort());
  await agent.getByRole('link', { name: /Is the line up/ }).click();
  await lost;
  await write(agent, 'Reply', 'It is, for words.');
  await shopper.hears('It is, for words.');
  shopper.leave();
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

test('[SRV-04] what cannot be drawn takes nothing along: a message is read raw, a row is opened, a panel is left out', async ({
  agent,
  desk,
  guard,
}) => {
  guard.expected.push(/RangeError|TypeError|React will try to recreate|above error/);
  const shopper = await unseenShopper(desk);
  for (const text of ['Is it whole?', 'A hologram', 'Still there?']) await shopper.writes(text);
  await agent.routeWebSocket(/\/console\/ws/, (socket) => {
    // As from a server that knows more kinds of content than this page.
    const strange = (_: string, value: { text?: unknown } | null) =>
      value?.text === 'A hologram' ? { ...value, type: 'hologram' } : value;
    const server = socket.connectToServer();
    server.onMessage((frame) => socket.send(JSON.stringify(JSON.parse(String(frame), strange))));
  });
  await alterAnswers(agent, /\/conversations\/[\w-]{30,}$/, (detail) => ({
    ...detail,
    ...{ startedAt: 'never', pages: null },
  }));
  await signIn(agent);
  const row = agent.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first();
  await expect(row).toContainText('Still there?');
  await row.click();
  const log = agent.getByRole('log');
  await expect(log).toContainText('Still there?');
  await expect(log).toContainText('Is it whole?');
  await expect(log).toContainText('This message cannot be shown.');
  await log.getByRole('button', { name: 'Read its raw text' }).click();
  await expect(log.locator('pre')).toContainText('A hologram');
  await expect(agent.getByText('This part has stopped.')).toBeVisible();
  await write(agent, 'Reply', 'It is.');
  await shopper.hears('It is.');
  shopper.leave();

  // In the list, and where news of it come by themselves.
  await alterAnswers(agent, /\/conversations(\/rows)?\?/, (list) => {
    list.conversations[0].lastMessage.createdDatetime = 'never';
    return list;
  });
  await agent.goto('/console/inbox?view=all');
  await agent.getByRole('link', { name: 'A conversation that cannot be shown here' }).click();
  await expect(agent.getByRole('log')).toContainText('Still there?');
});

test('[SRV-04] [ENT-35] where the rooms of the window do not come, what the server asks for is not forgotten: with the next look at the window its screen is there', async ({
  shopper,
  desk,
  guard,
}) => {
  guard.expected.push(/could not be loaded/, /Failed to load resource/);
  const preferences = { ...openChatSettings.preferences, emailCaptureEnforcement: 'always-required' };
  const key = await desk.addChat({ ...openChatSettings, preferences });
  let isLost = true;
  await shopper.route(/\/assets\/[^/]+\/rooms\./, (route) => (isLost ? route.abort() : route.continue()));
  const lost = shopper.waitForEvent('console', (said) => said.text().includes('Loading chunk rooms failed'));
  await visit(shopper, key);
  await launcher(shopper).click();
  await write(shopper, 'Message', 'Is the teapot in stock?');
  await expect(chatWindow(shopper).getByText('Message not delivered')).toBeVisible();
  await lost;
  const email = chatWindow(shopper).getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveCount(0);

  isLost = false;
  await shopper.keyboard.press('Escape');
  await launcher(shopper).click();
  await email.fill('otto@fjord-post.no');
  await email.press('Enter');
  await expect(shopper.locator('.message.confirmed')).toHaveText([/Is the teapot in stock\?/]);
  await expect(email).toHaveCount(0);
});

/** What the server says, but for this. */
const alterAnswers = (page: Page, address: string | RegExp, alter: (answer: Answer) => Answer) =>
  page.route(address, async (route) => {
    try {
      await route.fulfill({ json: alter(await (await route.fetch()).json()) });
    } catch {
      // The page was left before the answer came: it has taken the question with it.
    }
  });

// biome-ignore lint/suspicious/noExplicitAny: whatever the server says
type Answer = any;
