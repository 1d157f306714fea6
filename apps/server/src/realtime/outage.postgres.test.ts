import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/db';
import {
  createFaultyLine,
  prepareTestDatabase,
  refusalOf,
  startTestApp,
  type TestApp,
  type TestSocket,
} from '../testing';
import { workerUrl } from '../testing/places';

let nowMs = Date.now();
let prepared: Awaited<ReturnType<typeof prepareTestDatabase>>;
let line: Awaited<ReturnType<typeof createFaultyLine>>;
let opened: OpenDatabase;
let app: TestApp;

beforeAll(async () => {
  prepared = await prepareTestDatabase();
  const url = new URL(prepared.databaseUrl ?? '');
  line = await createFaultyLine(Number(url.port));
  url.port = String(line.port);
  const { folder } = prepared;
  opened = await openDatabase({ databaseUrl: url.href, dataFolder: folder, shortFolder: folder, workerUrl });
  app = await startTestApp({ opened, clock: { now: () => nowMs } });
});
afterEach(() => line.mend());
afterAll(async () => {
  await app.stop();
  await opened.close();
  await line.close();
  await prepared.remove();
});

async function openBoth() {
  const shop = await app.newShop();
  const shopper = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  shopper.say('Before', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');
  return { ...shop, shopper, agent, conversationId };
}

/** Every socket is asked whether it is there. */
async function heartbeats(...sockets: TestSocket[]): Promise<void> {
  const counts = sockets.map((socket) => socket.all('heartbeat').length);
  nowMs += 23_000;
  for (const [index, socket] of sockets.entries()) await socket.heard('heartbeat', (counts[index] ?? 0) + 1);
}

/** More than a minute. */
async function heartbeatsOfAMinute(...sockets: TestSocket[]): Promise<void> {
  for (let beat = 0; beat < 3; beat += 1) await heartbeats(...sockets);
}

it('[D17] a database that is gone for a minute cuts no socket; what was asked meanwhile is answered behind it', async () => {
  const { shopper, agent, conversationId, appId } = await openBoth();
  line.cut();
  shopper.say('During', '2');
  expect((await shopper.heard('nack-message')).payload).toMatchObject({
    code: 'database-down',
    retryable: true,
  });
  shopper.send('history', {});
  agent.send('history', { conversationId });
  agent.say('An answer', '10001', { conversationId });
  const refused = await fetch(`${app.baseUrl}/auth?appId=${appId}`);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refusalOf(refused)).toEqual([503, 'database-down']);
  await heartbeatsOfAMinute(shopper, agent);
  expect([shopper.closeCode, agent.closeCode]).toEqual([null, null]);

  line.mend();
  expect(await agent.acknowledged('10001')).toMatchObject({ conversationId, fromAgent: true });
  await agent.heard('history');
  await shopper.heard('history');
  shopper.say('During', '2');
  expect(await shopper.acknowledged('2')).toMatchObject({ conversationId });
});

it('[D17] a database that hangs holds up no heartbeat, and whoever comes when too many wait is told so at once', async () => {
  const { shopper, agent, appId } = await openBoth();
  // Whoever still had a connection would give it back, and somebody would leave the line.
  const held = await Promise.all(Array.from({ length: 10 }, () => opened.pool.connect()));
  line.block();
  const waiting = Array.from({ length: 1000 }, () => opened.database.query('select 1').catch(() => []));
  const refused = await fetch(`${app.baseUrl}/auth?appId=${appId}`);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refusalOf(refused)).toEqual([503, 'overloaded']);
  await heartbeatsOfAMinute(shopper, agent);
  expect([shopper.closeCode, agent.closeCode]).toEqual([null, null]);

  line.mend();
  for (const connection of held) connection.release();
  await Promise.all(waiting);
  shopper.say('After', '2');
  await shopper.acknowledged('2');
});

it('[D17] a heartbeat does not wait for a look at the database that nobody answers', async () => {
  const { shopper, agent } = await openBoth();
  line.block();
  let isAnswered = false;
  const before = opened.database
    .query('select 1')
    .catch(() => [])
    .finally(() => {
      isAnswered = true;
    });
  await heartbeats(shopper, agent);
  expect(isAnswered).toBe(false);
  line.mend();
  await before;
});
