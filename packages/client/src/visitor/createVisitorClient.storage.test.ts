import type { ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeBrowser, createFakeEnvironment, createFakeMessage, memoryStorage } from '../testing';
import { createVisitorClient } from './createVisitorClient';

const startMs = Date.UTC(2026, 10, 15, 10);

async function openPage(revenueId?: () => string) {
  const environment = createFakeEnvironment({ startMs });
  const storage = memoryStorage();
  const { outboxStore } = createFakeBrowser();
  const client = createVisitorClient({
    appId: 7,
    baseUrl: 'https://chat.example',
    language: 'en-US',
    environment,
    storage,
    outboxStore,
    ...(revenueId && { revenueId }),
  });
  return { environment, storage, client, outboxStore };
}

const history = (...ids: number[]): ServerFrame => ({
  type: 'history',
  payload: {
    conversationId: 'conversation-1',
    messages: ids.map((id) => createFakeMessage(id)),
    hasMore: false,
  },
});

it('[STO-12] the time of the last activity, that of the last pending message and the last stored id are kept', async () => {
  const { environment, storage, client } = await openPage();
  client.connect();
  await environment.settle();
  environment.socket.accept();
  environment.socket.deliver(history(1, 2));
  await environment.advance(1000);
  client.send({ type: 'text', text: 'Hello' });
  const sentMs = String(startMs + 1000);
  expect(storage.read('gorgias-chat-7-last-active')).toBe(sentMs);
  expect(storage.read('gorgias-chat-7-last-pending-time')).toBe(sentMs);
  expect(storage.read('gorgias-chat-7-last-stored-id')).toBe('2');
});

describe('[STO-11] a captured email', () => {
  it.each([
    ['ada@shop.test', [{ email: 'ada@shop.test' }]],
    ['ada at shop', []],
    ['', []],
  ])('stored as %j is told to the server as %j', async (stored, told) => {
    const { environment, storage, client } = await openPage();
    storage.write('gorgias-chat-7-captured-email', stored);
    client.connect();
    await environment.settle();
    environment.socket.accept();
    expect(environment.socket.sentOf('email-captured').map(({ payload }) => payload)).toEqual(told);
  });
});

it('[ENT-35] what was refused for want of an email is sent again behind it, once and under its own id', async () => {
  const { environment, client } = await openPage();
  client.connect();
  await environment.settle();
  environment.socket.accept();
  environment.socket.deliver(history());
  const messageId = client.send({ type: 'text', text: 'Is it in stock?' }) ?? '';
  await environment.settle();
  environment.socket.deliver({
    type: 'nack-message',
    messageId,
    payload: { code: 'email-required', reason: '', retryable: false, retryAfterMs: 0 },
  });
  client.setEmail('ada@shop.test');
  await environment.settle();
  const sent = environment.socket.sent.filter(({ type }) =>
    ['email-captured', 'pending-conversation-message'].includes(type),
  );
  expect(sent.map(({ type }) => type)).toEqual([
    'pending-conversation-message',
    'email-captured',
    'pending-conversation-message',
  ]);
  expect([sent[0]?.messageId, sent[2]?.messageId]).toEqual([messageId, messageId]);
});

describe('logout', () => {
  it('[STO-04] leaves nothing of this chat but the floating input sent away, and all of other chats', async () => {
    const { environment, storage, client, outboxStore } = await openPage();
    storage.write('gorgias-chat-7-customer-email', '{}');
    storage.write('gorgias-chat-7-draft', 'Hello');
    storage.write('gorgias-chat-7-floating-input-closed', '1');
    storage.write('gorgias-chat-77-token', 'of another');
    client.connect();
    await environment.settle();
    environment.socket.accept();
    environment.socket.deliver(history(1));
    environment.socket.drop();
    client.send({ type: 'text', text: 'Not delivered yet' });
    await environment.settle();
    expect([storage.keys().length, outboxStore.kept.size]).toEqual([8, 1]);
    client.logout();
    await environment.settle();
    expect(storage.keys()).toEqual(['gorgias-chat-7-floating-input-closed', 'gorgias-chat-77-token']);
    expect(outboxStore.kept.size).toBe(0);
  });

  it('of a shopper whose token is still on its way keeps none of it', async () => {
    const { environment, storage, client } = await openPage();
    client.connect();
    client.logout();
    await environment.settle();
    expect([environment.fetches.length, storage.keys()]).toEqual([1, []]);
  });

  it('in another tab leaves what that tab has kept for whoever comes next', async () => {
    const { environment, storage, client } = await openPage();
    client.connect();
    await environment.settle();
    environment.socket.accept();
    environment.socket.deliver(history(1));
    storage.write('gorgias-chat-7-draft', 'of somebody new');
    client.logout(true);
    expect(client.store.get().conversation.messages).toEqual([]);
    expect(storage.read('gorgias-chat-7-draft')).toBe('of somebody new');
    expect(storage.read('gorgias-chat-7-token')).not.toBeNull();
  });
});

it('[STO-09] a stored token that is no JSON is told, and a new one asked for', async () => {
  const environment = createFakeEnvironment({ startMs });
  const storage = memoryStorage();
  const problems: unknown[] = [];
  storage.write('gorgias-chat-7-token', '{');
  const client = createVisitorClient({
    appId: 7,
    baseUrl: 'https://chat.example',
    language: 'en-US',
    environment,
    storage,
    onProblem: (problem) => problems.push(problem),
  });
  client.connect();
  await environment.settle();
  expect(problems).toEqual([{ code: 'INVALID_STORED_JSON', info: { key: 'gorgias-chat-7-token' } }]);
  expect(environment.fetches).toHaveLength(1);
});

it('[ROL-18] what waits names no browser, and what leaves names the one that consents by then', async () => {
  let revenueId = 'shopify:acme:guest:session';
  const { environment, client, outboxStore } = await openPage(() => revenueId);
  client.send({ type: 'text', text: 'Hello' }, { revenueId, previewMode: false });
  await environment.settle();
  expect((await outboxStore.all()).map(({ message }) => message.metadata)).toEqual([
    { previewMode: false, revenueId: undefined },
  ]);
  revenueId = 'shopify:acme::';
  client.connect();
  await environment.settle();
  environment.socket.accept();
  environment.socket.deliver(history());
  await environment.settle();
  expect(
    environment.socket.sentOf('pending-conversation-message').map(({ payload }) => payload),
  ).toMatchObject([{ content: { text: 'Hello' }, metadata: { previewMode: false, revenueId } }]);
});
