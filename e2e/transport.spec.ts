import type { Page } from '@playwright/test';
import type { FaultProxy } from './support/createFaultProxy';
import { test } from './support/line';
import { chatReopened, expect, forget, openChat, signIn, windowSettled, write } from './support/test';

const messages = (page: Page) => page.getByRole('log');

/** Somebody whom nobody knows yet, who reaches the desk only through the proxy. */
async function come(shopper: Page, agent: Page, proxy: FaultProxy, opening: string): Promise<void> {
  await shopper.goto(`${proxy.baseUrl}/cart`);
  await openChat(shopper);
  await write(shopper, 'Message', opening);
  await agent.getByRole('link', { name: new RegExp(opening) }).click();
  await expect(messages(agent)).toContainText(opening);
}

async function expectOnce(pages: readonly Page[], texts: readonly string[]): Promise<void> {
  for (const page of pages) {
    await expect(messages(page)).toContainText(new RegExp(texts.join('.*'), 's'), { timeout: 30_000 });
    for (const text of texts) await expect(messages(page).getByText(text)).toHaveCount(1);
  }
}

test('[D10] [D3] [D8] [CON-19] [CON-21] over lines that are reset, slow, dead or let no socket through all arrives once and in order', async ({
  shopper,
  agent,
  line: proxy,
  guard,
}) => {
  guard.expected.push(/WebSocket connection/);
  await shopper.clock.install();
  // An agent does not need the proxy.
  await signIn(agent);
  await come(shopper, agent, proxy, 'Reset one');
  const both = [shopper, agent];

  await test.step('a reset line is replaced', async () => {
    for (const text of ['Reset two', 'Reset three', 'Reset four']) {
      proxy.reset();
      await write(shopper, 'Message', text);
    }
    await write(agent, 'Reply', 'All there.');
    await expect(messages(shopper)).toContainText('All there.', { timeout: 30_000 });
    await expectOnce(both, ['Reset one', 'Reset two', 'Reset three', 'Reset four']);
  });

  await test.step('an acknowledgement that gets lost costs nothing: one row, one bubble', async () => {
    proxy.set('answers-lost');
    await write(shopper, 'Message', 'Ack two');
    await expect(messages(agent)).toContainText('Ack two');
    await expect.poll(() => proxy.touched('answers-lost')).toBeGreaterThan(0);
    proxy.set('none');
    proxy.reset();
    await write(shopper, 'Message', 'Ack three');
    await expectOnce(both, ['Reset four', 'Ack two', 'Ack three']);
    await shopper.reload();
    await chatReopened(shopper);
    await expectOnce([shopper], ['Reset four', 'Ack two', 'Ack three']);
  });

  await test.step('a slow line keeps order', async () => {
    await write(shopper, 'Message', 'Slow one');
    await expect(messages(agent)).toContainText('Slow one');
    proxy.set('slow');
    for (const text of ['Slow two', 'Slow three']) await write(shopper, 'Message', text);
    await write(agent, 'Reply', 'Slow four');
    await expect(messages(shopper)).toContainText('Slow four');
    await expectOnce(both, ['Slow one', 'Slow two', 'Slow three']);
    expect(proxy.touched('slow')).toBeGreaterThan(0);
    proxy.set('none');
  });

  await test.step('a line that is dead and does not say so is left after 45 s', async () => {
    await windowSettled(shopper);
    proxy.set('half-open');
    await write(shopper, 'Message', 'Half two');
    await write(agent, 'Reply', 'Half three');
    await expect.poll(() => proxy.touched('half-open')).toBeGreaterThan(0);
    proxy.set('none');
    await shopper.clock.runFor(46_000);
    await expect(messages(shopper)).toContainText('Half three', { timeout: 30_000 });
    await expect(messages(agent)).toContainText('Half two', { timeout: 30_000 });
    for (const page of both)
      for (const text of ['Slow one', 'Half two', 'Half three'])
        await expect(messages(page).getByText(text)).toHaveCount(1);
  });

  await test.step('where no socket is let through, a shopper who is new and an agent talk all the same', async () => {
    proxy.set('no-upgrades');
    await forget(shopper);
    await come(shopper, agent, proxy, 'Behind a company proxy');
    await write(agent, 'Reply', 'We hear you.');
    await expectOnce(both, ['Behind a company proxy', 'We hear you.']);
    await agent.getByRole('textbox', { name: 'Reply' }).pressSequentially('An');
    await expect(shopper.getByText('Someone is typing…')).toBeAttached();
    await write(shopper, 'Message', 'And I hear you.');
    await expectOnce(both, ['Behind a company proxy', 'We hear you.', 'And I hear you.']);
    expect(proxy.touched('no-upgrades')).toBeGreaterThanOrEqual(3);
    await shopper.reload();
    await chatReopened(shopper);
    await expectOnce([shopper], ['Behind a company proxy', 'We hear you.', 'And I hear you.']);
  });
  // Before its line: a page that polls would complain of the end of it.
  await shopper.close();
});

test('[D3] a message whose acknowledgement got lost on a line that holds is asked about, and stands there once', async ({
  shopper,
}) => {
  let isLost = true;
  let losses = 0;
  let isSynced = false;
  const asked: string[] = [];
  await shopper.routeWebSocket(/\/ws\?/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const { type, messageId } = JSON.parse(String(text));
      if (type === 'pending-conversation-message') asked.push(messageId);
      server.send(text);
    });
    server.onMessage((text) => {
      const { type } = JSON.parse(String(text));
      isSynced ||= type === 'synced';
      // A heartbeat would find it out as well, some time later.
      if (isLost && type === 'conversation-message') losses += 1;
      else if (type !== 'heartbeat') page.send(text);
    });
  });
  await shopper.clock.install();
  await shopper.goto('/cart');
  await openChat(shopper);
  // The first look at what was said before would show it too.
  await expect.poll(() => isSynced).toBe(true);
  await write(shopper, 'Message', 'Did you hear me?');
  await expect.poll(() => asked.length).toBe(1);
  await expect(shopper.locator('.message.pending')).toHaveCount(1);
  await expect.poll(() => losses).toBeGreaterThan(0);
  isLost = false;
  await shopper.clock.fastForward(10_000);
  await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
  await expect(shopper.locator('.message.pending')).toHaveCount(0);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(new Set(asked).size).toBe(1);
});
