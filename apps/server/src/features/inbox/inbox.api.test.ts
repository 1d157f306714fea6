import { randomUUID } from 'node:crypto';
import type {
  ConversationDetail,
  ConversationList,
  ConversationSummary,
  InboxCounts,
  Note,
} from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalOf, startTestApp, type TestApp, type TestSocket } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Desk {
  readonly shopId: number;
  readonly appId: number;
  readonly cookie: string;
  readonly userId: string;
  readonly agent: TestSocket;
}

async function openDesk(): Promise<Desk> {
  const shop = await app.newShop();
  const cookie = await app.signIn(shop.agentEmail);
  const me = (await (await app.call('GET', 'me', { cookie })).json()) as { userId: string };
  return { ...shop, cookie, userId: me.userId, agent: await app.agentSocket(cookie) };
}

async function shopperSays(desk: Desk, ...texts: string[]) {
  const socket = await app.visitorSocket(desk.appId, await app.token(desk.appId));
  for (const [index, text] of texts.entries()) {
    socket.say(text, String(index + 1));
    await socket.acknowledged(String(index + 1));
  }
  const conversationId = socket.all('conversation-message')[0]?.payload.conversationId ?? '';
  return { socket, conversationId };
}

async function agentSays({ agent }: Desk, conversationId: string, text: string): Promise<void> {
  const messageId = String(Date.now());
  agent.say(text, messageId, { conversationId });
  await agent.acknowledged(messageId);
}

async function ask<Answer>({ cookie }: Desk, path: string): Promise<Answer> {
  const response = await app.call('GET', path, { cookie });
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}
const put = ({ cookie }: Desk, conversationId: string, what: string, body: object) =>
  app.call('PUT', `conversations/${conversationId}/${what}`, { cookie, body });
const listed = async (desk: Desk, query: string) =>
  (await ask<ConversationList>(desk, `conversations?${query}`)).conversations.map(
    ({ conversationId }) => conversationId,
  );
const detailOf = (desk: Desk, conversationId: string) =>
  ask<ConversationDetail>(desk, `conversations/${conversationId}`);
const inTheFuture = (ms: number) => new Date(Date.now() + ms).toISOString();

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

describe('the search', () => {
  const foundBy = (desk: Desk, words: string) => listed(desk, `view=all&q=${encodeURIComponent(words)}`);
  async function findsSoon(desk: Desk, words: string, ids: string[]): Promise<void> {
    await vi.waitFor(async () => expect(new Set(await foundBy(desk, words))).toEqual(new Set(ids)), 10_000);
  }

  it('finds words of any message, half typed, in any order, without accents', async () => {
    const desk = await openDesk();
    const one = await shopperSays(desk, 'Is the Café table sold out?', 'I need two');
    const two = await shopperSays(desk, 'Where is order #48213?');
    await findsSoon(desk, 'cafe', [one.conversationId]);
    await findsSoon(desk, 'order 482', [two.conversationId]);
    expect(await foundBy(desk, 'two TABLE')).toEqual([one.conversationId]);
    expect(await foundBy(desk, 'table order')).toEqual([]);
    const { conversations } = await ask<ConversationList>(desk, 'conversations?view=all&q=table');
    expect(conversations[0]?.foundText).toBe('Is the Café table sold out?');
    expect(new Set(await foundBy(desk, ' !? '))).toEqual(new Set([one.conversationId, two.conversationId]));
  });

  it('finds Japanese without spaces, from one letter on', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, '注文した商品を返品したいです');
    for (const words of ['返品', '商品を返品', '品']) await findsSoon(desk, words, [conversationId]);
    expect(await foundBy(desk, '品返')).toEqual([]);
  });

  it('finds visitors by name and address, and keeps to the view', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    await put(desk, conversationId, 'visitor', { name: 'Zoë Winter', email: 'Zoe@Example.com' });
    expect(await foundBy(desk, 'zoe win')).toEqual([conversationId]);
    expect(await foundBy(desk, 'zoe@example.com')).toEqual([conversationId]);
    expect(await listed(desk, 'view=closed&q=zoe')).toEqual([]);
    expect(await listed(desk, 'view=waiting&q=zoe')).toEqual([conversationId]);
  });

  it("[ROL-17] never looks into another shop, and a frequent word finds the shop's own, newest first, in pages", async () => {
    const [north, south] = [await openDesk(), await openDesk()];
    const mine = await shopperSays(north, 'commonword here');
    const ids = Array.from({ length: 1700 }, () => randomUUID());
    await app.opened.database.query(
      `with c as (
         insert into conversation (id, shop_id, app_id, last_message_id, last_message_at)
         select id, $2, $3, 1, now() - n * interval '1 minute' from unnest($1::uuid[]) with ordinality as t(id, n)
       ), m as (
         insert into message (conversation_id, id, shop_id, message_id, content_hash, content, metadata, from_agent, created_at)
         select id, 1, $2, '1', '', '{"type":"text","text":"commonword there"}', '{}', false, now() from unnest($1::uuid[]) id
       )
       insert into conversation_search (conversation_id, shop_id, indexed_id, terms)
       select id, $2, 1, array_to_tsvector(array[$2::bigint || '/commonword']) from unnest($1::uuid[]) id`,
      [ids, south.shopId, south.appId],
    );
    await findsSoon(north, 'commonword', [mine.conversationId]);
    expect(await foundBy(south, 'commonword')).toEqual(ids.slice(0, 50));
    const page = await ask<ConversationList>(south, 'conversations?view=all&q=commonword');
    const next = await listed(south, `view=all&q=commonword&before=${encodeURIComponent(page.next ?? '')}`);
    expect(next).toEqual(ids.slice(50, 100));
  });

  it('takes up after a crash what had not been brought in', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'forgottenword');
    await findsSoon(desk, 'forgottenword', [conversationId]);
    await app.opened.database.query('delete from conversation_search where conversation_id = $1', [
      conversationId,
    ]);
    expect(await foundBy(desk, 'forgottenword')).toEqual([]);
    const second = await startTestApp({ opened: app.opened });
    await findsSoon(desk, 'forgottenword', [conversationId]);
    await second.stop();
  });
});

