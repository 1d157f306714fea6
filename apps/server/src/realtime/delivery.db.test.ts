import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestSocket } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function openConversation() {
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  const { conversationId } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return { shop, token, socket, conversationId: conversationId as string };
}

async function openAgent(shop: { agentEmail: string }) {
  return app.agentSocket(await app.signIn(shop.agentEmail));
}

const storedMessages = (conversationId: string) =>
  app.opened.database.query<{
    id: string;
    message_id: string;
    content: { text: string };
    writer: string;
    created_at: Date;
  }>('select *, xmin::text as writer from message where conversation_id = $1 order by id', [conversationId]);

describe('acknowledgement', () => {
  it('[D1] comes only when the message can be read from the database', async () => {
    const { socket, conversationId } = await openConversation();
    socket.say('Hello', '1700000000001');
    const message = await socket.acknowledged('1700000000001');
    expect(await storedMessages(conversationId)).toMatchObject([{ id: '1', content: { text: 'Hello' } }]);
    expect(message).toMatchObject({
      id: 1,
      conversationId,
      messageId: '1700000000001',
      clientInstanceId: '',
      fromAgent: false,
      content: { type: 'text', text: 'Hello' },
      senderInfo: null,
    });
  });

  it('[CON-24] carries the messageId of the send, as the refusal does', async () => {
    const { socket } = await openConversation();
    socket.say('fine', '5');
    socket.say('   ', '6');
    expect((await socket.heard('conversation-message')).messageId).toBe('5');
    expect((await socket.heard('nack-message')).messageId).toBe('6');
  });

  it('stores 100 concurrent sends of many shoppers in at most 5 commits of each lane', async () => {
    const shop = await app.newShop();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, async () => app.visitorSocket(shop.appId, await app.token(shop.appId))),
    );
    for (const socket of sockets)
      for (let number = 1; number <= 5; number += 1) socket.say(`Text ${number}`, String(number));
    await Promise.all(sockets.map((socket) => socket.heard('conversation-message', 5)));
    const [{ messages, commits } = { messages: 0, commits: 0 }] = await app.opened.database.query<{
      messages: number;
      commits: number;
    }>(
      'select count(*)::int as messages, count(distinct xmin::text)::int as commits from message where shop_id = $1',
      [shop.shopId],
    );
    expect(messages).toBe(100);
    expect(commits).toBeLessThanOrEqual(5 * app.opened.database.lanes);
  });
});

describe('the key of a message', () => {
  it('[D2] is per client instance: two tabs may use the same millisecond', async () => {
    const { socket, conversationId } = await openConversation();
    socket.say('from tab one', '1700000000001', { clientInstanceId: 'one' });
    socket.say('from tab two', '1700000000001', { clientInstanceId: 'two' });
    await socket.heard('conversation-message', 2);
    const stored = await storedMessages(conversationId);
    expect(stored.map(({ content }) => content.text)).toEqual(['from tab one', 'from tab two']);
  });

  it('[D3] sent again with the same content gets the original answer and stores nothing', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    socket.say('once', '7', { metadata: { currentUrl: 'https://shop.test/a' } });
    const first = await socket.acknowledged('7');
    const second = await app.visitorSocket(shop.appId, token);
    second.say('once', '7', { metadata: { currentUrl: 'https://shop.test/b' } });
    expect(await second.acknowledged('7')).toEqual(first);
    expect(await storedMessages(conversationId)).toHaveLength(1);
  });

  it('[D3] sent again with other content is refused for good', async () => {
    const { socket, conversationId } = await openConversation();
    socket.say('first', '7');
    await socket.acknowledged('7');
    socket.say('second', '7');
    expect(await socket.heard('nack-message')).toMatchObject({
      messageId: '7',
      payload: { code: 'conflict', retryable: false },
    });
    expect(await storedMessages(conversationId)).toMatchObject([{ content: { text: 'first' } }]);
  });

  it('[SRV-03] twice in one batch is stored once, and both sends are answered', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    const twin = await app.visitorSocket(shop.appId, token);
    for (let number = 1; number <= 30; number += 1) {
      socket.say(`Text ${number}`, String(number));
      twin.say(`Text ${number}`, String(number));
    }
    await Promise.all([socket.acknowledged('30'), twin.acknowledged('30')]);
    expect(await storedMessages(conversationId)).toHaveLength(30);
  });
});

describe('order', () => {
  it('[D4] ids rise without gaps and times rise strictly, whoever writes', async () => {
    const { socket, shop, conversationId } = await openConversation();
    socket.say('begin', '1');
    await socket.acknowledged('1');
    const agent = await openAgent(shop);
    for (let number = 2; number <= 40; number += 1) {
      socket.say(`shopper ${number}`, String(number));
      agent.say(`agent ${number}`, String(number), { conversationId, clientInstanceId: 'desk' });
    }
    await socket.heard('conversation-message', 79);
    const stored = await storedMessages(conversationId);
    expect(stored.map(({ id }) => Number(id))).toEqual(Array.from({ length: 79 }, (_, index) => index + 1));
    const times = stored.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual([...new Set(times)].sort((left, right) => left - right));
  });

  it('[D5] of one sender is the order of sending', async () => {
    const { socket, conversationId } = await openConversation();
    const texts = Array.from({ length: 200 }, (_, index) => `Text ${index}`);
    for (const [index, text] of texts.entries()) socket.say(text, String(index + 1));
    await socket.acknowledged('200');
    expect((await storedMessages(conversationId)).map(({ content }) => content.text)).toEqual(texts);
  });

  it('[SRV-02] everyone in the conversation hears the same messages in the same order, each once', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    const tab = await app.visitorSocket(shop.appId, token);
    socket.say('hello', '1');
    await tab.heard('conversation-message');
    const agent = await openAgent(shop);
    agent.send('synchronize-recent-messages', { conversationId, afterId: 1 });
    await agent.heard('synced');
    for (let number = 2; number <= 21; number += 1)
      (number % 2 ? socket : tab).say(`Text ${number}`, String(number));
    agent.say('an answer', '22', { conversationId });
    const ids = (heard: TestSocket) => heard.all('conversation-message').map(({ payload }) => payload.id);
    await Promise.all([
      socket.heard('conversation-message', 22),
      tab.heard('conversation-message', 22),
      agent.heard('conversation-message', 21),
    ]);
    const expected = Array.from({ length: 22 }, (_, index) => index + 1);
    expect([ids(socket), ids(tab), ids(agent)]).toEqual([expected, expected, expected.slice(1)]);
  });
});

