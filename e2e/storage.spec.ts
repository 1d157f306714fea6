import type { Page } from '@playwright/test';
import type {} from '../apps/embed/src/createChat';
import { chatWindow, expect, messageField, openChat, test, write } from './support/test';
import { appFetched } from './support/watchPage';

/** All that a browser could have kept of a page, by name. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`),
    cookies: document.cookie,
  }));
const nothing = { local: [], session: [], databases: [], cookies: '' };

const stored = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `gorgias-chat-1-${name}`);

const memoryOnly = /does not let us store this conversation/;

test('[STO-07] [STO-01] [STO-04] [STO-05] [STO-06] [STO-12] nothing is kept of someone who only looks at the launcher, hovers it, or is shown the window by the page; of who then writes what is kept has our name, stands in a list, and goes with them, in every tab', async ({
  shopper,
}) => {
  await shopper.goto('/');
  const launcher = shopper.getByRole('button', { name: 'Chat with us' });
  const fetched = appFetched(shopper);
  await launcher.hover();
  await fetched;
  expect(await traces(shopper)).toEqual(nothing);
  await shopper.evaluate(() => window.GorgiasChat?.open());
  await shopper.evaluate(() => window.GorgiasChat?.prefill('Hello'));
  await expect(shopper.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  await expect(shopper.getByText('How can we help?')).toBeVisible();
  expect(await traces(shopper)).toEqual(nothing);
  await shopper.getByRole('textbox', { name: 'Message' }).pressSequentially('!');
  await expect.poll(() => stored(shopper, 'draft')).toBe('Hello!');
  expect((await traces(shopper)).databases).toEqual([]);
  await write(shopper, 'Message', 'Hello');
  await expect(shopper.locator('.message.confirmed')).toHaveText(/Hello/);
  const { local, session, databases } = await traces(shopper);
  expect([...local, ...session].filter((key) => !key.startsWith('gorgias'))).toEqual([]);
  expect(databases).toEqual(['gorgias-chat 2']);
  // The message leaves the outbox once it is acknowledged.
  await expect
    .poll(() => readDatabase(shopper))
    .toEqual({
      version: 2,
      stores: ['campaign-displays', 'messages'],
      messages: [],
    });
  for (const name of ['last-opened', 'last-active', 'last-pending-time'])
    expect(Math.abs(Date.now() - Number(await stored(shopper, name)))).toBeLessThan(60_000);
  await expect.poll(() => stored(shopper, 'last-stored-id')).toBe('1');
  const listed = await shopper.evaluate(() => JSON.parse(localStorage.getItem('gorgias-storage-keys') ?? ''));
  expect(listed.sort()).toEqual(local.filter((key) => key.startsWith('gorgias-chat-')).sort());
  // Whoever looks at an open window goes on as somebody new, and a closed one is nobody's.
  await shopper.evaluate(() => window.GorgiasChat?.close());
  await shopper.evaluate(() => window.GorgiasChat?.logout());
  expect((await traces(shopper)).local).toEqual([]);

  await test.step('logout() reaches every tab, and in an open window the chat goes on as somebody new', async () => {
    await openChat(shopper);
    await write(shopper, 'Message', 'Mine');
    const mine = (page: Page) => page.locator('.message.confirmed', { hasText: 'Mine' });
    await expect(mine(shopper)).toBeVisible();
    const other = await shopper.context().newPage();
    await other.goto('/');
    await expect(mine(other)).toBeVisible();
    await messageField(other).fill('My secret');
    // On its way for as long as the page wants it.
    await other.route('**/attachments**', () => {});
    const picture = { name: 'mine.png', mimeType: 'image/png', buffer: Buffer.from('mine') };
    await chatWindow(other).locator('input[type=file]').setInputFiles(picture);
    await expect(other.locator('.tray li')).toHaveCount(1);
    await shopper.evaluate(() => window.GorgiasChat?.logout());
    for (const page of [shopper, other]) {
      await expect(mine(page)).toHaveCount(0);
      await expect(messageField(page)).toHaveValue('');
      await expect(page.locator('.tray li')).toHaveCount(0);
      await write(page, 'Message', 'Somebody new');
      await expect(page.locator('.message.confirmed', { hasText: 'Somebody new' }).first()).toBeVisible();
      await expect(mine(page)).toHaveCount(0);
    }
  });
});

test('[STO-13] a database of version 1 gets the store it lacks and keeps what it holds', async ({
  shopper,
}) => {
  await shopper.goto('/');
  const old = { key: '9 other', appId: 9, conversationId: null, message: { messageId: '1' } };
  await shopper.evaluate(
    (entry) =>
      new Promise<void>((done) => {
        const request = indexedDB.open('gorgias-chat', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('messages', { keyPath: 'key' }).put(entry);
        };
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
    old,
  );
  await openChat(shopper);
  await write(shopper, 'Message', 'Hello');
  await expect(shopper.locator('.message.confirmed')).toHaveText(/Hello/);
  // The message leaves the outbox once it is acknowledged.
  await expect
    .poll(() => readDatabase(shopper))
    .toEqual({
      version: 2,
      stores: ['campaign-displays', 'messages'],
      messages: [old],
    });
});

const readDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('gorgias-chat');
        request.onsuccess = () => {
          const { result } = request;
          const all = result.transaction('messages').objectStore('messages').getAll();
          all.onsuccess = () => {
            result.close();
            done({ version: result.version, stores: [...result.objectStoreNames], messages: all.result });
          };
        };
      }),
  );

test('[STO-08] where the browser blocks storage the chat works from memory and says so', async ({
  shopper,
}) => {
  await shopper.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'From memory');
  await expect(shopper.locator('.message.confirmed')).toHaveText(/From memory/);
  await expect(shopper.getByText(memoryOnly)).toBeVisible();
});

test('[STO-08] where the storage is full the chat works from memory and says so, and reads what was there before', async ({
  shopper,
}) => {
  await shopper.goto('/');
  await openChat(shopper);
  await write(shopper, 'Message', 'Before');
  await expect(shopper.locator('.message.confirmed')).toHaveText(/Before/);
  await expect(shopper.getByText(memoryOnly)).toHaveCount(0);
  await shopper.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      for (let index = 0; ; index += 1) {
        try {
          localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size));
        } catch {
          break;
        }
      }
    }
  });
  await shopper.reload();
  await expect(shopper.locator('.message.confirmed')).toHaveText(/Before/);
  await write(shopper, 'Message', 'After');
  await expect(shopper.locator('.message.confirmed').last()).toHaveText(/After/);
  await expect(shopper.getByText(memoryOnly)).toBeVisible();
});
