import { describe, expect, it } from 'vitest';
import { issueFlowKinds, message, outgoingMessage, selfServiceFlow } from './message';

const outgoing = {
  messageId: '1700000000000',
  clientInstanceId: 'tab-1',
  content: { type: 'text', text: 'Hello' },
  metadata: { currentUrl: 'https://shop.example/cart' },
};

const stored = {
  id: 1,
  conversationId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f',
  messageId: '1700000000000',
  clientInstanceId: '',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: true,
  content: { type: 'text', text: 'Hello' },
  senderInfo: { name: 'Ada', avatarURL: null, isBot: false },
};

describe('an outgoing message', () => {
  it('is read as it was sent', () => {
    expect(outgoingMessage.parse(outgoing)).toEqual(outgoing);
  });

  it('[MSG-25] without a messageId is refused', () => {
    const { messageId: _, ...without } = outgoing;
    expect(outgoingMessage.safeParse(without).error?.issues.map(({ path }) => path)).toEqual([['messageId']]);
  });

  it.each([
    ['a messageId that is a number', { messageId: 1700000000000 }],
    ['an empty messageId', { messageId: '' }],
    ['a messageId of letters', { messageId: '17e11' }],
    ['a negative messageId', { messageId: '-1' }],
    ['a messageId of 17 digits', { messageId: '12345678901234567' }],
    ['a messageId with a line break', { messageId: '1\n' }],
    ['a messageId in other digits', { messageId: '١٢٣' }],
    ['a clientInstanceId of 65 characters', { clientInstanceId: 'a'.repeat(65) }],
    ['a clientInstanceId with a space', { clientInstanceId: 'a b' }],
    ['a clientInstanceId with NUL', { clientInstanceId: '\u0000' }],
    ['a clientInstanceId that is null', { clientInstanceId: null }],
    ['no content', { content: undefined }],
    ['content of an unknown type', { content: { type: 'html', text: 'x' } }],
    ['content of a prototype type', { content: { type: '__proto__', text: 'x' } }],
    ['content without text', { content: { type: 'text' } }],
    ['text that is an array', { content: { type: 'text', text: ['x'] } }],
    ['blank text', { content: { type: 'text', text: ' \n ' } }],
    ['text of 5001 characters', { content: { type: 'text', text: 'x'.repeat(5001) } }],
    ['metadata that is text', { metadata: 'https://shop.example' }],
    ['an address of 2049 characters', { metadata: { currentUrl: 'x'.repeat(2049) } }],
  ])('with %s is refused', (_, change) => {
    expect(outgoingMessage.safeParse({ ...outgoing, ...change }).success).toBe(false);
  });

  it('may be as long as 5000 characters and carry 16 digits', () => {
    const longest = {
      messageId: '9'.repeat(16),
      clientInstanceId: '_-aZ09',
      content: { type: 'text', text: 'x'.repeat(5000) },
    };
    expect(outgoingMessage.parse(longest)).toEqual(longest);
  });

  it('of a client with one instance has an empty clientInstanceId', () => {
    const { clientInstanceId: _, ...without } = outgoing;
    expect(outgoingMessage.parse(without).clientInstanceId).toBe('');
  });

  it('loses what it may not decide: id, sender, side, and every unknown key', () => {
    const forged = {
      ...outgoing,
      id: 99,
      fromAgent: true,
      senderInfo: { name: 'Boss' },
      content: { ...outgoing.content, html: '<b>' },
      metadata: { ...outgoing.metadata, isAdmin: true },
    };
    expect(outgoingMessage.parse(forged)).toEqual(outgoing);
  });

  it('[D23] with NUL or half an emoji is normalised, in the text and in the address', () => {
    const nasty = {
      ...outgoing,
      content: { type: 'text', text: 'a\u0000b\ud83d' },
      metadata: { currentUrl: 'https://x/\u0000' },
    };
    expect(outgoingMessage.parse(nasty)).toMatchObject({
      content: { text: 'ab\ufffd' },
      metadata: { currentUrl: 'https://x/' },
    });
  });
});

describe('a stored message', () => {
  it('[MSG-01] has id, createdDatetime, fromAgent, messageId and conversationId', () => {
    expect(message.parse(stored)).toEqual(stored);
    for (const field of ['id', 'createdDatetime', 'fromAgent', 'messageId', 'conversationId']) {
      const without = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== field));
      expect(message.safeParse(without).error?.issues.map(({ path }) => path)).toEqual([[field]]);
    }
  });
});

it('[SSP-07] a shopper is led through seven kinds of flows, of which three end as a request about an order', () => {
  expect(issueFlowKinds).toEqual([
    ...['TRACK', 'REPORT_ISSUE', 'CANCEL', 'RETURN'],
    ...['ARTICLE_RECOMMENDATION', 'FLOW_RECOMMENDATION', 'FLOW'],
  ]);
  const about = { orderId: 7, orderName: '#7', lineItems: [] };
  const isTaken = (kind: string) => selfServiceFlow.safeParse({ ...about, kind }).success;
  expect([...issueFlowKinds, 'EXCHANGE'].filter(isTaken)).toEqual(['REPORT_ISSUE', 'CANCEL', 'RETURN']);
});
