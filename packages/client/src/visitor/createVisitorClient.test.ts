import type { Message, ServerFrame } from '@shopbell/protocol';
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

const history = (...ids: number[]): ServerFrame => ({
  type: 'history',
  payload: {
    conversationId: 'conversation-1',
    messages: ids.map((id) => createFakeMessage(id)),
    hasMore: false,
  },
});

describe('the socket', () => {
  it('[CON-03] address carries the app id and the language', async () => {
    const { environment } = await openPage();
    expect(environment.socket.url).toBe('wss://chat.example/ws?appId=7&language=de-CH');
  });

  it("[CON-04] has the token as its subprotocol, without '='", async () => {
    const { environment } = await openPage();
    const token = createFakeToken({ expiresMs: startMs + hourMs });
    expect(environment.socket.protocols).toHaveLength(1);
    expect(environment.socket.protocols[0]).not.toContain('=');
    expect(Buffer.from(environment.socket.protocols[0] ?? '', 'base64url').toString()).toBe(token);
  });

  it('[CON-01] is connected or disconnected, as it opens and closes', async () => {
    const { environment, state } = await openPage();
    const seen = [state().isConnected];
    environment.socket.accept();
    seen.push(state().isConnected);
    environment.socket.drop();
    seen.push(state().isConnected);
    expect(seen).toEqual([false, true, false]);
  });

  it('[CON-09] saves the time when it opens', async () => {
    const { environment, storage } = await openPage();
    await environment.advance(1234);
    expect(storage.read('gorgias-chat-7-last-active')).toBeNull();
    environment.socket.accept();
    expect(storage.read('gorgias-chat-7-last-active')).toBe(String(startMs + 1234));
  });

  it('is not opened without a token, and the token is asked for again', async () => {
    const { environment } = await openPage({
      random: () => 0.5,
      answer: () => new Response(null, { status: 500 }),
    });
    expect(environment.sockets).toEqual([]);
    await environment.advance(250);
    expect(environment.fetches).toHaveLength(2);
  });

  it('[HTTP-04] waits for a token that a busy server is asked for three times more', async () => {
    const refusals = [429, 502, 503];
    const { environment } = await openPage({
      answer: (_, nowMs) => {
        const status = refusals.shift();
        const token = createFakeToken({ expiresMs: nowMs + hourMs });
        return status
          ? new Response(null, { status })
          : new Response(null, { headers: { authorization: `Bearer ${token}` } });
      },
    });
    const asked = [];
    for (const pauseMs of [500, 1000, 2000]) {
      await environment.advance(pauseMs - 1);
      asked.push(environment.fetches.length);
      await environment.advance(1);
      asked.push(environment.fetches.length);
    }
    expect(asked).toEqual([1, 2, 2, 3, 3, 4]);
    expect(environment.sockets).toHaveLength(1);
  });

  it('[D10] that is not reached in ten tries makes what waits undelivered, until another try begins or succeeds', async () => {
    const { environment, client, state } = await openPage();
    client.send({ type: 'text', text: 'Hello?' });
    for (let tries = 0; tries < 10; tries += 1) {
      expect(state().hasGivenUp).toBe(false);
      environment.socket.drop();
      await environment.settle();
      if (tries < 9) await environment.advance(1);
    }
    expect(state().hasGivenUp).toBe(true);
    const [waiting] = state().conversation.outbox;
    if (waiting) client.retry(waiting.message);
    await environment.settle();
    expect([environment.sockets.length, state().hasGivenUp]).toEqual([11, false]);
    environment.socket.drop();
    await environment.settle();
    expect(state().hasGivenUp).toBe(true);
    client.nudge();
    await environment.settle();
    environment.socket.accept();
    expect(state().hasGivenUp).toBe(false);
    expect(environment.socket.sentOf('pending-conversation-message')).toHaveLength(1);
  });

  it('that drains is left for as long as the server said', async () => {
    const { environment } = await openPage();
    environment.socket.accept();
    environment.socket.deliver({ type: 'drain', payload: { retryAfterMs: 5000 } });
    await environment.advance(4999);
    expect(environment.sockets).toHaveLength(1);
    await environment.advance(1);
    expect(environment.sockets).toHaveLength(2);
  });

  it.each(['before', 'after'] as const)(
    'that drains is left at once where something was written %s',
    async (when) => {
      const { environment, client } = await openPage();
      environment.socket.accept();
      if (when === 'before') client.send({ type: 'text', text: 'On my way' });
      await environment.settle();
      environment.socket.deliver({ type: 'drain', payload: { retryAfterMs: 5000 } });
      if (when === 'after') client.send({ type: 'text', text: 'On my way' });
      await environment.advance(0);
      expect(environment.sockets).toHaveLength(2);
      environment.socket.accept();
      await environment.settle();
      expect(environment.socket.sentOf('pending-conversation-message')).toHaveLength(1);
    },
  );

  it('is closed and stays closed after disconnect', async () => {
    const { environment, client, state } = await openPage();
    environment.socket.accept();
    client.disconnect();
    await environment.advance(hourMs);
    expect(environment.sockets.map(({ isClosed }) => isClosed)).toEqual([true]);
    expect(state().isConnected).toBe(false);
  });
});

