import type { Page } from '@playwright/test';
import { shopperWrites } from './support/shopperWrites';
import { expect, openChat, signIn, test, write } from './support/test';

const messages = (page: Page) => page.getByRole('log');
const row = (page: Page, text: string) =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').filter({ hasText: text });

/** A line on which these words come to the server as something it refuses for good, until it is mended. */
async function spoilLine(page: Page, words: string): Promise<{ mend(): void }> {
  let isSpoilt = true;
  await page.routeWebSocket(/\/console\/ws/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((data) => {
      const text = String(data);
      const isOurs = isSpoilt && text.includes(words) && text.includes('pending-conversation-message');
      server.send(isOurs ? text.replace(words, 'x'.repeat(30_000)) : text);
    });
  });
  return {
    mend() {
      isSpoilt = false;
    },
  };
}

async function newShopper(page: Page, text: string): Promise<void> {
  await page.goto('/products/pebble-mug');
  await openChat(page);
  await write(page, 'Message', text);
  await expect(messages(page)).toContainText(text);
}

test('[SRV-04] a reply that the server refuses stays in its place with the reason, until it is tried again or discarded', async ({
  agent,
  desk,
  shopper,
}) => {
  const line = await spoilLine(agent, 'We gift-wrap');
  await signIn(agent);
  await newShopper(shopper, 'Do you wrap gifts?');
  await shopperWrites(desk, 'Something else');
  await row(agent, 'Do you wrap gifts?').click();
  await write(agent, 'Reply', 'We gift-wrap everything.');
  const refusal = messages(agent).getByText('Not sent. The message is too long.');
  await expect(refusal).toBeVisible();
  await agent.getByRole('textbox', { name: 'Reply' }).fill('half a sent');

  // Given up, and thought better of: it is back, and nothing was sent by that.
  await messages(agent).getByRole('button', { name: 'Discard' }).click();
  await expect(messages(agent)).not.toContainText('We gift-wrap everything.');
  await agent.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(refusal).toBeVisible();

  // Elsewhere the list says where it lies, and a reload leaves it there.
  await row(agent, 'Something else').click();
  await expect(messages(agent)).toContainText('Something else');
  await expect(row(agent, 'Do you wrap gifts?')).toContainText('reply not sent');
  await agent.reload();
  await expect(agent.getByText(/^Your reply to .+ was not sent\.$/).first()).toBeVisible();
  await row(agent, 'Do you wrap gifts?').click();
  await expect(refusal).toBeVisible();
  await expect(agent.getByRole('textbox', { name: 'Reply' })).toHaveValue('half a sent');
  await expect(messages(shopper)).not.toContainText('gift-wrap');

  line.mend();
  await messages(agent).getByRole('button', { name: 'Retry', exact: true }).click();
  await expect(messages(shopper).getByText('We gift-wrap everything.')).toHaveCount(1);
  await expect(refusal).toHaveCount(0);
  await expect(messages(agent).getByText('We gift-wrap everything.')).toHaveCount(1);
  await expect(row(agent, 'We gift-wrap everything.')).not.toContainText('reply not sent');
});
