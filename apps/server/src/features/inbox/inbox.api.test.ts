import { randomUUID } from 'node:crypto';
import type { ConversationList, ConversationSummary, InboxCounts } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inboxOf, refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { openDesk, shopperSays, agentSays, ask, put, listed, detailOf, inTheFuture } = inboxOf(() => app);

describe('the views of the inbox', () => {
  it('[SRV-04] show a conversation where its state puts it, and count it there', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    const viewsWithIt = async () => {
      const views = ['open', 'mine', 'unassigned', 'waiting', 'snoozed', 'closed', 'all'];
      const lists = await Promise.all(views.map((view) => listed(desk, `view=${view}`)));
      return views.filter((_, index) => lists[index]?.some((id) => id === conversationId));
    };
    expect(await viewsWithIt()).toEqual(['open', 'unassigned', 'waiting', 'all']);
    await agentSays(desk, conversationId, 'Hi there');
    expect(await viewsWithIt()).toEqual(['open', 'unassigned', 'all']);
    await put(desk, conversationId, 'assignee', { userId: desk.userId });
    expect(await viewsWithIt()).toEqual(['open', 'mine', 'all']);
    expect(await ask<InboxCounts>(desk, 'conversations/counts')).toEqual({
      open: 1,
      mine: 1,
      unassigned: 0,
      waiting: 0,
      snoozed: 0,
    });
    await put(desk, conversationId, 'status', { status: 'snoozed', until: inTheFuture(3_600_000) });
    expect(await viewsWithIt()).toEqual(['snoozed', 'all']);
    await put(desk, conversationId, 'status', { status: 'closed' });
    expect(await viewsWithIt()).toEqual(['closed', 'all']);
  });

  it('come in pages that neither skip nor repeat, also where times are equal', async () => {
    const desk = await openDesk();
    const ids = Array.from({ length: 120 }, () => randomUUID());
    await app.opened.database.query(
      `insert into conversation (id, shop_id, app_id, last_message_id, last_message_at, waiting_since)
       select id, $2, $3, 1, '2026-11-15T10:00:00Z', '2026-11-15T10:00:00Z' from unnest($1::uuid[]) id`,
      [ids, desk.shopId, desk.appId],
    );
    await app.opened.database.query(
      `insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
       select id, 1, $2, '1', '', '{"type":"text","text":"x"}', '{}', false, now() from unnest($1::uuid[]) id`,
      [ids, desk.shopId],
    );
    for (const view of ['open', 'waiting']) {
      const seen: string[] = [];
      let next: string | null = '';
      while (next !== null) {
        const before = next === '' ? '' : `&before=${encodeURIComponent(next)}`;
        const page: ConversationList = await ask(desk, `conversations?view=${view}${before}`);
        seen.push(...page.conversations.map(({ conversationId }) => conversationId));
        next = page.next;
      }
      expect(seen.length).toBe(120);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
  });

  it('show who waits longest first', async () => {
    const desk = await openDesk();
    const first = await shopperSays(desk, 'first');
    const second = await shopperSays(desk, 'second');
    first.socket.say('still here', '9');
    await first.socket.acknowledged('9');
    expect(await listed(desk, 'view=waiting')).toEqual([first.conversationId, second.conversationId]);
    expect(await listed(desk, 'view=open')).toEqual([first.conversationId, second.conversationId]);
    await agentSays(desk, first.conversationId, 'answered');
    first.socket.say('another', '10');
    await first.socket.acknowledged('10');
    expect(await listed(desk, 'view=waiting')).toEqual([second.conversationId, first.conversationId]);
  });

  it.each([
    'before=yesterday',
    'before=2026-99-99T10:00:00.000Z_x',
    'view=everything',
    'tag=first',
    'tag=-1',
  ])('refuse %s and say where', async (query) => {
    const { cookie } = await openDesk();
    expect(await refusalOf(await app.call('GET', `conversations?${query}`, { cookie }))).toEqual([
      400,
      'invalid-request',
    ]);
  });
});

describe("a shopper's words", () => {
  it.each([{ status: 'closed' }, { status: 'snoozed', until: inTheFuture(3_600_000) }])(
    'open a conversation again that is %j; an answer of an agent does not',
    async (status) => {
      const desk = await openDesk();
      const { socket, conversationId } = await shopperSays(desk, 'Hello');
      await put(desk, conversationId, 'status', status);
      await agentSays(desk, conversationId, 'One more thing');
      expect((await detailOf(desk, conversationId)).summary.status).toBe(status.status);
      socket.say('Yes?', '2');
      await socket.acknowledged('2');
      expect((await detailOf(desk, conversationId)).summary).toMatchObject({
        status: 'open',
        snoozedUntil: null,
        isWaiting: true,
      });
    },
  );

  it('are refused for good when the visitor is blocked, until that is taken back; agents may still write', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Rude words');
    await put(desk, conversationId, 'block', { isBlocked: true });
    socket.say('More of them', '2');
    expect((await socket.heard('nack-message')).payload).toMatchObject({
      code: 'forbidden',
      retryable: false,
    });
    await agentSays(desk, conversationId, 'You are blocked');
    socket.say('Rude words', '1');
    await socket.until(
      () => socket.all('conversation-message').filter(({ messageId }) => messageId === '1').length === 2,
      'the answer to what is stored already',
    );
    await put(desk, conversationId, 'block', { isBlocked: false });
    socket.say('Sorry', '3');
    expect(await socket.acknowledged('3')).toMatchObject({ id: 3 });
  });
});

