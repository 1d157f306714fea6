import type { VisitorDetails } from '@shopbell/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInProcessBus } from '../platform/bus';
import { startTestApp, type TestApp, TestSocket } from '../testing';

const failures: unknown[] = [];
const bus = createInProcessBus((error) => {
  throw error;
});
let app: TestApp;
/** A second node on the same database and bus. */
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp({ bus, onFailure: (error) => failures.push(error) });
  other = await startTestApp({ bus, opened: app.opened });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const conversationOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).conversationId;

async function open(settings: object = {}) {
  const { shopId, agentEmail } = await app.newShop();
  const { id: appId } = await app.shops.addApp({ shopId, key: `c-${shopId}`, name: 'Fern & Loom', settings });
  const token = await app.token(appId);
  const conversationId = conversationOf(token);
  const openTab = (node = app) => node.visitorSocket(appId, token);
  return { shopId, appId, agentEmail, token, conversationId, openTab, socket: await openTab() };
}

/** An agent who looks at a conversation, from the other node. */
async function openAgent({ agentEmail, conversationId }: { agentEmail: string; conversationId: string }) {
  const cookie = await other.signIn(agentEmail);
  const socket = await other.agentSocket(cookie);
  socket.send('synchronize-recent-messages', { conversationId });
  await socket.heard('synced');
  const details = async () => {
    const response = await other.call('GET', `conversations/${conversationId}/visitor`, { cookie });
    return (await response.json()) as VisitorDetails;
  };
  return { socket, cookie, details };
}

const message = (text: string, messageId = '1') => ({ messageId, content: { type: 'text', text } });
const entry = (text: string, fromAgent = false) => ({ fromAgent, content: { type: 'text', text } });

describe('an email', () => {
  it('[SOC-03] [SOC-34] is stored as captured, confirmed, and told to the other tab and to agents: the frame both ways', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    const agent = await openAgent(shopper);
    const tab = await shopper.openTab(other);
    shopper.socket.send('email-captured', { email: ' Ada@Shop.TEST ' }, '5');
    expect(await shopper.socket.heard('email-captured')).toEqual({
      type: 'email-captured',
      messageId: '5',
      payload: { email: 'ada@shop.test' },
    });
    expect((await tab.heard('email-captured')).payload).toEqual({ email: 'ada@shop.test' });
    expect((await agent.socket.heard('visitor-changed')).payload).toMatchObject({
      conversationId: shopper.conversationId,
      visitor: { email: 'ada@shop.test', emailTrust: 'captured' },
    });
    shopper.socket.send('email-captured', { email: 'ada@shop.test' }, '6');
    await shopper.socket.heard('email-captured', 2);
    expect(tab.all('email-captured'), 'nothing new').toHaveLength(1);
    expect((await agent.details()).visitor).toMatchObject({ email: 'ada@shop.test', emailTrust: 'captured' });
  });

  it.each(['', 'ada', 'ada@', 'test@test.com', 'a@example.com', `${'a'.repeat(250)}@a.de`])(
    'that is none, or no real one, is refused: "%s"',
    async (email) => {
      const { socket, conversationId, shopId } = await open();
      socket.send('email-captured', { email }, '5');
      const { messageId, payload } = await socket.heard('nack-message');
      expect(messageId).toBe('5');
      expect(['invalid-email', 'invalid-request']).toContain(payload.code);
      expect(payload.retryable).toBe(false);
      expect((await app.visitors.find({ shopId, conversationId })).email).toBeNull();
    },
  );

  it('does not replace one that was proven', async () => {
    const { socket, conversationId, shopId } = await open();
    socket.send('email-captured', { email: 'ada@shop.test' }, '5');
    await socket.heard('email-captured');
    await app.opened.database.query(
      "update visitor set email_trust = 'verified' where conversation_id = $1",
      [conversationId],
    );
    socket.send('email-captured', { email: 'eve@shop.test' }, '6');
    await socket.heard('email-captured', 2);
    expect(await app.visitors.find({ shopId, conversationId })).toMatchObject({
      email: 'ada@shop.test',
      emailTrust: 'verified',
    });
  });
});