describe('resume', () => {
  it('[D6] sends what was missed in order and in pages, then synced, and live messages only after that', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    for (let number = 1; number <= 250; number += 1) socket.say(`Text ${number}`, String(number));
    await socket.acknowledged('250');
    const returning = await app.visitorSocket(shop.appId, token);
    const ids: number[] = [];
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      returning.send('synchronize-recent-messages', { afterId: ids.at(-1) ?? 20 });
      const { payload } = await returning.heard('synchronize-recent-messages', page);
      ids.push(...payload.messages.map(({ id }) => id));
      hasMore = payload.hasMore;
      if (page > 1) continue;
      // Between two pages something new is stored and announced; the answer to another question comes after it would.
      socket.say('meanwhile', '251');
      await socket.acknowledged('251');
      app.conversations.live.headKnown(conversationId, { headId: 251, revision: 0 });
      returning.send('history', {});
      await returning.heard('history');
      expect(returning.all('conversation-message')).toEqual([]);
    }
    await returning.heard('synced');
    expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index + 21));
    expect(ids.length).toBeGreaterThanOrEqual(230);
    socket.say('after', '252');
    await returning.acknowledged('252');
    const live = returning.all('conversation-message').map(({ payload }) => payload.id);
    expect([...ids, ...live]).toEqual(Array.from({ length: 232 }, (_, index) => index + 21));
    expect((await storedMessages(conversationId)).length).toBe(252);
  });

  it('[D6] without a cursor begins at the first message, and pages are bounded by bytes', async () => {
    const { socket } = await openConversation();
    for (let number = 1; number <= 20; number += 1) socket.say('é'.repeat(4900), String(number));
    await socket.acknowledged('20');
    socket.send('synchronize-recent-messages', {});
    const { payload } = await socket.heard('synchronize-recent-messages');
    expect(payload.messages[0]?.id).toBe(1);
    expect(payload.hasMore).toBe(true);
    expect(Buffer.byteLength(JSON.stringify(payload))).toBeLessThan(64 * 1024);
  });

  it('[CNV-10] [LIM-35] history comes newest page first, 30 at a time', async () => {
    const { socket } = await openConversation();
    for (let number = 1; number <= 65; number += 1) socket.say(`Text ${number}`, String(number));
    await socket.acknowledged('65');
    const sizes: number[] = [];
    let oldest: { id: number; createdDatetime: string } | undefined;
    for (let page = 1; page <= 3; page += 1) {
      socket.send('history', oldest ? { createdBefore: oldest.createdDatetime, beforeId: oldest.id } : {});
      const { payload } = await socket.heard('history', page);
      sizes.push(payload.messages.length);
      expect(payload.hasMore).toBe(page < 3);
      oldest = payload.messages[0];
    }
    expect(sizes).toEqual([30, 30, 5]);
    expect(oldest?.id).toBe(1);
  });
});

describe('fan-out', () => {
  it('[D14] a node that hears only the hint reads the rows from the database', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    const listener = await app.visitorSocket(shop.appId, token);
    // A heartbeat would find the rows as well, later.
    for (const session of app.sockets.sessions) app.sockets.heartbeats.delete(session);
    // As if another node had stored them: rows without the short way, then doubled and reordered hints.
    const insert = (id: number) =>
      app.opened.database.query(
        `with moved as (
           insert into conversation (id, shop_id, app_id, last_message_id, last_message_at) values ($1, $2, $3, $4, now())
           on conflict (id) do update set last_message_id = excluded.last_message_id returning id
         )
         insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
         select id, $4, $2, $5, '', $6, '{}', true, now() from moved`,
        [conversationId, shop.shopId, shop.appId, id, String(id), { type: 'text', text: `Row ${id}` }],
      );
    for (const id of [1, 2, 3]) await insert(id);
    for (const headId of [3, 1, 3, 2]) {
      app.bus.publish({ type: 'messages-stored', shopId: shop.shopId, conversationId, headId });
    }
    await listener.heard('conversation-message', 3);
    socket.say('live again', '9');
    await listener.heard('conversation-message', 4);
    expect(listener.all('conversation-message').map(({ payload }) => payload.id)).toEqual([1, 2, 3, 4]);
  });

  it('[D7] [D8] a lost hint is found by the next heartbeat, which carries the head: together they close the gap', async () => {
    const { socket, shop, token, conversationId } = await openConversation();
    const listener = await app.visitorSocket(shop.appId, token);
    socket.say('one', '1');
    await listener.heard('conversation-message');
    await app.opened.database.query(
      `with moved as (update conversation set last_message_id = 2 where id = $1 returning id)
       insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
       select id, 2, $2, '2', '', '{"type":"text","text":"two"}', '{}', true, now() from moved`,
      [conversationId, shop.shopId],
    );
    for (const session of app.sockets.sessions) app.sockets.heartbeats.set(session, 0);
    await listener.heard('conversation-message', 2);
    expect((await listener.heard('heartbeat')).payload.headId).toBe(2);
  });
});
