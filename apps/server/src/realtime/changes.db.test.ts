import type { Message } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf, startTestApp, type TestApp, type TestSocket } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** A shopper's question and an agent's answer, which is message 2. */
async function openTalk() {
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const shopper = await app.visitorSocket(shop.appId, token);
  shopper.say('Is it washable?', '1');
  const conversationId = (await shopper.acknowledged('1'))?.conversationId ?? '';
  const cookie = await app.signIn(shop.agentEmail);
  const agent = await app.agentSocket(cookie);
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');
  agent.say('Yes, at 60 degrees', '2', { conversationId });
  await shopper.acknowledged('2');
  await agent.acknowledged('2');
  return { shop, token, shopper, agent, cookie, conversationId };
}
type Talk = Awaited<ReturnType<typeof openTalk>>;

const path = ({ conversationId }: Talk, id = 2) => `conversations/${conversationId}/messages/${id}`;
const edit = (talk: Talk, text: string, { id = 2, cookie = talk.cookie } = {}) =>
  app.call('PUT', path(talk, id), { cookie, body: { text } });
const remove = (talk: Talk, { id = 2, cookie = talk.cookie } = {}) =>
  app.call('DELETE', path(talk, id), { cookie });

async function coldLoad({ shop, token }: Talk): Promise<Message[]> {
  const socket = await app.visitorSocket(shop.appId, token);
  socket.send('history', {});
  return (await socket.heard('history')).payload.messages;
}

const changesOn = (socket: TestSocket) => socket.all('message-changed').map(({ payload }) => payload);

describe('an agent changes an own message', () => {
  it('by other words, which both sides see at once and after a cold load, marked as edited', async () => {
    const talk = await openTalk();
    expect((await edit(talk, 'Yes, at 30 degrees')).status).toBe(200);
    const { payload } = await talk.shopper.heard('message-changed');
    expect(payload).toMatchObject({
      conversationId: talk.conversationId,
      from: 0,
      revision: 1,
      messages: [
        {
          id: 2,
          revision: 1,
          content: { type: 'text', text: 'Yes, at 30 degrees' },
          editedDatetime: expect.any(String),
        },
      ],
    });
    await talk.agent.heard('message-changed');
    const loaded = await coldLoad(talk);
    expect(loaded[1]).toEqual(payload.messages[0]);
    expect(loaded.map(({ content }) => content.text)).toEqual(['Is it washable?', 'Yes, at 30 degrees']);
  });

  it('by taking it back: its place stays, its words and files are gone', async () => {
    const talk = await openTalk();
    expect((await remove(talk)).status).toBe(200);
    await talk.shopper.heard('message-changed');
    const [, deleted] = await coldLoad(talk);
    expect(deleted).toMatchObject({
      id: 2,
      content: { type: 'text', text: '' },
      deletedDatetime: expect.any(String),
    });
    const rows = await app.opened.database.query<{ content: object }>(
      'select content from message where conversation_id = $1 and id = 2',
      [talk.conversationId],
    );
    expect(rows).toEqual([{ content: { type: 'text', text: '' } }]);
    expect(await refusalOf(await edit(talk, 'once more'))).toEqual([404, 'not-found']);
  });

  it('and who wrote it is told to agents only', async () => {
    const talk = await openTalk();
    await edit(talk, 'Cold only');
    await talk.shopper.heard('message-changed');
    await talk.agent.heard('message-changed');
    expect(changesOn(talk.agent)[0]?.messages[0]).toHaveProperty('authorId');
    talk.shopper.send('synchronize-recent-messages', { afterId: 0 });
    await talk.shopper.heard('synchronize-recent-messages');
    expect(JSON.stringify(talk.shopper.frames)).not.toContain('authorId');
    expect(talk.agent.all('conversation-message')[0]?.payload).toHaveProperty('authorId');
  });

  it("not a colleague's, not a shopper's, not one of another shop", async () => {
    const talk = await openTalk();
    const colleague = await app.signIn(await app.addMember(talk.shop.shopId, 'owner'));
    const stranger = await app.signIn((await app.newShop()).agentEmail);
    expect(await refusalOf(await edit(talk, 'x', { cookie: colleague }))).toEqual([403, 'forbidden']);
    expect(await refusalOf(await remove(talk, { cookie: colleague }))).toEqual([403, 'forbidden']);
    expect(await refusalOf(await edit(talk, 'x', { id: 1 }))).toEqual([403, 'forbidden']);
    expect(await refusalOf(await edit(talk, 'x', { cookie: stranger }))).toEqual([404, 'not-found']);
    expect(await refusalOf(await edit(talk, 'x', { id: 9 }))).toEqual([404, 'not-found']);
    expect(await refusalOf(await edit(talk, '  '))).toEqual([400, 'invalid-request']);
    expect(changesOn(talk.shopper)).toEqual([]);
  });
});

describe('[D6] who was away', () => {
  it('hears of changes of what it holds, by the revision it had', async () => {
    const talk = await openTalk();
    await edit(talk, 'first correction');
    await edit(talk, 'second correction');
    const back = await app.visitorSocket(talk.shop.appId, talk.token);
    back.send('synchronize-recent-messages', { afterId: 2, revision: 1 });
    expect((await back.heard('message-changed')).payload).toMatchObject({
      from: 1,
      revision: 2,
      messages: [{ id: 2, content: { text: 'second correction' } }],
    });
    await back.heard('synced');
    back.send('synchronize-recent-messages', { afterId: 2, revision: 2 });
    await back.heard('synced', 2);
    expect(changesOn(back)).toHaveLength(1);
  });

  it('[SOC-04] and who asks by time, naming what it holds, is not sent that again', async () => {
    const talk = await openTalk();
    talk.shopper.say('Thank you', '3');
    const last = await talk.shopper.acknowledged('3');
    talk.shopper.send('synchronize-recent-messages', {
      createdBefore: last?.createdDatetime,
      excludeIds: [1],
    });
    const { payload } = await talk.shopper.heard('synchronize-recent-messages');
    expect(payload).toMatchObject({ hasMore: false, headId: 3 });
    expect(payload.messages.map(({ id }) => id)).toEqual([2]);
  });

  it('[SOC-04] who has a cursor goes by it, and what it holds beyond a hole is not sent again', async () => {
    const talk = await openTalk();
    talk.shopper.say('Thank you', '3');
    await talk.shopper.acknowledged('3');
    const createdBefore = Date.now() - 3_600_000;
    talk.shopper.send('synchronize-recent-messages', { afterId: 1, createdBefore, excludeIds: [1, 3] });
    const { payload } = await talk.shopper.heard('synchronize-recent-messages');
    expect(payload).toMatchObject({ hasMore: false, headId: 3 });
    expect(payload.messages.map(({ id }) => id)).toEqual([2]);
    expect((await talk.shopper.heard('synced')).payload.headId).toBe(3);
  });
});

it('the search finds the new words and no longer the old ones', async () => {
  const talk = await openTalk();
  const found = async (query: string) => {
    const response = await app.call('GET', `conversations?view=all&q=${query}`, { cookie: talk.cookie });
    return ((await response.json()) as { conversations: unknown[] }).conversations.length;
  };
  await vi.waitUntil(async () => (await found('degrees')) === 1, { timeout: 5000 });
  await edit(talk, 'Only by hand');
  await vi.waitUntil(async () => (await found('hand')) === 1, { timeout: 5000 });
  expect(await found('degrees')).toBe(0);
  expect(await found('washable')).toBe(1);
});