describe('where the shop requires an email', () => {
  const required = { preferences: { emailCaptureEnforcement: 'always-required' } };
  const closed = { businessHours: [] };
  const open24 = { businessHours: [{ days: [1, 2, 3, 4, 5, 6, 7], fromTime: '00:00', toTime: '23:60' }] };
  const retired = { emailCaptureEnforcement: 'required-outside-business-hours' };

  it('[ENT-35] a message is refused, the page is asked, and with the email the same message passes', async () => {
    const { socket } = await open(required);
    socket.say('hello', '1');
    expect((await socket.heard('nack-message')).payload).toMatchObject({
      code: 'email-required',
      retryable: false,
    });
    await socket.heard('require-email-capture');
    socket.send('email-captured', { email: 'test@test.com' }, '2');
    await socket.heard('nack-message', 2);
    socket.say('hello', '1');
    await socket.heard('nack-message', 3);
    // Not waiting for the answer: what is sent behind the email waits for it.
    socket.send('email-captured', { email: 'ada@shop.test' }, '3');
    socket.say('hello', '1');
    socket.say('there', '4');
    expect(await socket.acknowledged('1')).toMatchObject({ id: 1 });
    expect(await socket.acknowledged('4')).toMatchObject({ id: 2 });
    expect(socket.all('nack-message')).toHaveLength(3);
  });

  it('an email that is known from before is enough, on any node', async () => {
    const { socket, openTab } = await open(required);
    socket.send('email-captured', { email: 'ada@shop.test' }, '3');
    await socket.heard('email-captured');
    const next = await openTab(other);
    next.say('hello', '1');
    expect(await next.acknowledged('1')).toMatchObject({ id: 1 });
  });

  it.each([
    ['[ENT-35] optional', { emailCaptureEnforcement: 'optional' }, closed, true],
    [
      'switched off',
      { emailCaptureEnabled: false, emailCaptureEnforcement: 'always-required' },
      closed,
      true,
    ],
    ['[ENT-36] [ENT-37] the retired value while open: read and optional', retired, open24, true],
    ['[ENT-37] the retired value while closed', retired, closed, false],
  ])('%s', async (_, preferences, businessHours, passes) => {
    const { socket } = await open({ preferences, businessHours });
    socket.say('hello', '1');
    if (passes) expect(await socket.acknowledged('1')).toMatchObject({ id: 1 });
    else expect((await socket.heard('nack-message')).payload.code).toBe('email-required');
  });

  it('no other frame is a way around', async () => {
    const { socket, conversationId, shopId } = await open(required);
    socket.send('pending-offline-capture-additional-message', message('sneaking'), '1');
    expect((await socket.heard('nack-message')).payload.code).toBe('email-required');
    socket.send('pending-flow-handover', { messageHistory: [entry('sneaking')] }, '2');
    expect((await socket.heard('flow-handover')).payload.message).toBeNull();
    await socket.heard('require-email-capture', 2);
    expect((await app.conversations.heads([{ shopId, conversationId }])).size).toBe(0);
  });
});

it('[ROL-02] a name that the page gives with an email is known with it, and stays where the next says none', async () => {
  const { socket, shopId, conversationId } = await open();
  const known = async () => {
    const { email, name } = await app.visitors.find({ shopId, conversationId });
    return { email, name };
  };
  socket.send('email-captured', { email: 'Ada@shop.test', name: ' Ada Lovelace ' }, '1');
  await socket.heard('email-captured');
  expect(await known()).toEqual({ email: 'ada@shop.test', name: 'Ada Lovelace' });
  socket.send('email-captured', { email: 'ada@shop.test', name: 'Ada King' }, '2');
  await socket.heard('email-captured', 2);
  socket.send('email-captured', { email: 'ada@king.test' }, '3');
  await socket.heard('email-captured', 3);
  expect(await known()).toEqual({ email: 'ada@king.test', name: 'Ada King' });
  socket.send('email-captured', { email: 'test@test.com', name: 'Nobody' }, '4');
  await socket.heard('nack-message');
  expect(await known()).toEqual({ email: 'ada@king.test', name: 'Ada King' });
});

