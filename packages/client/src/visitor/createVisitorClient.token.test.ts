import { type ServerFrame, storageKey } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import {
  createFakeEnvironment,
  createFakeMessage,
  createFakeToken,
  type FakeEnvironmentOptions,
  memoryStorage,
} from '../testing';
import { createVisitorClient } from './createVisitorClient';
import type { VisitorStorage } from './storage';

const hourMs = 3_600_000;
const startMs = Date.UTC(2026, 10, 15, 10);

/** A page of chat 7, connecting. Pages with the same storage are the same browser. */
async function openPage(options: FakeEnvironmentOptions & { storage?: VisitorStorage } = {}) {
  const environment = createFakeEnvironment({ startMs, ...options });
  const storage = options.storage ?? memoryStorage();
  const client = createVisitorClient({
    appId: 7,
    baseUrl: 'https://chat.example',
    language: 'de-CH',
    environment,
    storage,
  });
  client.connect();
  await environment.settle();
  const state = client.store.get;
  const shown = () => state().conversation.messages.map(({ id }) => id);
  return { environment, storage, client, state, shown };
}

const authorized = (conversationId: string, nowMs: number, isAnew = false) => {
  const token = createFakeToken({ conversationId, expiresMs: nowMs + hourMs, isAnew });
  return new Response(null, { headers: { authorization: `Bearer ${token}` } });
};

/** A stored token, as an earlier page left it. */
function storageWithToken(conversationId: string, expiresMs: number): VisitorStorage {
  const storage = memoryStorage();
  storage.write(
    storageKey(7, 'token'),
    JSON.stringify({ token: createFakeToken({ conversationId, expiresMs }) }),
  );
  return storage;
}

const history = (...ids: number[]): ServerFrame => ({
  type: 'history',
  payload: {
    conversationId: 'conversation-1',
    messages: ids.map((id) => createFakeMessage(id)),
    hasMore: false,
  },
});

