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
