import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/db';
import { openTestDatabase, startTestApp, type TestApp, type TestShop } from '../testing';
import { type DumpLine, dumpDatabase } from './dumpDatabase';
import { loadDatabase } from './loadDatabase';
import { moveDatabase } from './moveDatabase';

let app: TestApp;
let shop: TestShop;
let token: string;
const lines: DumpLine[] = [];

/** Five messages are in the backup, three came behind it. */
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
  token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  for (const number of [1, 2, 3, 4, 5]) socket.say(`Text ${number}`, String(number));
  await socket.acknowledged('5');
  await dumpDatabase(app.opened.database, async (line) => void lines.push(line));
  for (const number of [6, 7, 8]) socket.say(`Text ${number}`, String(number));
  await socket.acknowledged('8');
});
afterAll(() => app.stop());

async function* backup(): AsyncGenerator<DumpLine> {
  yield* lines;
}

const restored = async (): Promise<OpenDatabase> => {
  const opened = await openTestDatabase();
  await loadDatabase(opened.database, backup(), { isRestore: true });
  return opened;
};

async function synced(of: TestApp, afterId: number) {
  const socket = await of.visitorSocket(shop.appId, token);
  socket.send('synchronize-recent-messages', { afterId });
  return { socket, ...(await socket.heard('synced')).payload };
}

it('[D6] after a restore a page that has seen more is told so, and what it says is acknowledged', async () => {
  const opened = await restored();
  const after = await startTestApp({ opened });
  const { socket, headId, epoch } = await synced(after, 8);
  expect([headId, epoch]).toEqual([5, 0]);
  socket.say('Text 9', '9');
  expect(await socket.acknowledged('9')).toMatchObject({ id: 6 });
  socket.say('Text 7', '7');
  expect(await socket.acknowledged('7')).toMatchObject({ id: 7, content: { text: 'Text 7' } });

  const agent = await after.agentSocket(await after.signIn(shop.agentEmail));
  const { conversationId } = (await socket.acknowledged('9')) ?? { conversationId: '' };
  agent.send('synchronize-recent-messages', { conversationId, afterId: 1_000_000 });
  expect((await agent.heard('synced')).payload).toEqual({ conversationId, headId: 7, epoch: 0 });
  agent.say('An answer', '10001', { conversationId });
  expect(await agent.acknowledged('10001')).toMatchObject({ id: 8 });
  await after.stop();
  await opened.close();
});

it('[D6] every restore is another past, a move is the same', async () => {
  const epochOf = async ({ database }: OpenDatabase) => {
    const [row] = await database.query<{ value: string }>('select value from epoch');
    return Number(row?.value);
  };
  const before = await synced(app, 8);
  expect(before.epoch).toBe(await epochOf(app.opened));
  const [first, second, moved] = [await restored(), await restored(), await openTestDatabase()];
  await moveDatabase(first.database, moved.database);
  const epochs = [before.epoch, await epochOf(first), await epochOf(second)];
  expect(new Set(epochs).size).toBe(3);
  expect(await epochOf(moved)).toBe(epochs[1]);
  for (const opened of [first, second, moved]) await opened.close();
});