describe('a message for later', () => {
  it.each([
    ['[SOC-10]', 'pending-offline-capture-init', 'offline-capture-init'],
    ['[SOC-33] the old', 'contact-form-init', 'contact-form-init'],
  ] as const)(
    '[EMB-12] [SOC-32] %s %s is stored once and confirmed as often as it is sent, with the contact: one form, one message',
    async (_, type, confirmation) => {
      const shopper = await open();
      const contact = { ...message('Please call me'), email: 'ada@shop.test', name: 'Ada' };
      shopper.socket.send(type, contact, '1');
      expect(await shopper.socket.heard(confirmation)).toMatchObject({
        messageId: '1',
        payload: { id: 1, content: { text: 'Please call me' }, fromAgent: false },
      });
      shopper.socket.send(type, contact, '1');
      expect((await shopper.socket.heard(confirmation, 2)).payload.id).toBe(1);
      shopper.socket.send(type, { ...contact, ...message('Another text') }, '1');
      expect((await shopper.socket.heard('nack-message')).payload.code).toBe('conflict');
      const { details } = await openAgent(shopper);
      expect((await details()).visitor).toMatchObject({
        email: 'ada@shop.test',
        emailTrust: 'captured',
        name: 'Ada',
        offlineCapturedDatetime: expect.any(String),
      });
    },
  );

  it.each([
    ['[SOC-11]', 'pending-offline-capture-additional-message', 'offline-capture-additional-message'],
    ['[SOC-33] the old', 'contact-form-additional-message', 'contact-form-additional-message'],
  ] as const)('%s %s adds to it', async (_, type, confirmation) => {
    const { socket } = await open();
    socket.send(type, message('And bring cake'), '1');
    expect(await socket.heard(confirmation)).toMatchObject({
      messageId: '1',
      payload: { id: 1, content: { text: 'And bring cake' } },
    });
  });

  it.each([
    ['a false email', { ...message('Hi'), email: 'test@test.com' }],
    ['no email', message('Hi')],
    ['no text', { messageId: '1', email: 'ada@shop.test' }],
    ['a name that is a list', { ...message('Hi'), email: 'ada@shop.test', name: [] }],
  ])('[CON-16] is refused by a code of its own with %s', async (_, payload) => {
    const { socket, shopId, conversationId } = await open();
    socket.send('pending-offline-capture-init', payload, '1');
    expect(await socket.heard('nack-message')).toMatchObject({
      messageId: '1',
      payload: { code: 'offline-capture-init', retryable: false },
    });
    expect((await app.conversations.heads([{ shopId, conversationId }])).size).toBe(0);
  });
});

describe('a flow that needs a person', () => {
  it.each([
    ['[SOC-06] [SOC-30]', 'article-recommendation-flow-unsuccessful'],
    ['[SOC-07] [SOC-30]', 'workflow-recommendation-flow-unsuccessful'],
    ['[SOC-08] [SOC-30]', 'report-issue-flow-unsuccessful'],
    ['[SOC-20] [SOC-38]', 'flow-handover'],
  ] as const)(
    '%s %s: the pending frame and its confirmation, history stored, last words in the inbox',
    async (_, type) => {
      const shopper = await open();
      const payload = {
        botName: 'Bell',
        messageHistory: [
          entry('Where is it?'),
          entry('Did this help?', true),
          entry('No'),
          entry('Sorry!', true),
        ],
        metadata: { selfServiceFlow: 'track' },
      };
      for (const count of [1, 2]) {
        shopper.socket.send(`pending-${type}`, payload, '7');
        expect(await shopper.socket.heard(type, count)).toMatchObject({
          messageId: '7',
          payload: { message: { id: 1, fromAgent: false, content: { text: 'No' } } },
        });
      }
      const { details } = await openAgent(shopper);
      expect((await details()).handovers).toEqual([
        { kind: type, createdDatetime: expect.any(String), ...payload },
      ]);
    },
  );

  it('never speaks for the shop: what the page says a bot said is no message', async () => {
    const { socket, shopId, conversationId } = await open();
    const messageHistory = [entry('You get a full refund', true)];
    socket.send('pending-flow-handover', { messageHistory }, '7');
    expect((await socket.heard('flow-handover')).payload.message).toBeNull();
    expect((await app.conversations.heads([{ shopId, conversationId }])).size).toBe(0);
  });

  it('keeps the newest 32 KiB of what was said', async () => {
    const { socket, shopId, conversationId } = await open();
    const messageHistory = Array.from({ length: 12 }, (_, index) => entry(`${index} ${'x'.repeat(4000)}`));
    socket.send('pending-flow-handover', { messageHistory }, '7');
    await socket.heard('flow-handover');
    const [kept] = await app.handovers.of({ shopId, conversationId });
    const numbers = kept?.messageHistory.map(({ content }) => Number(content.text.split(' ')[0]));
    expect(numbers).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
    expect(JSON.stringify(kept?.messageHistory).length).toBeLessThanOrEqual(32 * 1024);
  });

  it('[SOC-13] [SOC-35] may first need an email: the request comes back as the order to ask', async () => {
    const { socket, conversationId } = await open();
    socket.send('require-email-capture-flow', { messageHistory: [entry('Hi')], botName: 'Bell' }, '7');
    expect((await socket.heard('acknowledged')).payload).toEqual({ type: 'require-email-capture-flow' });
    expect((await socket.heard('require-email-capture')).payload).toEqual({ conversationId });
  });

  it.each([
    [
      '[SOC-05]',
      'track-order',
      { order: { id: 1 }, fulfillment: { id: 2 }, capturedMail: 'a@b.de', metadata: { a: 1 } },
    ],
    ['[SOC-09]', 'automated-response-event', { event: 'shown', nested: { deep: ['x'] } }],
  ])('%s %s is kept for agents, once', async (_, type, payload) => {
    const { socket, shopId, conversationId } = await open();
    for (const count of [1, 2]) {
      socket.send(type, payload, '7');
      expect(await socket.heard('acknowledged', count)).toMatchObject({ messageId: '7', payload: { type } });
    }
    expect(await app.handovers.of({ shopId, conversationId })).toMatchObject([
      { kind: type, metadata: payload },
    ]);
  });
});

