import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

async function openSpentConversation() {
  const shop = await app.newShop();
  const socket = await app.visitorSocket(shop.appId, await app.token(shop.appId));
  for (let number = 1; number <= 601; number += 1) socket.say(`Text ${number}`, String(number));
  const { messageId, payload } = await socket.heard('nack-message');
  expect([messageId, payload.code]).toEqual(['601', 'rate']);
  return { socket, retryAfterMs: payload.retryAfterMs };
}

it('[D5] nothing overtakes a refused message, also when its time has come', async () => {
  const { socket, retryAfterMs } = await openSpentConversation();
  nowMs += retryAfterMs + 1000;
  socket.say('overtaking', '602');
  expect(await socket.heard('nack-message', 2)).toMatchObject({
    messageId: '602',
    payload: { retryable: true },
  });
  socket.say('Text 601', '601');
  expect(await socket.acknowledged('601')).toMatchObject({ id: 601 });
  socket.say('in turn', '602');
  expect(await socket.acknowledged('602')).toMatchObject({ id: 602 });
});

it('a client that gives a refused message up may go on after a while', async () => {
  const { socket, retryAfterMs } = await openSpentConversation();
  nowMs += retryAfterMs + 5000;
  socket.say('something else', '602');
  expect(await socket.acknowledged('602')).toMatchObject({ id: 601 });
});
