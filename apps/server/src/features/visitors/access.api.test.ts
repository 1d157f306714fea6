import { closeCodes, serverLimits } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => nowMs } });
});
afterAll(() => app.stop());

const conversationOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).conversationId;
const ask = (method: string, path: string, { appId }: TestShop, token: string) =>
  fetch(`${app.baseUrl}${path}?appId=${appId}`, { method, headers: { authorization: `Bearer ${token}` } });

async function openPage() {
  const shop = await app.newShop();
  const token = await app.token(shop.appId);
  const socket = await app.visitorSocket(shop.appId, token);
  return { shop, token, socket, conversationId: conversationOf(token) };
}

describe('[AUTH-14] a token that is revoked', () => {
  it('opens nothing any more, whatever page has it; what was said stays with the shop', async () => {
    const { shop, token, socket, conversationId } = await openPage();
    socket.say('Hello', '1');
    await socket.acknowledged('1');
    nowMs += 10_000;
    const renewed = await app.token(shop.appId, token);
    nowMs += 10_000;
    expect((await ask('DELETE', '/auth', shop, token)).status).toBe(204);
    expect(await socket.closed()).toBe(closeCodes.unauthorized);
    for (const old of [token, renewed]) {
      expect(await (await app.visitorSocket(shop.appId, old)).closed()).toBe(closeCodes.unauthorized);
      expect(conversationOf(await app.token(shop.appId, old))).not.toBe(conversationId);
      expect((await ask('POST', '/api/conversation/end', shop, old)).status).toBe(401);
      expect((await ask('POST', '/attachments', shop, old)).status).toBe(401);
    }
    expect((await ask('DELETE', '/auth', shop, token)).status).toBe(401);
    expect(await app.conversations.appOf({ shopId: shop.shopId, conversationId })).toBe(shop.appId);
  });

  it('by an agent of the shop, and by no other', async () => {
    const { shop, socket, conversationId } = await openPage();
    socket.say('Hello', '1');
    await socket.acknowledged('1');
    const path = `conversations/${conversationId}/access`;
    const foreign = await app.signIn((await app.newShop()).agentEmail);
    expect((await app.call('DELETE', path, { cookie: foreign })).status).toBe(404);
    expect(socket.closeCode).toBeNull();
    const cookie = await app.signIn(shop.agentEmail);
    expect((await app.call('DELETE', path, { cookie })).status).toBe(204);
    expect(await socket.closed()).toBe(closeCodes.unauthorized);
  });

  it('is remembered as long as it could be renewed', async () => {
    const { shop, token } = await openPage();
    await ask('DELETE', '/auth', shop, token);
    const remembered = () =>
      app.opened.database.query('select from revoked_access where shop_id = $1', [shop.shopId]);
    nowMs += serverLimits.accessTokenRenewalMs;
    await app.forgetOld();
    expect(await remembered()).toHaveLength(1);
    nowMs += serverLimits.accessTokenLifetimeMs + 1000;
    await app.forgetOld();
    expect(await remembered()).toHaveLength(0);
  });
});

it('pages of a chat that is switched off are closed, those of the shop’s other chats are not', async () => {
  const { shop, token, socket } = await openPage();
  const other = await app.shops.addApp({
    shopId: shop.shopId,
    key: `${shop.appKey}-2`,
    name: 'Other',
    settings: {},
  });
  const elsewhere = await app.visitorSocket(other.id, await app.token(other.id));
  const cookie = await app.signIn(await app.addMember(shop.shopId, 'owner'));
  const switched = await app.call('PUT', `chats/${shop.appId}/switch`, { cookie, body: { isOn: false } });
  expect(switched.status).toBe(200);
  expect(await socket.closed()).toBe(closeCodes.unknownApp);
  expect((await ask('POST', '/attachments', shop, token)).status).toBe(404);
  elsewhere.say('Hello', '1');
  await elsewhere.acknowledged('1');
});

it('what a shopper had deleted before their first message stays deleted: a message under way is refused', async () => {
  const { shop, token, socket, conversationId } = await openPage();
  expect((await ask('DELETE', '/api/conversation', shop, token)).status).toBe(200);
  expect(await socket.closed()).toBe(closeCodes.unauthorized);
  const late = await app.conversations.send({
    shopId: shop.shopId,
    appId: shop.appId,
    conversationId,
    message: { messageId: '1' as never, clientInstanceId: '', content: { type: 'text', text: 'late' } },
    fromAgent: false,
    sender: null,
  });
  expect(late).toMatchObject({ kind: 'refused', code: 'forbidden' });
  expect(await (await app.visitorSocket(shop.appId, token)).closed()).toBe(closeCodes.unauthorized);
  expect(conversationOf(await app.token(shop.appId, token))).not.toBe(conversationId);
  const cookie = await app.signIn(shop.agentEmail);
  const listed = await (await app.call('GET', 'conversations?view=all', { cookie })).json();
  expect(listed).toMatchObject({ conversations: [] });
  const marks = await app.opened.database.query(
    'select because, message_count from erasure where conversation_id = $1',
    [conversationId],
  );
  expect(marks).toEqual([{ because: 'shopper', message_count: 0 }]);
});