it('a snoozed conversation wakes up by itself, and agents hear of it', async () => {
  const desk = await openDesk();
  const { conversationId } = await shopperSays(desk, 'Later please');
  await put(desk, conversationId, 'status', { status: 'snoozed', until: inTheFuture(800) });
  await desk.agent.heard('conversation-updated', 2);
  expect((await detailOf(desk, conversationId)).summary).toMatchObject({
    status: 'open',
    snoozedUntil: null,
  });
});

it('a conversation snoozed anew sleeps until the later time', async () => {
  const desk = await openDesk();
  const [early, late] = [await shopperSays(desk, 'one'), await shopperSays(desk, 'two')];
  await put(desk, early.conversationId, 'status', { status: 'snoozed', until: inTheFuture(500) });
  await put(desk, early.conversationId, 'status', { status: 'snoozed', until: inTheFuture(3_600_000) });
  await put(desk, late.conversationId, 'status', { status: 'snoozed', until: inTheFuture(1500) });
  await vi.waitUntil(
    async () => (await detailOf(desk, late.conversationId)).summary.status === 'open',
    10_000,
  );
  expect((await detailOf(desk, early.conversationId)).summary.status).toBe('snoozed');
});

it.each([
  ['status', { status: 'snoozed', until: '2020-01-01T00:00:00Z' }],
  ['status', { status: 'snoozed' }],
  ['status', { status: 'lost' }],
  ['assignee', { userId: 'nobody-of-this-shop' }],
  ['tags', { names: [' '] }],
  ['tags', { names: ['x'.repeat(41)] }],
  ['visitor', { name: 'Anna', email: 'not an address' }],
])('%s %j is refused', async (what, body) => {
  const desk = await openDesk();
  const { conversationId } = await shopperSays(desk, 'Hello');
  expect(await refusalOf(await put(desk, conversationId, what, body))).toEqual([400, 'invalid-request']);
});

describe('tags', () => {
  it('are made by using them, and lead to their conversations', async () => {
    const desk = await openDesk();
    const [one, two] = [await shopperSays(desk, 'one'), await shopperSays(desk, 'two')];
    await put(desk, one.conversationId, 'tags', { names: ['refund', ' VIP  guest '] });
    await put(desk, two.conversationId, 'tags', { names: ['refund'] });
    const { tags } = await ask<{ tags: { id: number; name: string }[] }>(desk, 'tags');
    expect(tags.map(({ name }) => name)).toEqual(['refund', 'VIP guest']);
    expect(await listed(desk, `view=all&tag=${tags[1]?.id}`)).toEqual([one.conversationId]);
    await put(desk, one.conversationId, 'tags', { names: ['VIP guest'] });
    expect(await listed(desk, `view=open&tag=${tags[0]?.id}`)).toEqual([two.conversationId]);
  });
});

it('every change is told to all agents of the shop, and to nobody else', async () => {
  const [desk, other] = [await openDesk(), await openDesk()];
  const { socket, conversationId } = await shopperSays(desk, 'Hello');
  await put(desk, conversationId, 'tags', { names: ['refund'] });
  expect((await desk.agent.heard('conversation-updated')).payload).toEqual({ conversationId, mentioned: [] });
  const theirs = await shopperSays(other, 'Hello');
  await put(other, theirs.conversationId, 'status', { status: 'closed' });
  await other.agent.heard('conversation-updated');
  expect(other.agent.all('conversation-updated')).toHaveLength(1);
  expect(socket.all('conversation-updated')).toEqual([]);
});

it('rows that changed are read together; those of other shops are not among them', async () => {
  const [desk, other] = [await openDesk(), await openDesk()];
  const [mine, theirs] = [await shopperSays(desk, 'mine'), await shopperSays(other, 'theirs')];
  const ids = [mine.conversationId, theirs.conversationId, randomUUID()].join(',');
  const { conversations } = await ask<{ conversations: ConversationSummary[] }>(
    desk,
    `conversations/rows?ids=${ids}`,
  );
  expect(conversations.map(({ lastMessage }) => lastMessage.text)).toEqual(['mine']);
});

it('who leaves the shop leaves no open conversation behind', async () => {
  const desk = await openDesk();
  const { conversationId } = await shopperSays(desk, 'Hello');
  await put(desk, conversationId, 'assignee', { userId: desk.userId });
  await app.opened.database.query('delete from shop_member where user_id = $1', [desk.userId]);
  const [row] = await app.opened.database.query('select assignee_id from conversation where id = $1', [
    conversationId,
  ]);
  expect(row).toEqual({ assignee_id: null });
});