describe('a note', () => {
  it('is for colleagues only: no frame and no history of a shopper ever has it', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    const note = { id: randomUUID(), text: 'Careful, secret words', mentions: [desk.userId, 'stranger'] };
    const heardBefore = socket.frames.length;
    for (const _ of ['once', 'again'])
      expect(
        (await app.call('POST', `conversations/${conversationId}/notes`, { cookie: desk.cookie, body: note }))
          .status,
      ).toBe(200);
    await desk.agent.heard('conversation-updated');
    const { notes } = await ask<{ notes: Note[] }>(desk, `conversations/${conversationId}/notes`);
    expect(notes).toMatchObject([
      { id: note.id, text: note.text, afterId: 1, authorName: 'Ada Lovelace', mentions: [desk.userId] },
    ]);
    // What the shopper's socket hears next is the answer to its own question: everything before it has been delivered.
    socket.send('history', {});
    await socket.heard('history');
    socket.send('synchronize-recent-messages', { afterId: 0 });
    await socket.heard('synced');
    expect(socket.frames.slice(heardBefore).map(({ type }) => type)).toEqual([
      'history',
      'synchronize-recent-messages',
      'synced',
    ]);
    expect(JSON.stringify(socket.frames)).not.toContain('secret');
    const fresh = await app.visitorSocket(desk.appId, await app.token(desk.appId));
    fresh.send('history', { conversationId });
    await fresh.heard('history');
    expect(JSON.stringify(fresh.frames)).not.toContain('secret');
  });

  it('tells those whom it mentions, and not its author', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    const email = await app.addMember(desk.shopId, 'agent', 'Ben Second');
    const cookie = await app.signIn(email);
    const { userId } = (await (await app.call('GET', 'me', { cookie })).json()) as { userId: string };
    const body = { id: randomUUID(), text: '@Ben have a look', mentions: [userId, desk.userId] };
    await app.call('POST', `conversations/${conversationId}/notes`, { cookie: desk.cookie, body });
    expect((await desk.agent.heard('conversation-updated')).payload).toEqual({
      conversationId,
      mentioned: [userId],
    });
  });
});

