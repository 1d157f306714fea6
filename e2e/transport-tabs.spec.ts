import type { BrowserContext, Page } from '@playwright/test';
import { crash } from './support/crash';
import type { FaultProxy } from './support/createFaultProxy';
import { test } from './support/line';
import { chatReopened, expect, openChat, write } from './support/test';
import { unseenAgent } from './support/unseen';

type Agent = Awaited<ReturnType<typeof unseenAgent>>;

const messages = (page: Page) => page.getByRole('log');

/** The chat's database as the browser lists it; null while there is none. */
const database = (page: Page) =>
  page.evaluate(async () => {
    const found = (await indexedDB.databases()).find(({ name }) => name === 'gorgias-chat');
    if (!found) return null;
    const opened = await new Promise<IDBDatabase>((done, failed) => {
      const request = indexedDB.open('gorgias-chat');
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    const stores = [...opened.objectStoreNames];
    const records = await new Promise<{ key: string }[]>((done) => {
      const request = opened.transaction('messages').objectStore('messages').getAll();
      request.onsuccess = () => done(request.result);
    });
    opened.close();
    return { version: found.version, stores, keys: records.map(({ key }) => key) };
  });

/** How many messages the browser keeps, in its database or its storage. */
async function kept(page: Page): Promise<number> {
  const stored = await page.evaluate(() => Object.keys(localStorage));
  const hasDatabase = await page.evaluate(() => indexedDB !== undefined);
  const inDatabase = hasDatabase ? await database(page) : null;
  return stored.filter((key) => key.startsWith('gorgias-unsent')).length + (inDatabase?.keys.length ?? 0);
}

/** The same browser on a line that is well again. */
async function loadAgain(context: BrowserContext, line: FaultProxy): Promise<Page> {
  line.set('none');
  line.reset();
  const page = await context.newPage();
  await page.goto(line.baseUrl);
  await chatReopened(page);
  return page;
}

async function expectOnce(page: Page, first: string, last: string): Promise<void> {
  await expect(messages(page)).toContainText(new RegExp(`${first}.*${last}`, 's'));
  await expect(messages(page).getByText(last)).toHaveCount(1);
}

/** The shopper's first words are stored; then the line dies, and one more is written in this tab. */
async function writeOnDeadLine(tab: Page, agent: Agent, line: FaultProxy, opening: string, last: string) {
  await tab.goto(line.baseUrl);
  await openChat(tab);
  await write(tab, 'Message', opening);
  const conversation = await agent.find(opening);
  // The tab knows that it is stored.
  await expect.poll(() => kept(tab)).toBe(0);
  const touched = line.touched('half-open');
  return async () => {
    line.set('half-open');
    await write(tab, 'Message', last);
    // Typing touches the dead line too; the message itself tries it once it is kept.
    await expect.poll(() => kept(tab)).toBe(1);
    await expect.poll(() => line.touched('half-open')).toBeGreaterThan(touched);
    expect(await agent.texts(conversation)).toEqual([opening]);
    return () => expect.poll(() => agent.texts(conversation)).toEqual([opening, last]);
  };
}

test('[STO-08] [D11] [D12] [D13] what a browser keeps, in its database, its storage or not at all, arrives once, through crashes and in other tabs', async ({
  openPage,
  desk,
  line,
  guard,
}) => {
  guard.expected.push(/WebSocket connection/);
  const agent = await unseenAgent(desk);

  await test.step('where storage is blocked the conversation works all the same', async () => {
    const shopper = await openPage();
    await shopper.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    });
    await shopper.goto('/');
    await openChat(shopper);
    await write(shopper, 'Message', 'Without any storage');
    await agent.reply(await agent.find('Without any storage'), 'Never mind.');
    await expect(messages(shopper)).toContainText('Never mind.');
    await shopper.close();
  });

  await test.step('what a tab could not send before it crashed is sent by the next load, once', async () => {
    const shopper = await openPage();
    const context = shopper.context();
    const cutAndWrite = await writeOnDeadLine(shopper, agent, line, 'Crash one', 'Crash two');
    const arrivesOnce = await cutAndWrite();
    await crash(shopper);
    const next = await loadAgain(context, line);
    await arrivesOnce();
    await expectOnce(next, 'Crash one', 'Crash two');
    await expect.poll(async () => (await database(next))?.keys).toEqual([]);
    await next.close();
  });

  await test.step("where the browser's database is missing its storage keeps what waits, through a crash, and nobody is warned", async () => {
    const shopper = await openPage();
    const context = shopper.context();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    });
    const cutAndWrite = await writeOnDeadLine(shopper, agent, line, 'Stored one', 'Stored two');
    const arrivesOnce = await cutAndWrite();
    await expect(shopper.getByText(/does not let us store this conversation/)).toHaveCount(0);
    await crash(shopper);
    const next = await loadAgain(context, line);
    await arrivesOnce();
    await expectOnce(next, 'Stored one', 'Stored two');
    await expect.poll(() => kept(next)).toBe(0);
    await next.close();
  });

  await test.step('the leading tab dies with a message on its way: the other tab sends it, once', async () => {
    const shopper = await openPage();
    const cutAndWrite = await writeOnDeadLine(shopper, agent, line, 'Leader one', 'Leader two');
    const other = await shopper.context().newPage();
    await other.goto(line.baseUrl);
    await chatReopened(other);
    await expect(messages(other)).toContainText('Leader one');
    await shopper.bringToFront();
    const arrivesOnce = await cutAndWrite();
    await crash(shopper);
    line.set('none');
    line.reset();
    await arrivesOnce();
    await expectOnce(other, 'Leader one', 'Leader two');
    await expect.poll(async () => (await database(other))?.keys).toEqual([]);
  });
  agent.leave();
});
