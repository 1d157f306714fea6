import type { Message, OutgoingMessage, ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeEnvironment, createFakeMessage } from '../testing';
import { createAgentClient } from './createAgentClient';

async function openDesk() {
  const environment = createFakeEnvironment();
  const heard: string[] = [];
  const client = createAgentClient({
    url: 'wss://desk.example/console/ws',
    environment,
    onConversationChanged: (conversationId) => heard.push(`changed ${conversationId}`),
    onConnected: () => heard.push('connected'),
    onSignedOut: () => heard.push('signed out'),
    onOtherShop: () => heard.push('other shop'),
  });
  client.connect();
  await environment.settle();
  const shown = (conversationId: string) =>
    client
      .conversation(conversationId)
      .store.get()
      .conversation.messages.map(({ id }) => id);
  return { environment, client, heard, shown };
}

const stored = (conversationId: string, id: number): Message =>
  createFakeMessage(id, { conversationId: conversationId as Message['conversationId'], fromAgent: false });
const history = (conversationId: string, ...ids: number[]): ServerFrame => ({
  type: 'history',
  payload: { conversationId, messages: ids.map((id) => stored(conversationId, id)), hasMore: false },
});
const synced = (conversationId: string, headId: number): ServerFrame => ({
  type: 'synced',
  payload: { conversationId, headId },
});

describe("an agent's connection", () => {
  it('goes to the desk, without a token', async () => {
    const { environment } = await openDesk();
    expect([environment.socket.url, environment.socket.protocols]).toEqual([
      'wss://desk.example/console/ws',
      [],
    ]);
  });

  it('[D20] loads lists anew and resumes every opened conversation after a reconnect', async () => {
    const { environment, client, heard } = await openDesk();
    environment.socket.accept();
    client.conversation('a');
    environment.socket.deliver(history('a', 1, 2));
    environment.socket.drop();
    await environment.advance(1000);
    client.conversation('b');
    environment.socket.accept();
    expect(heard).toEqual(['connected', 'connected']);
    expect(environment.socket.sent).toEqual([
      {
        type: 'synchronize-recent-messages',
        payload: expect.objectContaining({ conversationId: 'a', afterId: 2 }),
      },
      { type: 'history', payload: { conversationId: 'b' } },
    ]);
  });

  it('[D20] what was closed on the screen is asked for when it is opened again, not after a reconnect', async () => {
    const { environment, client } = await openDesk();
    environment.socket.accept();
    client.conversation('a');
    client.conversation('b');
    environment.socket.deliver(history('a', 1, 2));
    environment.socket.deliver(history('b', 1));
    client.view('a', 'left');
    environment.socket.drop();
    // Nobody hears it: the conversation is still on the screen when the line is back.
    client.view('b', 'left');
    await environment.advance(1000);
    environment.socket.accept();
    const resumed = (conversationId: string, afterId: number) => ({
      type: 'synchronize-recent-messages',
      payload: expect.objectContaining({ conversationId, afterId }),
    });
    expect(environment.socket.sent).toEqual([resumed('b', 1)]);
    client.view('a', 'viewing');
    client.view('a', 'answering');
    expect(environment.socket.sent).toEqual([
      resumed('b', 1),
      { type: 'agent-viewing', payload: { conversationId: 'a', activity: 'viewing' } },
      resumed('a', 2),
      { type: 'agent-viewing', payload: { conversationId: 'a', activity: 'answering' } },
    ]);
  });

  it('ends with the sign-in: no further try, and the desk is told', async () => {
    const { environment, client, heard } = await openDesk();
    environment.socket.accept();
    expect(client.store.get()).toEqual({ isConnected: true });
    environment.socket.drop(4401);
    await environment.advance(3_600_000);
    expect(environment.sockets).toHaveLength(1);
    expect(heard).toEqual(['connected', 'signed out']);
    expect(client.store.get()).toEqual({ isConnected: false });
  });

  it('[D20] stops where another tab has gone on to another shop, and sends what waits once it is back', async () => {
    const { environment, client, heard } = await openDesk();
    environment.socket.accept();
    client.conversation('a').queue({ type: 'text', text: 'Hello' });
    environment.socket.drop(4409);
    await environment.advance(3_600_000);
    expect(environment.sockets).toHaveLength(1);
    expect(heard).toEqual(['connected', 'other shop']);
    client.connect();
    await environment.settle();
    environment.socket.accept();
    expect([environment.sockets.length, client.unsentCount()]).toEqual([2, 1]);
    expect(heard).toEqual(['connected', 'other shop', 'connected']);
  });

  it('hears what is beside a conversation: who is there, and what the shopper does', async () => {
    const environment = createFakeEnvironment();
    const news: string[] = [];
    const client = createAgentClient({
      url: 'wss://desk.example/console/ws',
      environment,
      onConversationChanged: () => news.push('changed'),
      onNews: ({ type }) => news.push(type),
      onConnected: () => {},
      onSignedOut: () => {},
    });
    client.connect();
    await environment.settle();
    expect(client.setPresence('away')).toBe(false);
    environment.socket.accept();
    environment.socket.deliver({ type: 'team-presence', payload: { members: [] } });
    environment.socket.deliver({ type: 'agent-presence', payload: { status: 'away' } });
    environment.socket.deliver({ type: 'shopify-cart', payload: { conversationId: 'a', cart: null } });
    expect(news).toEqual(['team-presence', 'agent-presence', 'shopify-cart']);
    expect(client.setPresence('online')).toBe(true);
    expect(environment.socket.sent).toEqual([{ type: 'agent-presence', payload: { status: 'online' } }]);
  });

  it('moves away from a server that drains', async () => {
    const { environment } = await openDesk();
    environment.socket.accept();
    environment.socket.deliver({ type: 'drain', payload: { retryAfterMs: 3000 } });
    await environment.advance(2999);
    expect(environment.sockets).toHaveLength(1);
    await environment.advance(1);
    expect(environment.sockets).toHaveLength(2);
  });

  it('moves away at once with an answer that is not there yet', async () => {
    const { environment, client } = await openDesk();
    environment.socket.accept();
    client.conversation('a').queue({ type: 'text', text: 'An answer' });
    environment.socket.deliver({ type: 'drain', payload: { retryAfterMs: 3000 } });
    await environment.advance(0);
    expect(environment.sockets).toHaveLength(2);
  });
});

