import type { Page } from '@playwright/test';
import { expect, forget, messageField, openChat, signIn, test, windowSettled, write } from './support/test';

const log = (page: Page) => page.getByRole('log');

test('[MSG-22] [MSG-37] [MSG-50] [MSG-46] [FIL-07] [SOC-39] [CON-05] an answer is heard, counted and can be mended; what is refused is sent again by a click, over a socket that carries its token', async ({
  shopper,
  agent,
}) => {
  await shopper.addInitScript(() => {
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        document.documentElement.dataset.protocol = String(protocols);
        this.addEventListener('open', () => {
          document.documentElement.dataset.accepted = this.protocol;
        });
      }
    };
  });
  await signIn(agent);
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'The walnut tray arrived broken');
  await agent.getByRole('link', { name: /walnut tray/ }).click();
  const { protocol = '', accepted = '' } = await shopper.evaluate(() => ({
    ...document.documentElement.dataset,
  }));
  // The encoding that a subprotocol may have, without padding, and the server says it back.
  expect(protocol).toMatch(/^[\w-]{40,}$/);
  expect(accepted).toBe(protocol);

  await test.step('a refused message says so and is sent again by a click', async () => {
    // What an agent sent can be mended and taken back; the other side sees that it was.
    await write(agent, 'Reply', 'We send a nwe one.');
    await expect(log(shopper)).toContainText('We send a nwe one.');
    await log(agent).getByText('We send a nwe one.').hover();
    await log(agent).getByRole('button', { name: 'Edit', exact: true }).click();
    await agent.getByRole('dialog').getByRole('textbox', { name: 'Message' }).fill('We send a new one.');
    await agent.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(agent.getByRole('dialog')).toHaveCount(0);
    await expect(log(shopper)).toContainText(/We send a new one\..*Edited/s);
    await expect(log(shopper)).not.toContainText('nwe');
    await log(agent).getByText('We send a new one.').hover();
    await log(agent).getByRole('button', { name: 'Delete', exact: true }).click();
    await agent.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(log(shopper)).toContainText('This message was deleted');
    await expect(log(agent)).toContainText('Message deleted');
    await expect(log(agent).getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);

    await agent.getByRole('button', { name: 'More', exact: true }).click();
    await agent.getByRole('menuitem', { name: 'Block the visitor…' }).click();
    await agent
      .getByRole('button', { name: /^Block/ })
      .last()
      .click();
    await expect(agent.getByText(/is blocked/).first()).toBeVisible();
    await write(shopper, 'Message', 'Hello?');
    const failed = shopper.getByRole('button', { name: 'Message not delivered. Click to retry.' });
    await expect(failed).toBeVisible();
    await agent.getByRole('button', { name: 'More', exact: true }).click();
    const unblocked = agent.waitForResponse(/\/block$/);
    await agent.getByRole('menuitem', { name: 'Unblock the visitor' }).click();
    expect((await unblocked).ok()).toBe(true);
    await expect(log(agent)).not.toContainText('Hello?');
    await failed.click();
    await expect(log(agent)).toContainText('Hello?');
    await expect(failed).toHaveCount(0);
    await expect(log(shopper).getByText('Hello?')).toHaveCount(1);
  });

  await test.step('screen readers hear every new answer, and nothing of what was said before', async () => {
    await forget(shopper);
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Is the linen napkin washable?');
    await agent.getByRole('link', { name: /linen napkin/ }).click();
    // An offer to leave an address is said too, some time or other.
    const heard = (page: Page) =>
      page.getByRole('dialog').locator('[aria-live=polite] > p').filter({ hasNotText: 'Leave your email' });
    for (const text of ['Yes.', 'At 60 degrees.']) await write(agent, 'Reply', text);
    await expect(heard(shopper)).toHaveText([/Yes\./, /At 60 degrees\./]);
    await shopper.reload();
    await expect(log(shopper)).toContainText('At 60 degrees.');
    await write(agent, 'Reply', 'Or colder.');
    await expect(heard(shopper)).toHaveText([/Or colder\./]);
  });

  await test.step('an answer counts as unread from 110 px above the end, not from 90; what cannot be sent is not', async () => {
    await write(agent, 'Reply', 'It begins with a leaf. '.repeat(60));
    await expect(log(shopper)).toContainText('It begins with a leaf.');

    await messageField(shopper).fill('   \n ');
    await expect(shopper.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await messageField(shopper).fill('');
    await messageField(shopper).pressSequentially('x');
    expect(await messageField(shopper).getAttribute('maxlength')).toBe('5000');
    await messageField(shopper).fill('');

    await shopper
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await expect(shopper.getByText(/^Only images are supported/)).toBeVisible();
    await shopper.getByRole('button', { name: 'Dismiss', exact: true }).click();

    const scrollUp = (by: number) =>
      log(shopper).evaluate(async (element, px) => {
        element.scrollTop = element.scrollHeight - element.clientHeight - px;
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }, by);
    await scrollUp(90);
    await write(agent, 'Reply', 'Then it is left alone.');
    await expect(log(shopper).getByText('Then it is left alone.')).toBeInViewport();
    await expect(shopper.getByRole('button', { name: /new message/ })).toHaveCount(0);
    await scrollUp(110);
    await write(agent, 'Reply', 'And then it turns blue.');
    const unread = shopper.getByRole('button', { name: '1 new message' });
    await expect(unread).toBeVisible();
    await unread.click();
    await expect(log(shopper).getByText('And then it turns blue.')).toBeInViewport();
    await expect(unread).toHaveCount(0);
  });
});

test('[D10] [CON-14] a message for which nobody could be reached in ten tries says so, and a click sends it', async ({
  shopper,
  guard,
}) => {
  guard.expected.push(/ERR_FAILED/, /WS_RETRY_COUNT_EXCEEDED/);
  let isDown = true;
  await shopper.route(/\/auth\?/, (route) => (isDown ? route.abort() : route.continue()));
  await shopper.clock.install();
  await shopper.goto('/');
  await openChat(shopper);
  await windowSettled(shopper);
  await write(shopper, 'Message', 'Anybody there?');
  const failed = shopper.getByRole('button', { name: 'Message not delivered. Click to retry.' });
  await expect(async () => {
    await shopper.clock.fastForward(30_000);
    await expect(failed).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  isDown = false;
  await failed.click();
  await expect(shopper.locator('.message.confirmed')).toHaveText(/Anybody there\?/);
  await expect(failed).toHaveCount(0);
});
