import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { loadOldLibraries } from './support/oldLibraries';
import { chatReopened, expect, openChat, test, write } from './support/test';
import { tinyPicture } from './support/tinyPicture';
import { unseenAgent } from './support/unseen';

const launcher = (page: Page) => page.getByRole('button', { name: 'Chat with us' });
const list = (page: Page) => page.locator('.messages');
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** A conversation longer than the window. */
async function talkAtLength(page: Page): Promise<void> {
  await openChat(page);
  await page.evaluate(async () => {
    for (let line = 1; line <= 12; line += 1)
      await window.GorgiasChat?.sendMessage(`Line ${line}\n${'more\n'.repeat(4)}`);
  });
  await expect(list(page)).toContainText('Line 12');
  await page.evaluate(() => {
    const root = document.getElementById('gorgias-chat-container')?.shadowRoot;
    Object.assign(window, { rootBefore: root });
  });
}

/** Somebody reads further up, with something begun in the field. */
async function readFurtherUp(page: Page, draft: string): Promise<number> {
  await messageField(page).fill(draft);
  return list(page).evaluate(async (element) => {
    const scrolled = new Promise((done) => element.addEventListener('scroll', done, { once: true }));
    element.scrollTop = 120;
    await scrolled;
    return element.scrollTop;
  });
}

const hasSameRoot = (page: Page) =>
  page.evaluate(() => {
    const containers = document.querySelectorAll('#gorgias-chat-container');
    return containers.length === 1 && containers[0]?.shadowRoot === Reflect.get(window, 'rootBefore');
  });

const changes: readonly [what: string, change: () => unknown][] = [
  ['the body is replaced', () => document.body.replaceWith(document.createElement('body'))],
  [
    'the body is emptied',
    () => {
      while (document.body.firstChild) document.body.firstChild.remove();
    },
  ],
  [
    'the container is moved elsewhere',
    () => {
      const container = document.getElementById('gorgias-chat-container');
      const corner = document.createElement('section');
      document.body.prepend(corner);
      if (container) corner.append(container);
      return new Promise((done) => setTimeout(() => done(corner.remove())));
    },
  ],
  [
    'the new body brings an empty container of its own',
    () => {
      const body = document.createElement('body');
      body.append(document.createElement('main'));
      body.append(Object.assign(document.createElement('div'), { id: 'gorgias-chat-container' }));
      document.body.replaceWith(body);
    },
  ],
  [
    'the page changes in a view transition',
    () =>
      document.startViewTransition(() => {
        document.body.replaceWith(document.createElement('body'));
      }).finished,
  ],
];

test('the conversation, the draft and the place in it survive whatever happens to the page around them', async ({
  shopper,
}) => {
  await shopper.goto('/');
  await talkAtLength(shopper);
  for (const [what, change] of changes)
    await test.step(what, async () => {
      const draft = `Before ${what}`;
      const before = await readFurtherUp(shopper, draft);
      await shopper.evaluate(change);
      await expect(shopper.getByRole('dialog', { name: 'Fern & Loom' })).toBeVisible();
      expect(await hasSameRoot(shopper)).toBe(true);
      await expect(messageField(shopper)).toHaveValue(draft);
      expect([before, await list(shopper).evaluate(({ scrollTop }) => scrollTop)]).toEqual([120, 120]);
      await messageField(shopper).press('Enter');
      await expect(list(shopper)).toContainText(draft);
    });
});

test('a launcher that nobody has used yet comes back too', async ({ shopper }) => {
  await shopper.goto('/');
  await expect(launcher(shopper)).toBeVisible();
  await shopper.evaluate(() => document.body.replaceWith(document.createElement('body')));
  await openChat(shopper);
});

test('a page that removes the chat each time is not fought with', async ({ shopper }) => {
  await shopper.goto('/');
  await expect(launcher(shopper)).toBeVisible();
  const warning = shopper.waitForEvent('console', (message) => message.type() === 'warning');
  await shopper.evaluate(() => {
    const remove = () => document.getElementById('gorgias-chat-container')?.remove();
    new MutationObserver(remove).observe(document.body, { childList: true });
    remove();
  });
  expect((await warning).text()).toBe('[shopbell] The page keeps removing the chat.');
  await expect(launcher(shopper)).toHaveCount(0);
});

test('a page that is only being prepared gets the launcher and nothing else, until someone looks at it', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    let isPrerendering = true;
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering });
    Object.assign(window, {
      gorgiasChatQueue: [(chat: Window['GorgiasChat']) => void chat?.open()],
      activate() {
        isPrerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  const requests: string[] = [];
  shopper.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await shopper.goto('/?open-chat');
  await expect(launcher(shopper)).toBeVisible();
  await shopper.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
  expect(requests.filter((path) => /^\/(assets|auth|ws|api)/.test(path))).toEqual([]);
  await shopper.evaluate(() => Reflect.get(window, 'activate')());
  await expect(messageField(shopper)).toBeVisible();
});

test('on a page with what old libraries do to prototypes and globals, words and files go both ways and stay', async ({
  shopper,
  desk,
}) => {
  await shopper.addInitScript(loadOldLibraries);
  const frames: { type: string; payload: { content?: { text: string } } }[] = [];
  shopper.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(JSON.parse(String(payload)))),
  );
  const agent = await unseenAgent(desk);
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Hello from an old theme');
  await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
  await agent.reply(await agent.find('an old theme'), 'Hello, old theme. See https://example.com');
  agent.leave();
  await expect(list(shopper)).toContainText('Hello, old theme');
  await expect(list(shopper).locator('.day')).toHaveText('Today');
  const [message] = frames.filter(({ type }) => type === 'pending-conversation-message');
  expect(message?.payload.content?.text).toBe('Hello from an old theme');
  expect(JSON.stringify(frames)).not.toMatch(/an array|an object|a string|a number/);
  const attributes = await shopper
    .getByRole('dialog')
    .evaluate((element) =>
      [element, ...element.querySelectorAll('*')].flatMap((each) => each.getAttributeNames()).join(),
    );
  expect(attributes).not.toMatch(/\bextra\b|\bextend\b/);
  await shopper.getByRole('dialog').locator('input[type=file]').setInputFiles({
    name: 'tray.png',
    mimeType: 'image/png',
    buffer: tinyPicture,
  });
  await shopper.getByRole('button', { name: 'Send' }).click();
  await expect(shopper.locator('.message.confirmed.shopper')).toHaveCount(2);
  await shopper.reload();
  await chatReopened(shopper);
  await expect(list(shopper)).toContainText('Hello, old theme');
  await expect(shopper.locator('.message.confirmed.shopper')).toHaveCount(2);
});

test.describe('a page that is put away', () => {
  test('lets its socket go, and takes it up again with what was missed', async ({ shopper }) => {
    await shopper.goto('/');
    const [socket] = await Promise.all([shopper.waitForEvent('websocket'), openChat(shopper)]);
    await write(shopper, 'Message', 'Before');
    await expect(shopper.locator('.message.confirmed')).toHaveCount(1);
    const closed = socket.waitForEvent('close');
    await shopper.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await closed;
    const again = shopper.waitForEvent('websocket');
    await shopper.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await again;
    await write(shopper, 'Message', 'After');
    await expect(shopper.locator('.message.confirmed')).toHaveCount(2);
  });
});