describe('sending', () => {
  const hello = { type: 'text', text: 'Hello' } as const;

  it('[MSG-23] with the socket open goes out at once, and the accepted message stands in the conversation', async () => {
    const { environment, client, state, storage } = await openPage();
    environment.socket.accept();
    environment.socket.deliver(history());
    await environment.advance(5);
    const messageId = client.send(hello) as Message['messageId'];
    expect(environment.socket.sentOf('pending-conversation-message')).toMatchObject([{ messageId }]);
    expect(storage.read('gorgias-chat-7-last-active')).toBe(String(startMs + 5));
    const accepted = createFakeMessage(1, {
      messageId,
      clientInstanceId: 'tab-1',
      fromAgent: false,
      content: hello,
    });
    environment.socket.deliver({ type: 'conversation-message', messageId, payload: accepted });
    expect(state().conversation).toMatchObject({ messages: [accepted], outbox: [] });
    expect(state().unread).toBe(0);
  });

  it('before the first connection waits for it', async () => {
    const { environment, client } = await openPage();
    client.send(hello);
    expect(environment.socket.sent).toEqual([]);
    environment.socket.accept();
    expect(environment.socket.sent.map(({ type }) => type)).toEqual([
      'history',
      'pending-conversation-message',
    ]);
  });
});

describe('unread', () => {
  it('is what agents wrote after the last message seen, and survives a reload', async () => {
    const first = await openPage();
    first.environment.socket.accept();
    first.environment.socket.deliver(history(1, 2));
    expect(first.state().unread).toBe(2);
    first.client.markSeen();
    expect(first.state().unread).toBe(0);
    const second = await openPage({ storage: first.storage });
    second.environment.socket.accept();
    second.environment.socket.deliver(history(1, 2, 3));
    expect(second.state().unread).toBe(1);
  });

  it('counts by number: after 9 comes 10', async () => {
    const { environment, client, state } = await openPage();
    environment.socket.accept();
    environment.socket.deliver(history(1, 2, 3, 4, 5, 6, 7, 8, 9));
    client.markSeen();
    environment.socket.deliver({
      type: 'conversation-message',
      messageId: '10',
      payload: createFakeMessage(10),
    });
    expect(state().unread).toBe(1);
    client.markSeen();
    expect(state().unread).toBe(0);
  });
});

it('hears up to where the team has closed the conversation, when it comes and live, and never less than that; another conversation begins open', async () => {
  const { environment, client, state } = await openPage();
  environment.socket.accept();
  environment.socket.deliver(history(1));
  const told = (type: 'synced' | 'conversation-changed', closedId?: number) => {
    const payload = { conversationId: 'conversation-1', headId: 1, ...(closedId && { closedId }) };
    environment.socket.deliver({ type, payload });
    return state().closedId;
  };
  const closed = [
    told('synced'),
    told('conversation-changed', 1),
    told('conversation-changed'),
    told('synced', 3),
    told('synced', 2),
  ];
  expect(closed).toEqual([0, 1, 1, 3, 3]);
  client.logout();
  expect(state().closedId).toBe(0);
});

it('a heartbeat that tells of more than is in hand is followed by a question', async () => {
  const { environment } = await openPage();
  environment.socket.accept();
  environment.socket.deliver(history(1));
  environment.socket.deliver({ type: 'synced', payload: { conversationId: 'conversation-1', headId: 1 } });
  environment.socket.deliver({ type: 'heartbeat', payload: { headId: 2, heads: [] } });
  expect(environment.socket.sentOf('synchronize-recent-messages').map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ afterId: 1 }),
    expect.objectContaining({ afterId: 1 }),
  ]);
});
