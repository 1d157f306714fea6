import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, TestSocket } from '../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const conversationOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).conversationId;

async function openShopper(appId: number) {
  const token = await app.token(appId);
  return { token, conversationId: conversationOf(token), socket: await app.visitorSocket(appId, token) };
}

const listConversations = async (cookie: string) => {
  const response = await fetch(`${app.baseUrl}/console/api/conversations`, { headers: { cookie } });
  return (await response.json()) as {
    conversations: { conversationId: string; lastMessage: { text: string } }[];
  };
};

describe('two shoppers of one shop', () => {
  it('never see each other', async () => {
    const shop = await app.newShop();
    const anna = await openShopper(shop.appId);
    const ben = await openShopper(shop.appId);
    anna.socket.say('for the desk only', '1');
    await anna.socket.acknowledged('1');
    ben.socket.say('mine', '1');
    await ben.socket.acknowledged('1');
    ben.socket.send('synchronize-recent-messages', { afterId: 0, conversationId: anna.conversationId });
    ben.socket.send('history', { conversationId: anna.conversationId });
    const page = await ben.socket.heard('synchronize-recent-messages');
    const history = await ben.socket.heard('history');
    expect(
      [...page.payload.messages, ...history.payload.messages].map(({ content }) => content.text),
    ).toEqual(['mine', 'mine']);
    expect(ben.socket.all('conversation-message').map(({ payload }) => payload.content.text)).toEqual([
      'mine',
    ]);
  });

  it('cannot write into each other, or in the name of an agent', async () => {
    const shop = await app.newShop();
    const anna = await openShopper(shop.appId);
    const ben = await openShopper(shop.appId);
    ben.socket.say('forged', '1', {
      conversationId: anna.conversationId,
      fromAgent: true,
      senderInfo: { name: 'Ada', isBot: false },
    });
    expect(await ben.socket.acknowledged('1')).toMatchObject({
      conversationId: ben.conversationId,
      fromAgent: false,
      senderInfo: null,
    });
    expect(anna.socket.all('conversation-message')).toEqual([]);
  });
});

describe('two shops', () => {
  it('[ROL-17] have inboxes of their own: an agent sees and hears only the own shop', async () => {
    const [north, south] = [await app.newShop(), await app.newShop()];
    const [northCookie, southCookie] = [
      await app.signIn(north.agentEmail),
      await app.signIn(south.agentEmail),
    ];
    const southAgent = await app.agentSocket(southCookie);
    const shopper = await openShopper(north.appId);
    shopper.socket.say('north only', '1');
    await shopper.socket.acknowledged('1');
    expect((await listConversations(northCookie)).conversations).toMatchObject([
      { lastMessage: { text: 'north only' } },
    ]);
    expect((await listConversations(southCookie)).conversations).toEqual([]);
    const southShopper = await openShopper(south.appId);
    southShopper.socket.say('south only', '1');
    const changed = await southAgent.heard('conversation-changed');
    expect(changed.payload.conversationId).toBe(southShopper.conversationId);
    expect(southAgent.all('conversation-changed')).toHaveLength(1);
  });

  it('an agent can neither read nor write nor type in the other shop', async () => {
    const [north, south] = [await app.newShop(), await app.newShop()];
    const southAgent = await app.agentSocket(await app.signIn(south.agentEmail));
    const { socket, conversationId } = await openShopper(north.appId);
    socket.say('private', '1');
    await socket.acknowledged('1');
    southAgent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
    southAgent.send('history', { conversationId });
    southAgent.send('typing-activity-agent', { conversationId });
    southAgent.say('intruding', '5', { conversationId });
    expect(await southAgent.heard('nack-message')).toMatchObject({
      messageId: '5',
      payload: { code: 'forbidden', retryable: false },
    });
    expect(southAgent.frames.map(({ type }) => type)).toEqual(['nack-message']);
    socket.say('still alone', '2');
    await socket.acknowledged('2');
    expect(socket.frames.map(({ type }) => type)).toEqual(['conversation-message', 'conversation-message']);
  });

  it("a token opens only its own shop's chat", async () => {
    const [north, south] = [await app.newShop(), await app.newShop()];
    const socket = await app.visitorSocket(south.appId, await app.token(north.appId));
    expect(await socket.closed()).toBe(4401);
  });
});

describe('strangers', () => {
  it('[CON-25] are closed with 4401 for a bad token and 4404 for an unknown app: together the two private codes', async () => {
    const shop = await app.newShop();
    const token = await app.token(shop.appId);
    const forged = `${token.slice(0, -3)}AAA`;
    expect(await (await app.visitorSocket(shop.appId, forged)).closed()).toBe(4401);
    expect(await (await app.visitorSocket(shop.appId, 'nonsense')).closed()).toBe(4401);
    expect(await (await app.visitorSocket(999_999, token)).closed()).toBe(4404);
  });

  it('[AUTH-13] a token signed by someone else is refused, though a page could decode it', async () => {
    const shop = await app.newShop();
    const [header, payload] = (await app.token(shop.appId)).split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect(
      await (await app.visitorSocket(shop.appId, `${header}.${payload}.${'A'.repeat(43)}`)).closed(),
    ).toBe(4401);
    expect(await (await app.visitorSocket(shop.appId, unsigned)).closed()).toBe(4401);
  });

  it('[CON-18] find the socket at /ws and nowhere else', async () => {
    const shop = await app.newShop();
    const protocol = Buffer.from(await app.token(shop.appId)).toString('base64url');
    const elsewhere = new TestSocket(`${app.baseUrl.replace('http', 'ws')}/wss?appId=${shop.appId}`, [
      protocol,
    ]);
    await expect(elsewhere.opened()).rejects.toThrow('Status 404');
  });

  it('[CON-04] the token travels as the subprotocol, which the server echoes', async () => {
    const shop = await app.newShop();
    const token = await app.token(shop.appId);
    const socket = await app.visitorSocket(shop.appId, token);
    expect(socket.protocol).toBe(Buffer.from(token).toString('base64url'));
    expect(socket.protocol).not.toContain('=');
  });

  it('from other domains are refused where the shop has named its own', async () => {
    const shop = await app.newShop({ domains: ['north.example'] });
    const token = await app.visitors.tokens.issue({
      conversationId: '7f0c1c1e-3b63-4a52-9f6e-0d9b41b3a9aa',
      appId: shop.appId,
      shopId: shop.shopId,
    });
    const open = (origin: string) =>
      new TestSocket(
        `${app.baseUrl.replace('http', 'ws')}/ws?appId=${shop.appId}`,
        [Buffer.from(token).toString('base64url')],
        { origin },
      ).opened();
    expect(await (await open('https://evil.example')).closed()).toBe(4403);
    expect(await (await open('https://notnorth.example')).closed()).toBe(4403);
    const welcome = await open('https://www.north.example');
    welcome.say('hello', '1');
    expect(await welcome.acknowledged('1')).toMatchObject({ id: 1 });
    const refused = await fetch(`${app.baseUrl}/auth?appId=${shop.appId}`, {
      headers: { origin: 'https://evil.example' },
    });
    expect([refused.status, refused.headers.get('authorization')]).toEqual([403, null]);
  });
});
