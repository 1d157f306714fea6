import { describe, expect, it } from 'vitest';
import { agentConversationFrames, agentFrames, envelope, visitorFrames } from './frames';

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
    for (const payload of [{ afterId: 0 }, { afterId: 41 }, {}]) {
      expect(resume.parse({ ...scope, ...payload, excludeIds: [1] })).toEqual({ ...scope, ...payload });
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

it('a shopper cannot name a conversation: it is dropped from every frame', () => {
  const payload = { ...outgoing, conversationId };
  for (const schema of Object.values(visitorFrames))
    expect(schema.parse(payload)).not.toHaveProperty('conversationId');
});

it.each([undefined, null, 5, '', 'not-a-uuid', `${conversationId} `, '__proto__'])(
  'an agent must name the conversation in every frame about one; %j is none',
  (given) => {
    for (const schema of Object.values(agentConversationFrames)) {
      expect(schema.safeParse({ ...outgoing, conversationId: given }).success).toBe(false);
    }
  },
);