describe('the token', () => {
  it('is fetched once and kept for the next page', async () => {
    const { environment, storage } = await openPage();
    expect(environment.fetches).toEqual([{ url: 'https://chat.example/auth?appId=7', authorization: null }]);
    expect((await openPage({ storage })).environment.fetches).toEqual([]);
  });

  it('[AUTH-08] [LIM-28] counts as expired 30 seconds before its end', async () => {
    const fetchesWith = async (leftMs: number) =>
      (await openPage({ storage: storageWithToken('conversation-1', startMs + leftMs) })).environment.fetches
        .length;
    expect([await fetchesWith(30_001), await fetchesWith(30_000)]).toEqual([0, 1]);
  });

  it.each([
    ['ahead', hourMs * 24],
    ['behind', hourMs * -24],
  ])(
    '[D21] is judged by the clock of the server once a message was acknowledged, on a page whose own is a day %s',
    async (_, offMs) => {
      // The fake answers by the page's clock: a server that is right has another one.
      const { environment, client } = await openPage({
        answer: (__, nowMs) => authorized('conversation-1', nowMs - offMs),
      });
      environment.socket.accept();
      const fetched = () => environment.fetches.length;
      const comeBackAfter = async (ms: number) => {
        client.disconnect();
        await environment.advance(ms);
        client.connect();
        await environment.settle();
      };
      const messageId = client.send({ type: 'text', text: 'Hello' });
      await environment.advance(200);
      const createdDatetime = new Date(environment.now() - offMs).toISOString();
      environment.socket.deliver({
        type: 'conversation-message',
        messageId: String(messageId),
        payload: createFakeMessage(1, {
          fromAgent: false,
          clientInstanceId: 'tab-1',
          messageId: String(messageId) as never,
          createdDatetime,
        }),
      });
      await comeBackAfter(0);
      expect(fetched()).toBe(1);
      await comeBackAfter(hourMs - 30_000);
      expect(fetched()).toBe(2);
    },
  );

  it.each([hourMs * 24, hourMs * -24])(
    '[D21] and that clock is known from the first answer on, without a message, by a page whose own is %d ms off',
    async (offMs) => {
      const { environment, client } = await openPage();
      environment.socket.accept();
      const told = { conversationId: 'conversation-1', headId: 0 };
      environment.socket.deliver({ type: 'synced', payload: { ...told, nowMs: startMs - offMs } });
      // A server that does not say it changes nothing.
      environment.socket.deliver({ type: 'conversation-changed', payload: told });
      await environment.advance(hourMs);
      expect(client.serverNow() - environment.now()).toBe(-offMs);
    },
  );

  it('that the server refuses is exchanged once, for the same conversation, before the next try', async () => {
    const { environment } = await openPage();
    const token = createFakeToken({ expiresMs: startMs + hourMs });
    environment.socket.accept();
    environment.socket.drop(4401);
    await environment.advance(1000);
    environment.socket.accept();
    environment.socket.drop();
    await environment.advance(1000);
    expect(environment.fetches.map(({ authorization }) => authorization)).toEqual([null, `Bearer ${token}`]);
    expect(environment.sockets).toHaveLength(3);
  });

  it('[AUTH-04] of the same conversation keeps what is shown', async () => {
    const { environment, client, shown } = await openPage();
    environment.socket.accept();
    environment.socket.deliver(history(1, 2));
    environment.socket.drop(4401);
    await environment.advance(1000);
    expect(shown()).toEqual([1, 2]);
    expect(client.credentials.get().isNewCustomer).toBe(false);
  });

  it('of another conversation takes along what was written and not yet stored', async () => {
    const answers = ['conversation-1', 'conversation-2'];
    const { environment, client } = await openPage({
      answer: (_, nowMs) => authorized(answers.shift() ?? '', nowMs),
    });
    environment.socket.accept();
    client.send({ type: 'text', text: 'first' });
    client.send({ type: 'text', text: 'second' });
    environment.socket.drop(4401);
    await environment.advance(1000);
    environment.socket.accept();
    const sent = environment.socket.sent.filter(({ type }) => type === 'pending-conversation-message');
    expect(sent.map(({ payload }) => payload.content)).toEqual([
      { type: 'text', text: 'first' },
      { type: 'text', text: 'second' },
    ]);
  });

  it.each([
    [true, null, 0],
    [false, 'ada@mail.test', 1],
  ])('that says that all is deleted (%s) leaves %j of the address here', async (isAnew, email, told) => {
    const answers = ['conversation-1', 'conversation-2'];
    const { environment, client, storage, state } = await openPage({
      answer: (_, nowMs) => authorized(answers.shift() ?? '', nowMs, isAnew && answers.length === 0),
    });
    environment.socket.accept();
    client.setEmail('ada@mail.test');
    environment.socket.drop(4401);
    await environment.advance(1000);
    environment.socket.accept();
    expect([state().email, storage.read('gorgias-chat-7-captured-email')]).toEqual([email, email]);
    expect(environment.socket.sent.filter(({ type }) => type === 'email-captured')).toHaveLength(told);
    expect(client.credentials.get().conversationId).toBe('conversation-2');
    expect(storage.read('gorgias-chat-7-token')).not.toBeNull();
  });

  it('[AUTH-05] of another conversation clears what is shown and what was seen, and the customer is new', async () => {
    const answers = ['conversation-1', 'conversation-2'];
    const { environment, client, storage, state, shown } = await openPage({
      answer: (_, nowMs) => authorized(answers.shift() ?? '', nowMs),
    });
    environment.socket.accept();
    environment.socket.deliver(history(1, 2));
    client.markSeen();
    environment.socket.drop(4401);
    await environment.advance(1000);
    expect(shown()).toEqual([]);
    expect(client.credentials.get()).toMatchObject({ conversationId: 'conversation-2', isNewCustomer: true });
    expect(storage.read('gorgias-chat-7-last-seen-id')).toBeNull();
    environment.socket.accept();
    environment.socket.deliver(history(1));
    expect({ shown: shown(), unread: state().unread }).toEqual({ shown: [1], unread: 1 });
  });

  it.each([
    ['has run out', storageWithToken('conversation-1', startMs - hourMs)],
    ['is gone', memoryStorage()],
  ])('of the last visit that %s does not hide what is unread in a new conversation', async (_, storage) => {
    storage.write('gorgias-chat-7-last-seen-id', '50');
    const answer = (__: object, nowMs: number) => authorized('conversation-2', nowMs);
    const { environment, state } = await openPage({ storage, answer });
    environment.socket.accept();
    environment.socket.deliver(history(1, 2));
    expect(state().unread).toBe(2);
  });
});