describe('a conversation at the desk', () => {
  it('is the same channel every time', async () => {
    const { environment, client } = await openDesk();
    environment.socket.accept();
    expect(client.conversation('a')).toBe(client.conversation('a'));
    expect(environment.socket.sent).toEqual([{ type: 'history', payload: { conversationId: 'a' } }]);
  });

  it('hears only its own messages', async () => {
    const { environment, client, shown } = await openDesk();
    environment.socket.accept();
    client.conversation('a');
    client.conversation('b');
    environment.socket.deliver(history('a', 1));
    environment.socket.deliver(history('b'));
    environment.socket.deliver({ type: 'conversation-message', messageId: '1', payload: stored('b', 1) });
    environment.socket.deliver({
      type: 'conversation-message',
      messageId: '9',
      payload: stored('unopened', 9),
    });
    expect({ a: shown('a'), b: shown('b') }).toEqual({ a: [1], b: [1] });
  });

  it('catches up with the heads a heartbeat tells', async () => {
    const { environment, client } = await openDesk();
    environment.socket.accept();
    client.conversation('a');
    environment.socket.deliver(history('a', 1));
    environment.socket.deliver(synced('a', 1));
    const heads = [
      { conversationId: 'a', headId: 3 },
      { conversationId: 'unopened', headId: 8 },
    ];
    environment.socket.deliver({ type: 'heartbeat', payload: { headId: 3, heads } });
    expect(environment.socket.sent.at(-1)).toEqual({
      type: 'synchronize-recent-messages',
      payload: expect.objectContaining({ conversationId: 'a', afterId: 1 }),
    });
  });

  it('sends into its conversation, and a refusal there leaves the others alone', async () => {
    const { environment, client } = await openDesk();
    environment.socket.accept();
    const [a, b] = [client.conversation('a'), client.conversation('b')];
    const messageId = a.queue({ type: 'text', text: 'Hi' });
    b.queue({ type: 'text', text: 'Hi' });
    expect(environment.socket.sentOf('pending-conversation-message')[0]).toMatchObject({
      messageId,
      payload: { conversationId: 'a', messageId, clientInstanceId: 'tab-1' },
    });
    const nack = {
      code: 'forbidden',
      reason: '',
      retryable: false,
      retryAfterMs: 0,
      conversationId: 'a',
    } as const;
    environment.socket.deliver({ type: 'nack-message', messageId, payload: nack });
    const deliveries = [a, b].map(({ store }) => store.get().conversation.outbox[0]?.delivery);
    expect(deliveries).toEqual([
      { kind: 'unsent', because: 'forbidden', isFinal: true },
      { kind: 'pending' },
    ]);
  });
});

