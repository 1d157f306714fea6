import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../testing';

let app: TestApp;
let nowMs = Date.parse('2026-03-02T10:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

async function openSpentConversation(shop?: TestShop) {
  shop ??= await app.newShop();
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
  nowMs += retryAfterMs + 60_000;
  socket.say('something else', '602');
  expect(await socket.acknowledged('602')).toMatchObject({ id: 601 });
});

const newConversation = async ({ appId }: TestShop) => {
  const token = await app.token(appId);
  const socket = await app.visitorSocket(appId, token);
  socket.say('Hello', '1');
  const message = await socket.acknowledged('1');
  return { socket, token, conversationId: message?.conversationId ?? '' };
};

it('what a shopper spends is not the agent’s: neither by words nor by signals', async () => {
  const shop = await app.newShop();
  const { socket, conversationId } = await newConversation(shop);
  for (let number = 1; number <= 700; number += 1)
    socket.send('chat-is-active', { lastActiveDateTime: new Date(nowMs).toISOString() }, `signal ${number}`);
  expect((await socket.heard('nack-message')).payload.code).toBe('rate');
  for (let number = 2; number <= 601; number += 1) socket.say(`Text ${number}`, String(number));
  expect(await socket.acknowledged('600')).toMatchObject({ id: 600 });

  const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
  agent.say('An answer', '10001', { conversationId });
  expect(await agent.acknowledged('10001')).toMatchObject({ fromAgent: true });
});

it('an agent who must wait in one conversation answers in the others', async () => {
  const shop = await app.newShop();
  const [busy, other] = [await newConversation(shop), await newConversation(shop)];
  const agent = await app.agentSocket(await app.signIn(shop.agentEmail));
  for (let number = 10_001; number <= 10_601; number += 1)
    agent.say(`Text ${number}`, String(number), { conversationId: busy.conversationId });
  expect((await agent.heard('nack-message')).payload.code).toBe('rate');
  agent.say('Elsewhere', '20001', { conversationId: other.conversationId });
  expect(await agent.acknowledged('20001')).toMatchObject({ conversationId: other.conversationId });
});
