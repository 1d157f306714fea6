import type { Page } from '@playwright/test';
import { expect, openChat, signIn, test, write } from './support/test';
import { unseenShopper } from './support/unseen';

const rows = (page: Page) => page.getByRole('navigation', { name: 'Conversations' }).getByRole('link');

/** A shopper whose page has given an address before the first message, and who then writes. */
async function comeAs(page: Page, email: string, text: string): Promise<void> {
  const socket = page.waitForEvent('websocket', (opened) => opened.url().includes('/ws?'));
  await page.goto('/products/pebble-mug');
  await openChat(page);
  const isKept = (await socket).waitForEvent('framereceived', ({ payload }) =>
    String(payload).includes('"email-captured"'),
  );
  await page.evaluate((address) => {
    const { GorgiasChat } = window as unknown as { GorgiasChat: { captureUserEmail(email: string): void } };
    GorgiasChat.captureUserEmail(address);
  }, email);
  await isKept;
  await write(page, 'Message', text);
  await expect(page.getByRole('log')).toContainText(text);
}

test('[SRV-04] who comes back with a blocked address sees the message go out, and nobody at the desk is called by it', async ({
  agent,
  desk,
  shopper: pest,
}) => {
  // What the browser would show outside the page.
  await agent.addInitScript(() => {
    const shown: string[] = [];
    class Shown {
      static readonly permission = 'granted';
      onclick = null;
      constructor(_: string, { body }: { body: string }) {
        shown.push(body);
      }
      close() {}
    }
    Object.assign(window, { Notification: Shown, shown });
  });
  const shown = () => agent.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await signIn(agent);
  const before = await unseenShopper(desk, { email: 'pest@blocked-mail.test' });
  await before.writes('Buy my watches');
  before.leave();
  await rows(agent).filter({ hasText: 'Buy my watches' }).click();
  await agent.getByRole('button', { name: 'More', exact: true }).click();
  await agent.getByRole('menuitem', { name: 'Block the visitor…' }).click();
  await agent.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(rows(agent).filter({ hasText: 'Buy my watches' })).toContainText('blocked');
  await agent.goto('/console');
  await agent.getByRole('button', { name: /notifications/i }).click();

  await comeAs(pest, 'pest@blocked-mail.test', 'Gold watches today');
  await expect(pest.getByText('Sending')).toHaveCount(0);
  await expect(pest.getByText(/not delivered/i)).toHaveCount(0);
  // Somebody else behind it: by then the first would have been there.
  const kind = await unseenShopper(desk, { email: 'kind@other-mail.test' });
  await kind.writes('Do you repair watches?');
  await expect(rows(agent).filter({ hasText: 'Do you repair watches?' })).toBeVisible();
  await expect.poll(shown).toEqual(['Do you repair watches?']);
  await expect(rows(agent).filter({ hasText: 'Gold watches today' })).toHaveCount(0);

  await agent.getByRole('link', { name: /^Closed/ }).click();
  await expect(rows(agent).filter({ hasText: 'Gold watches today' })).toContainText('blocked');
  kind.leave();
});