it('the desk is told of every changed conversation, opened or not, and an opened one catches up', async () => {
  const { environment, client, heard } = await openDesk();
  environment.socket.accept();
  client.conversation('a');
  environment.socket.deliver(history('a'));
  environment.socket.deliver(synced('a', 0));
  environment.socket.deliver({ type: 'conversation-changed', payload: { conversationId: 'a', headId: 1 } });
  environment.socket.deliver({ type: 'conversation-changed', payload: { conversationId: 'z', headId: 4 } });
  expect(heard).toEqual(['connected', 'changed a', 'changed z']);
  expect(environment.socket.sentOf('synchronize-recent-messages')).toHaveLength(2);
});

describe('what is not sent yet', () => {
  const message = (messageId: string) =>
    ({
      messageId,
      clientInstanceId: 'tab-gone',
      content: { type: 'text', text: messageId },
    }) as OutgoingMessage;

  it('[D13] [D20] of an earlier page goes out under its own keys, and is refused or stored under them', async () => {
    const environment = createFakeEnvironment();
    const kept: [string, string[]][] = [];
    const client = createAgentClient({
      url: 'wss://desk.example/console/ws',
      environment,
      onConversationChanged: () => {},
      onConnected: () => {},
      onSignedOut: () => {},
      outbox: {
        adopt: () => [{ conversationId: 'a', messages: [message('1'), message('2')] }],
        keep: (conversationId, messages) =>
          kept.push([conversationId, messages.map(({ messageId }) => messageId)]),
      },
    });
    client.connect();
    await environment.settle();
    environment.socket.accept();
    expect(
      environment.socket.sentOf('pending-conversation-message').map(({ payload }) => payload),
    ).toMatchObject([
      { conversationId: 'a', messageId: '1', clientInstanceId: 'tab-gone' },
      { conversationId: 'a', messageId: '2', clientInstanceId: 'tab-gone' },
    ]);
    const nack = { code: 'forbidden', reason: '', retryable: false, retryAfterMs: 0 } as const;
    const where = { conversationId: 'a', clientInstanceId: 'tab-gone' };
    environment.socket.deliver({ type: 'nack-message', messageId: '1', payload: { ...nack, ...where } });
    const channel = client.conversation('a');
    channel.discard(message('2'));
    expect([kept.at(-1), client.unsentCount()]).toEqual([['a', ['1', '2']], 2]);
    expect(client.refusedIn.get()).toEqual(['a']);
    const undo = channel.discard(message('1'));
    expect([kept.at(-1), client.unsentCount()]).toEqual([['a', ['2']], 1]);
    expect(client.refusedIn.get()).toEqual([]);
    const sentBefore = environment.socket.sent.length;
    undo();
    expect(channel.store.get().conversation.outbox.map(({ delivery }) => delivery)).toEqual([
      { kind: 'pending' },
      { kind: 'unsent', because: 'forbidden', isFinal: true },
    ]);
    expect([kept.at(-1), client.refusedIn.get()]).toEqual([['a', ['2', '1']], ['a']]);
    expect(environment.socket.sent).toHaveLength(sentBefore);
  });
});
