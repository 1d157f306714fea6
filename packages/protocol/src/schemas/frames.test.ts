import { describe, expect, it } from 'vitest';
import {
  agentConversationFrames,
  agentFrames,
  envelope,
  type VisitorFrameType,
  visitorFrames,
} from './frames';

const conversationId = '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f';
const outgoing = { messageId: '1', clientInstanceId: '', content: { type: 'text', text: 'Hello' } };

describe('the envelope', () => {
  it('has a type, perhaps a messageId, and a payload that may be left out', () => {
    expect(envelope.parse({ type: 'history' })).toEqual({ type: 'history', payload: {} });
    expect(envelope.parse({ type: 'x', messageId: '5', payload: { a: 1 }, extra: true })).toEqual({
      type: 'x',
      messageId: '5',
      payload: { a: 1 },
    });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['text', 'history'],
    ['a list', [{ type: 'history' }]],
    ['no type', { payload: {} }],
    ['an empty type', { type: '' }],
    ['a type that is a number', { type: 5 }],
    ['a type of 101 characters', { type: 'x'.repeat(101) }],
    ['a messageId that is a number', { type: 'x', messageId: 5 }],
    ['a messageId of 65 characters', { type: 'x', messageId: '5'.repeat(65) }],
    ['a payload that is null', { type: 'x', payload: null }],
    ['a payload that is a list', { type: 'x', payload: [] }],
    ['a payload that is text', { type: 'x', payload: '{}' }],
  ])('is refused with %s', (_, given) => {
    expect(envelope.safeParse(given).success).toBe(false);
  });

  it('does not let __proto__ or constructor change any prototype', () => {
    const text =
      '{"type":"x","payload":{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}}';
    const { payload } = envelope.parse(JSON.parse(text));
    expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
    expect(payload.isAdmin).toBeUndefined();
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });
});

it('[SOC-23] the two requests for messages are called history and synchronize-recent-messages', () => {
  for (const frames of [visitorFrames, agentFrames]) {
    expect(Object.keys(frames)).toEqual(expect.arrayContaining(['history', 'synchronize-recent-messages']));
  }
});

const badResumes = [
  ['negative', { afterId: -1 }],
  ['a fraction', { afterId: 1.5 }],
  ['text', { afterId: '1' }],
  ['null', { afterId: null }],
  ['infinite', { afterId: Number.POSITIVE_INFINITY }],
  ['beyond what numbers can tell apart', { afterId: 2 ** 53 }],
] as const;

const badHistories = [
  ['beforeId is negative', { beforeId: -1 }],
  ['beforeId is text', { beforeId: '5' }],
  ['createdBefore is no date', { createdBefore: 'yesterday' }],
  ['createdBefore has no time', { createdBefore: '2026-11-15' }],
  ['createdBefore is zero', { createdBefore: 0 }],
  ['createdBefore is beyond all dates', { createdBefore: 8.64e15 + 1 }],
  ['createdBefore is a list', { createdBefore: [1] }],
] as const;

describe.each([
  ['a shopper', visitorFrames, {}],
  ['an agent', agentFrames, { conversationId }],
] as const)('%s', (_, frames, scope) => {
  const resume = frames['synchronize-recent-messages'];

  it.each(badResumes)('cannot resume from a cursor that is %s', (_why, payload) => {
    expect(resume.safeParse({ ...scope, ...payload }).success).toBe(false);
  });

  it('may resume from 0, from a number, or without a cursor', () => {
    for (const payload of [{ afterId: 0 }, { afterId: 41, revision: 2 }, { excludeIds: [1] }, {}]) {
      expect(resume.parse({ ...scope, ...payload, unknown: [1] })).toEqual({ ...scope, ...payload });
    }
  });

  it.each(badHistories)('cannot ask for history where %s', (_why, payload) => {
    expect(frames.history.safeParse({ ...scope, ...payload }).success).toBe(false);
  });

  it('may ask for history by time, in both forms, and by id', () => {
    for (const payload of [
      { createdBefore: '2026-11-15T10:00:00.000Z' },
      { createdBefore: '2026-11-15T12:00:00+02:00' },
      { createdBefore: 1_700_000_000_000, beforeId: 5 },
      {},
    ]) {
      expect(frames.history.parse({ ...scope, ...payload })).toEqual({ ...scope, ...payload });
    }
  });

  it('cannot send a message without content', () => {
    const { content: _content, ...without } = outgoing;
    const send = frames['pending-conversation-message'];
    expect(send.parse({ ...scope, ...outgoing })).toEqual({ ...scope, ...outgoing });
    expect(send.safeParse({ ...scope, ...without }).success).toBe(false);
  });
});