describe('the visitor', () => {
  it('is known by what agents note, and earlier conversations come by the address', async () => {
    const desk = await openDesk();
    const [first, second] = [
      await shopperSays(desk, 'Old question'),
      await shopperSays(desk, 'New question'),
    ];
    for (const { conversationId } of [first, second])
      await put(desk, conversationId, 'visitor', { name: 'Anna', email: 'anna@mail.test' });
    expect(await detailOf(desk, second.conversationId)).toMatchObject({
      summary: { visitorName: 'Anna' },
      visitor: { name: 'Anna', email: 'anna@mail.test', trust: 'typed', seenAt: null, cart: null },
      earlier: [{ conversationId: first.conversationId, text: 'Old question', status: 'open' }],
    });
  });

  it('with a proven address keeps it', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    await app.opened.database.query(
      `insert into visitor (conversation_id, shop_id, app_id, email, email_trust)
       values ($1, $2, $3, 'proven@example.com', 'verified')`,
      [conversationId, desk.shopId, desk.appId],
    );
    const other = await put(desk, conversationId, 'visitor', { name: null, email: 'other@example.com' });
    expect(await refusalOf(other)).toEqual([409, 'verified-address']);
    await put(desk, conversationId, 'visitor', { name: 'Anna', email: 'proven@example.com' });
    expect((await detailOf(desk, conversationId)).visitor).toMatchObject({ name: 'Anna', trust: 'verified' });
  });

  it('[SOC-19] tells what they have seen, which agents who look hear once, and find later', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    desk.agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
    await desk.agent.heard('synced');
    const messageSeenDate = new Date(Date.now() - 1000).toISOString();
    socket.send('message-seen', { messageSeenDate });
    socket.send('message-seen', { messageSeenDate });
    socket.send('message-seen', { messageSeenDate: '2020-01-01T00:00:00Z' });
    socket.send('message-seen', { messageSeenDate: '2099-01-01T00:00:00Z' });
    const { payload } = await desk.agent.heard('message-seen', 2);
    expect(Date.parse(payload.messageSeenDate)).toBeLessThanOrEqual(Date.now());
    expect(desk.agent.all('message-seen')[0]?.payload).toEqual({ conversationId, messageSeenDate });
    expect((await detailOf(desk, conversationId)).visitor.seenAt).toBe(payload.messageSeenDate);
  });

  it('has this in the cart', async () => {
    const desk = await openDesk();
    const { conversationId } = await shopperSays(desk, 'Hello');
    const cart = {
      currency: 'EUR',
      items: [
        {
          product_id: 1,
          variant_id: 2,
          quantity: 2,
          line_price: 3600,
          original_line_price: 3600,
          title: 'Mug',
        },
        { product_id: 3, variant_id: 4, quantity: 1, line_price: 1200, original_line_price: 1200 },
      ],
    };
    await app.opened.database.query(
      'insert into visitor (conversation_id, shop_id, app_id, cart) values ($1, $2, $3, $4)',
      [conversationId, desk.shopId, desk.appId, JSON.stringify(cart)],
    );
    expect((await detailOf(desk, conversationId)).visitor.cart).toEqual({
      currency: 'EUR',
      total: 4800,
      items: [
        { title: 'Mug', quantity: 2, price: 3600 },
        { title: 'Product', quantity: 1, price: 1200 },
      ],
    });
  });

  it('is followed from page to page by who looks, once they have written, and comes back for another visit', async () => {
    const desk = await openDesk();
    const page = (path: string) => ({ url: `https://shop.example/${path}` });
    const socket = await app.visitorSocket(desk.appId, await app.token(desk.appId));
    socket.send('page-viewed', page('before'), 'v0');
    await socket.heard('acknowledged');
    socket.say('Hello', '1');
    const conversationId = (await socket.acknowledged('1'))?.conversationId ?? '';
    const first = (await detailOf(desk, conversationId)).visitor;
    expect([first.page, first.visits.count]).toEqual([null, 1]);
    const german = `update app set settings = settings || '{"language": "de"}' where id = $1`;
    await app.opened.database.query(german, [desk.appId]);
    expect((await detailOf(desk, conversationId)).visitor.language).toBe('de');

    desk.agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
    await desk.agent.heard('synced');
    socket.send('page-viewed', page('mug'));
    await desk.agent.heard('visitor-changed', 1);
    const { page: seen, language } = (await detailOf(desk, conversationId)).visitor;
    expect([seen?.url, language]).toEqual(['https://shop.example/mug', 'en-US']);
    socket.send('page-viewed', page('cart'));
    await desk.agent.heard('visitor-changed', 2);
    const second = (await detailOf(desk, conversationId)).visitor;
    expect([second.page?.url, second.visits.count]).toEqual(['https://shop.example/cart', 1]);
    expect(second.visits.lastAt).toBe(second.page?.at);

    await app.opened.database.query(
      "update visitor set page_viewed_at = page_viewed_at - interval '31 minutes' where conversation_id = $1",
      [conversationId],
    );
    socket.send('page-viewed', page('mug'));
    await desk.agent.heard('visitor-changed', 3);
    const { visits } = (await detailOf(desk, conversationId)).visitor;
    expect([visits.count, visits.firstAt]).toEqual([2, second.visits.firstAt]);
    expect(Date.parse(visits.firstAt)).toBeLessThanOrEqual(Date.parse(visits.lastAt));
  });

  it.each(['javascript:alert(1)', 'mug', ''])('is not followed to %j', async (url) => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    socket.send('page-viewed', { url }, 'v1');
    expect((await socket.heard('nack-message')).payload.code).toBe('invalid-request');
    expect((await detailOf(desk, conversationId)).visitor.page).toBeNull();
  });

  it('has an address that an agent typed, until they give it themselves', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    const trust = async () => (await detailOf(desk, conversationId)).visitor.trust;
    expect(await trust()).toBe('anonymous');
    await put(desk, conversationId, 'visitor', { name: 'Anna', email: 'anna@mail.test' });
    expect(await trust()).toBe('typed');
    socket.send('email-captured', { email: 'anna@mail.test' }, 'e');
    await socket.heard('email-captured');
    expect(await trust()).toBe('captured');
    await put(desk, conversationId, 'visitor', { name: 'Anna', email: 'anna@mail.test' });
    expect(await trust()).toBe('captured');
  });

  it('was on these pages', async () => {
    const desk = await openDesk();
    const { socket, conversationId } = await shopperSays(desk, 'Hello');
    for (const [id, page] of [
      ['2', 'mug'],
      ['3', 'bowl'],
      ['4', 'mug'],
    ] as const) {
      socket.say(page, id, { metadata: { currentUrl: `https://shop.example/${page}` } });
      await socket.acknowledged(id);
    }
    const { pages } = await detailOf(desk, conversationId);
    expect(pages.map(({ url }) => url)).toEqual(['https://shop.example/mug', 'https://shop.example/bowl']);
  });
});