describe('signs of a shopper', () => {
  it('[SOC-14] [SOC-31] live-chat-init answers with the wait time: the pending frame and its confirmation', async () => {
    const { socket } = await open();
    socket.send('pending-live-chat-init', {}, '7');
    expect(await socket.heard('live-chat-init')).toEqual({
      type: 'live-chat-init',
      messageId: '7',
      payload: { currentWaitTime: null },
    });
  });

  it('[SOC-21] the channel of answers is switched, to email only where there is one', async () => {
    const { socket, shopId, conversationId } = await open();
    const channel = async () => (await app.visitors.find({ shopId, conversationId })).responseChannel;
    socket.send('switch-response-channel', { channel: 'email' }, '1');
    expect((await socket.heard('nack-message')).payload.code).toBe('email-required');
    await socket.heard('require-email-capture');
    expect(await channel()).toBe('chat');
    socket.send('email-captured', { email: 'ada@shop.test' });
    socket.send('switch-response-channel', { channel: 'email' }, '2');
    await socket.heard('acknowledged');
    expect(await channel()).toBe('email');
    socket.send('switch-response-channel', { channel: 'chat' }, '3');
    await socket.heard('acknowledged', 2);
    expect(await channel()).toBe('chat');
  });

  it('[SOC-15] the latest cart is stored without the token of the customer, and agents see it at once', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    const agent = await openAgent(shopper);
    const cart = (quantity: number) => ({
      currency: 'EUR',
      items: [{ product_id: 1, variant_id: 2, quantity, line_price: 300, original_line_price: 400 }],
    });
    const facts = {
      shop: { myshopify_domain: 'acme.myshopify.com' },
      customer: { token: 'secret-customer' },
    };
    for (const quantity of [1, 2]) shopper.socket.send('shopify-cart', { cart: cart(quantity), ...facts });
    const last = () => agent.socket.all('shopify-cart').at(-1)?.payload.cart?.items[0]?.quantity;
    await agent.socket.until(() => last() === 2, 'the second cart');
    expect((await agent.details()).visitor.cart).toEqual(cart(2));
    const rows = await app.opened.database.query('select * from visitor where conversation_id = $1', [
      shopper.conversationId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('secret-customer');
  });

  it('[SOC-37] an agent who looks lets the page be asked for its cart, and sees the answer', async () => {
    const shopper = await open();
    shopper.socket.say('hello', '1');
    await shopper.socket.acknowledged('1');
    const { conversationId } = shopper;
    const cookie = await other.signIn(shopper.agentEmail);
    const agent = { socket: await other.agentSocket(cookie) };
    agent.socket.send('agent-viewing', { conversationId, activity: 'viewing' });
    const asked = await shopper.socket.heard('shopify-cart');
    expect(asked.payload).toEqual({ conversationId, cart: null });
    const cart = { total_price: 900, items: [] };
    shopper.socket.send('shopify-cart', {
      cart,
      shop: { myshopify_domain: 'acme.myshopify.com' },
      customer: {},
    });
    expect((await agent.socket.heard('shopify-cart')).payload).toEqual({ conversationId, cart });
  });

  it('what was looked at is kept of who has written, the latest list; agents hear it, and an empty one takes it away', async () => {
    const { socket, shopId, conversationId, agentEmail } = await open();
    const viewed = (...ids: number[]) => ({
      products: ids.map((id) => ({ id, title: `Mug ${id}`, url: `https://shop.test/products/${id}` })),
    });
    const kept = async () => (await app.visitors.find({ shopId, conversationId })).viewed;
    socket.send('products-viewed', viewed(1), '1');
    await socket.heard('acknowledged');
    expect(await kept()).toEqual([]);
    socket.say('hello', '2');
    await socket.acknowledged('2');

    const agent = await openAgent({ conversationId, agentEmail });
    const isHeard = (count: number) =>
      agent.socket.until(
        () => agent.socket.all('visitor-changed').at(-1)?.payload.visitor.viewed.length === count,
        `${count} products`,
      );
    for (const ids of [[1], [2, 1]]) socket.send('products-viewed', viewed(...ids), '3');
    await isHeard(2);
    expect((await agent.details()).visitor.viewed).toEqual(viewed(2, 1).products);

    const noPage = { products: [{ id: 1, title: 'Mug', url: 'javascript:alert(1)' }] };
    for (const bad of [viewed(1, 2, 3, 4, 5, 6), noPage, {}]) socket.send('products-viewed', bad, '4');
    await socket.heard('nack-message', 3);
    expect(socket.all('nack-message').map(({ payload }) => payload.code)).toEqual(
      Array(3).fill('invalid-request'),
    );
    expect(await kept()).toEqual(viewed(2, 1).products);
    socket.send('products-viewed', viewed(), '5');
    await isHeard(0);
    expect(await kept()).toEqual([]);
  });

  it('[SOC-17] [SOC-19] the last activity and the last look are kept, never moved back or into the future: two frames, one rule', async () => {
    const { socket, shopId, conversationId } = await open();
    const times = ['2026-01-02T00:00:00.000Z', '2026-01-01T00:00:00.000Z'];
    for (const time of times) {
      socket.send('chat-is-active', { lastActiveDateTime: time }, '1');
      socket.send('message-seen', { messageSeenDate: Date.parse(time) }, '1');
    }
    await socket.heard('acknowledged', 4);
    expect(await app.visitors.find({ shopId, conversationId })).toMatchObject({
      lastActiveDatetime: times[0],
      messageSeenDatetime: times[0],
    });
    socket.send('chat-is-active', { lastActiveDateTime: '2999-01-01T00:00:00.000Z' }, '1');
    await socket.heard('acknowledged', 5);
    const { lastActiveDatetime } = await app.visitors.find({ shopId, conversationId });
    expect(Date.parse(lastActiveDatetime ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('without a messageId a refusal is counted, since nobody could match it', async () => {
    const { socket } = await open();
    const before = await app.drops('invalid-email');
    socket.send('email-captured', { email: 'test@test.com' });
    socket.send('pending-live-chat-init', {});
    await socket.heard('live-chat-init');
    expect([await app.drops('invalid-email'), socket.all('nack-message')]).toEqual([before + 1, []]);
  });

  it('share the allowance of the conversation', async () => {
    const { socket } = await open();
    for (let number = 1; number <= 605; number += 1)
      socket.send('pending-live-chat-init', {}, String(number));
    expect((await socket.heard('nack-message')).payload).toMatchObject({ code: 'rate', retryable: true });
  });
});

it('what is known of a visitor is read by the own shop only, and only of its conversations', async () => {
  const shopper = await open();
  shopper.socket.say('hello', '1');
  await shopper.socket.acknowledged('1');
  const stranger = await other.signIn((await app.newShop()).agentEmail);
  const path = `conversations/${shopper.conversationId}/visitor`;
  expect((await other.call('GET', path, { cookie: stranger })).status).toBe(404);
  expect((await other.call('GET', path)).status).toBe(401);
});

it('an unknown type is counted each time and reported once', async () => {
  const { socket } = await open();
  const before = await app.drops('unknown-type');
  for (let turn = 0; turn < 3; turn += 1) socket.send('fly-to-mars', {});
  socket.say('still here', '1');
  await socket.acknowledged('1');
  expect(await app.drops('unknown-type')).toBe(before + 3);
  expect(failures.map(String).filter((text) => text.includes('fly-to-mars'))).toHaveLength(1);
});

describe('[AR-11] the auto-responder', () => {
  const on = { preferences: { autoResponder: { enabled: true, reply: 'reply-dynamic' } } };

  it('[AR-01] answers behind the newest message of a wait, in all tabs on all nodes, and leaves no trace in the history', async () => {
    const { socket, openTab } = await open(on);
    const tab = await openTab(other);
    socket.say('one', '1');
    const { payload } = await socket.heard('virtual-message');
    expect(payload).toMatchObject({
      content: { type: 'text', text: expect.stringContaining('in about a minute') },
      senderInfo: { name: 'Fern & Loom', isBot: true, helpdeskBot: 'gorgias_bot' },
    });
    expect((await tab.heard('virtual-message')).payload).toEqual(payload);
    tab.say('two', '2');
    const again = (await socket.heard('virtual-message', 2)).payload;
    expect(again.messageId).toBe(payload.messageId);
    const order = socket.frames.filter(({ type }) => /^(conversation|virtual)-message$/.test(type));
    expect(order.map(({ type }) => type.split('-')[0])).toEqual([
      'conversation',
      'virtual',
      'conversation',
      'virtual',
    ]);
    socket.send('synchronize-recent-messages', { afterId: 0 });
    const { messages } = (await socket.heard('synchronize-recent-messages')).payload;
    expect(messages.map(({ content }) => content.text)).toEqual(['one', 'two']);
  });

  it('[AR-01] is quiet once an agent has answered, and answers anew when the shopper asks again', async () => {
    const shopper = await open(on);
    const { socket, conversationId } = shopper;
    socket.say('one', '1');
    const first = (await socket.heard('virtual-message')).payload;
    const agent = await openAgent(shopper);
    agent.socket.say('An answer', '10001', { conversationId });
    await agent.socket.acknowledged('10001');
    await socket.acknowledged('10001');
    socket.say('And another thing', '2');
    const second = (await socket.heard('virtual-message', 2)).payload;
    expect(second.messageId).not.toBe(first.messageId);
  });

  it.each([
    ['where it is off', {}],
    ['where the AI agent answers', { ...on, automation: { aiAgent: { enabled: true } } }],
  ])('is silent %s', async (_, settings) => {
    const { socket } = await open(settings);
    socket.say('one', '1');
    await socket.acknowledged('1');
    socket.send('pending-live-chat-init', {});
    await socket.heard('live-chat-init');
    expect(socket.all('virtual-message')).toEqual([]);
  });

  it("speaks the shop's own words", async () => {
    const { socket } = await open({ ...on, texts: { 'en-US': { autoReplyDynamicShort: 'Gleich!' } } });
    socket.say('one', '1');
    expect((await socket.heard('virtual-message')).payload.content.text).toBe('Gleich!');
  });

  it.each([
    ['de', 'Vielen Dank'],
    ['fr-FR', 'Merci'],
    ['sv', 'Strax!'],
    ['tlh', 'Gleich!'],
  ])(
    "[AR-10] speaks the shopper's language, %s, and the chat's where we have not got it",
    async (language, start) => {
      const texts = {
        'en-US': { autoReplyDynamicShort: 'Gleich!' },
        sv: { autoReplyDynamicShort: 'Strax!' },
      };
      const { appId, token } = await open({ ...on, language: 'en-US', texts });
      const address = `${app.baseUrl.replace('http', 'ws')}/ws?appId=${appId}&language=${language}`;
      const socket = await new TestSocket(address, [Buffer.from(token).toString('base64url')]).opened();
      socket.say('one', '1');
      const { text } = (await socket.heard('virtual-message')).payload.content;
      expect(text.startsWith(start), text).toBe(true);
    },
  );
});
