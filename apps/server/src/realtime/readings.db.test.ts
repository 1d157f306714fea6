import { closeCodes } from '@shopbell/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('a page that asks for everything at once is sent away, and nobody else waits for it', async () => {
  const shop = await app.newShop();
  const [greedy, other] = [
    await app.visitorSocket(shop.appId, await app.token(shop.appId)),
    await app.visitorSocket(shop.appId, await app.token(shop.appId)),
  ];
  for (let number = 0; number < 2000; number += 1)
    greedy.send(number % 2 ? 'history' : 'synchronize-recent-messages', {});
  other.say('Hello', '1');
  await other.acknowledged('1');
  expect(await greedy.closed()).toBe(closeCodes.tryAgainLater);
  expect(greedy.all('history').length + greedy.all('synchronize-recent-messages').length).toBeLessThan(100);
});

it('a page that asks for the next when it has the last gets all of it', async () => {
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const writer = await app.visitorSocket(shop.appId, token);
  for (let number = 1; number <= 250; number += 1) writer.say(`Text ${number}`, String(number));
  await writer.acknowledged('250');
  const reader = await app.visitorSocket(shop.appId, token);
  const ids: number[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    reader.send('synchronize-recent-messages', { afterId: ids.at(-1) ?? 0 });
    const { payload } = await reader.heard('synchronize-recent-messages', page);
    ids.push(...payload.messages.map(({ id }) => id));
    hasMore = payload.hasMore;
  }
  expect(ids).toEqual(Array.from({ length: 250 }, (_, index) => index + 1));
});

it('an acknowledgement does not wait behind what is read', async () => {
  const shop = await app.newShop();
  const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  const { database } = app.opened;
  const done: string[] = [];
  const reads = Array.from({ length: 40 }, (_, number) =>
    database.query('select pg_sleep(0.1)').then(() => done.push(`read ${number}`)),
  );
  socket.say('Hello', '1');
  await socket.acknowledged('1');
  done.push('acknowledged');
  await Promise.all(reads);
  expect(done.indexOf('acknowledged')).toBeLessThan(20);
});