it('colleagues who look at the same conversation hear who views and answers; others and shoppers do not', async () => {
  const desk = await openDesk();
  const { socket, conversationId } = await shopperSays(desk, 'Hello');
  const cookie = await app.signIn(await app.addMember(desk.shopId, 'agent', 'Ben Second'));
  const [ben, elsewhere] = [await app.agentSocket(cookie), await app.agentSocket(cookie)];
  ben.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await ben.heard('synced');
  desk.agent.send('agent-viewing', { conversationId, activity: 'viewing' });
  desk.agent.send('agent-viewing', { conversationId, activity: 'answering' });
  expect((await ben.heard('agent-viewing', 2)).payload).toEqual({
    conversationId,
    userId: desk.userId,
    name: 'Ada Lovelace',
    activity: 'answering',
  });
  expect([...elsewhere.all('agent-viewing'), ...socket.all('agent-viewing')]).toEqual([]);
});

it('[D20] a conversation that was closed in the tab is followed no more, and goes on where it was when it is opened', async () => {
  const desk = await openDesk();
  const { socket, conversationId } = await shopperSays(desk, 'Hello');
  const { agent } = desk;
  agent.send('synchronize-recent-messages', { conversationId, afterId: 0 });
  await agent.heard('synced');
  agent.send('agent-viewing', { conversationId, activity: 'left' });
  // Answered in turn: what was said before it has been done.
  agent.send('history', { conversationId });
  await agent.heard('history');
  socket.say('Are you there?', '77');
  await socket.acknowledged('77');
  agent.send('history', { conversationId });
  await agent.heard('history', 2);
  expect(agent.all('conversation-message')).toEqual([]);
  expect(app.conversations.live.followers.of(conversationId).size).toBe(1);
  agent.send('synchronize-recent-messages', { conversationId, afterId: 1 });
  await agent.heard('synced', 2);
  socket.say('Hello?', '78');
  expect(await agent.acknowledged('78')).toMatchObject({ id: 3 });
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
