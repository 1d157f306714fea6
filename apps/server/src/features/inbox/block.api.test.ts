import type { ConversationDetail } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestShop } from '../../testing';

let app: TestApp;
let shop: TestShop;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp();
  shop = await app.newShop();
  cookie = await app.signIn(shop.agentEmail);
});
afterAll(() => app.stop());

async function shopper(email: string | null, at = shop) {
  const socket = await app.visitorSocket(at.appId, await app.token(at.appId));
  if (email !== null) {
    socket.send('email-captured', { email }, 'e');
    await socket.heard('email-captured');
  }
  socket.say('Hello', '1');
  const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
  return { socket, conversationId };
}
const block = (conversationId: string, isBlocked: boolean) =>
  app.call('PUT', `conversations/${conversationId}/block`, { cookie, body: { isBlocked } });
async function isBlocked(conversationId: string): Promise<boolean> {
  const answer = await app.call('GET', `conversations/${conversationId}`, { cookie });
  return ((await answer.json()) as ConversationDetail).summary.isBlocked;
}
const prove = (conversationId: string) =>
  app.opened.database.query("update visitor set email_trust = 'verified' where conversation_id = $1", [
    conversationId,
  ]);

describe('a visitor who is blocked', () => {
  it('is blocked in all conversations with the same address, and in none of another person', async () => {
    const [one, two] = [await shopper('rude@mail.test'), await shopper('rude@mail.test')];
    const other = await shopper('kind@mail.test');
    await block(one.conversationId, true);
    const all = [one, two, other].map(({ conversationId }) => isBlocked(conversationId));
    expect(await Promise.all(all)).toEqual([true, true, false]);
    two.socket.say('Again', '2');
    expect((await two.socket.heard('nack-message')).payload.code).toBe('forbidden');
    await block(two.conversationId, false);
    expect(await Promise.all([isBlocked(one.conversationId), isBlocked(two.conversationId)])).toEqual([
      false,
      false,
    ]);
  });

  it('is blocked in conversations to come, whether the address comes before or after the first message', async () => {
    const first = await shopper('later@mail.test');
    await block(first.conversationId, true);
    const before = await shopper('later@mail.test');
    expect(await isBlocked(before.conversationId)).toBe(true);
    const after = await shopper(null);
    after.socket.send('email-captured', { email: 'later@mail.test' }, 'e');
    await after.socket.heard('email-captured');
    expect(await isBlocked(after.conversationId)).toBe(true);
    await block(first.conversationId, false);
    expect(await isBlocked((await shopper('later@mail.test')).conversationId)).toBe(false);
  });

  it('gets a first message through and no hint, while nobody is called by it: it lies among the closed', async () => {
    const [somewhere, agent] = [await app.newShop(), (at: TestShop) => app.signIn(at.agentEmail)];
    const own = await agent(somewhere);
    const known = await shopper('quiet@mail.test', somewhere);
    const { conversationId } = known;
    const body = { isBlocked: true };
    await app.call('PUT', `conversations/${conversationId}/block`, { cookie: own, body });
    await app.call('PUT', `conversations/${conversationId}/status`, {
      cookie: own,
      body: { status: 'closed' },
    });

    const again = await shopper('quiet@mail.test', somewhere);
    expect(again.socket.all('nack-message')).toEqual([]);
    const counts = await (await app.call('GET', 'conversations/counts', { cookie: own })).json();
    expect(counts).toEqual({ open: 0, mine: 0, unassigned: 0, waiting: 0, snoozed: 0 });
    const answer = await app.call('GET', `conversations/${again.conversationId}`, { cookie: own });
    const { summary } = (await answer.json()) as ConversationDetail;
    expect(summary).toMatchObject({ isBlocked: true, status: 'closed', isWaiting: false, headId: 1 });

    await app.call('PUT', `conversations/${conversationId}/block`, {
      cookie: own,
      body: { isBlocked: false },
    });
    again.socket.say('May I?', '2');
    await again.socket.acknowledged('2');
    expect(await (await app.call('GET', 'conversations/counts', { cookie: own })).json()).toMatchObject({
      open: 1,
      waiting: 1,
    });
  });

  it('does not take along whoever has proven that the address is theirs', async () => {
    const owner = await shopper('mine@mail.test');
    await prove(owner.conversationId);
    await block((await shopper('mine@mail.test')).conversationId, true);
    expect(await isBlocked(owner.conversationId)).toBe(false);
  });

  it('is blocked in this shop only', async () => {
    const elsewhere = await app.newShop();
    const here = await shopper('both@mail.test');
    await block(here.conversationId, true);
    const { socket } = await shopper('both@mail.test', elsewhere);
    socket.say('Still here', '2');
    expect(await socket.acknowledged('2')).toMatchObject({ id: 2 });
    const { database } = app.opened;
    expect(await database.inShops([elsewhere.shopId]).query('select * from blocked_address')).toEqual([]);
  });

  it('without an address is blocked in the one conversation that is known', async () => {
    const { conversationId } = await shopper(null);
    expect((await block(conversationId, true)).status).toBe(200);
    expect(await isBlocked(conversationId)).toBe(true);
  });
});