const handover = {
  clientInstanceId: 'tab',
  messageHistory: [{ fromAgent: false, content: { type: 'text', text: 'No, that did not help' } }],
  botName: 'Bell',
  metadata: { selfServiceFlow: 'track' },
};
const contact = { ...outgoing, email: 'ada@shop.test', name: 'Ada' };
/** What a page really sends, once for each type. */
const fromPages: Record<VisitorFrameType, object> = {
  'pending-conversation-message': outgoing,
  'synchronize-recent-messages': { afterId: 1 },
  history: { beforeId: 5 },
  'typing-activity-shopper': {},
  'email-captured': { email: 'ada@shop.test' },
  'pending-offline-capture-init': contact,
  'pending-offline-capture-additional-message': outgoing,
  'contact-form-init': contact,
  'contact-form-additional-message': outgoing,
  'pending-live-chat-init': {},
  'require-email-capture-flow': handover,
  'pending-article-recommendation-flow-unsuccessful': handover,
  'pending-workflow-recommendation-flow-unsuccessful': handover,
  'pending-report-issue-flow-unsuccessful': handover,
  'pending-flow-handover': handover,
  'automated-response-event': { event: 'shown' },
  'track-order': { order: { id: 1 }, fulfillment: { id: 2 }, capturedMail: 'ada@shop.test', metadata: {} },
  'switch-response-channel': { channel: 'email' },
  'shopify-cart': {
    cart: {
      token: 't',
      items: [{ product_id: 1, variant_id: 2, quantity: 3, line_price: 300, original_line_price: 400 }],
    },
    shop: { myshopify_domain: 'acme.myshopify.com' },
    customer: { token: 'c' },
  },
  'chat-is-active': { lastActiveDateTime: '2026-11-15T10:00:00.000Z' },
  'products-viewed': { products: [{ id: 1, title: 'Mug', url: 'https://shop.example/products/mug' }] },
  'page-viewed': { url: 'https://shop.example/cart' },
  'message-seen': { messageSeenDate: 1_700_000_000_000 },
};

it.each(Object.entries(fromPages))(
  '%s is read as it is, without a conversation that it may name',
  (type, payload) => {
    const schema = visitorFrames[type as VisitorFrameType];
    expect(schema.parse(payload)).toEqual(payload);
    if (type !== 'automated-response-event')
      expect(schema.parse({ ...payload, conversationId })).not.toHaveProperty('conversationId');
  },
);

it('[SOC-12] what is added to a message for later is called pending-offline-capture-additional-message', () => {
  expect(Object.keys(visitorFrames)).toContain('pending-offline-capture-additional-message');
});

it('[SOC-16] the cart is shopify-cart {cart, shop: {myshopify_domain}, customer: {token}}', () => {
  const { cart, shop, customer } = visitorFrames['shopify-cart'].parse(fromPages['shopify-cart']);
  expect([cart.items.length, shop.myshopify_domain, customer.token]).toEqual([1, 'acme.myshopify.com', 'c']);
});

it('[SOC-24] answers come by email or chat, and by nothing else', () => {
  const accepts = (channel: unknown) =>
    visitorFrames['switch-response-channel'].safeParse({ channel }).success;
  expect(['email', 'chat', 'sms', '', null].map(accepts)).toEqual([true, true, false, false, false]);
});

describe('what a page says in a form of its own', () => {
  const event = visitorFrames['automated-response-event'];
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  it('[D23] is cleaned of what no database holds, in keys and values', () => {
    expect(event.parse({ 'a\u0000': ['b\u0000', { c: '\ud800' }] })).toEqual({ a: ['b', { c: '\ufffd' }] });
  });

  it('is refused where it is nested without end', () => {
    expect(event.safeParse({ deep: nested(10) }).success).toBe(true);
    expect(event.safeParse({ deep: nested(5000) }).success).toBe(false);
  });
});

it.each([undefined, null, 5, '', 'not-a-uuid', `${conversationId} `, '__proto__'])(
  'an agent must name the conversation in every frame about one; %j is none',
  (given) => {
    for (const schema of Object.values(agentConversationFrames)) {
      expect(schema.safeParse({ ...outgoing, conversationId: given }).success).toBe(false);
    }
  },
);
