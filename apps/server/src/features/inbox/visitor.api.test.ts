import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxOf, refusalOf, startTestApp, type TestApp } from '../../testing';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
const { openDesk, shopperSays, put, detailOf } = inboxOf(() => app);

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
