import type { Message, OutgoingMessage } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderMessages, type PlacedMessage } from './groups';
import { reduceConversation } from './reduceConversation';
import { type ConversationEvent, type ConversationState, emptyConversation, keyOf } from './state';

const stored = (id: number, messageId = `90${id}`): Message => ({
  id,
  conversationId: 'c' as Message['conversationId'],
  messageId: messageId as Message['messageId'],
  clientInstanceId: 'tab',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: false,
  content: { type: 'text', text: `text ${id}` },
  senderInfo: null,
});
const written = (messageId: string): OutgoingMessage => ({
  messageId: messageId as Message['messageId'],
  clientInstanceId: 'tab',
  content: { type: 'text', text: `written ${messageId}` },
});
const passing = (messageId: string) => {
  const { clientInstanceId: _, conversationId: __, id: ___, ...rest } = stored(0, messageId);
  return rest;
};

const loaded: ConversationEvent = { type: 'history-page', messages: [], hasMore: false };
const state = (...events: ConversationEvent[]): ConversationState =>
  [loaded, ...events].reduce(reduceConversation, emptyConversation);
const nameOf = (item: PlacedMessage): string =>
  item.kind === 'confirmed'
    ? `#${item.message.id}`
    : 'entry' in item
      ? `${item.kind} ${item.entry.message.messageId}`
      : `virtual ${item.message.messageId}`;

describe('the four groups', () => {
  it('[CNV-01] [SOC-40] [SOC-41] hold stored, pending, unsent and virtual messages, each by its id', () => {
    const all = state(
      { type: 'received', message: stored(1) },
      { type: 'queued', message: written('20') },
      { type: 'unsent-announced', message: written('10') },
      { type: 'virtual-added', message: passing('30') },
    );
    const { messages, outbox, virtual } = all;
    expect(messages.map(({ id }) => id)).toEqual([1]);
    expect(outbox.map(({ delivery, message }) => [delivery.kind, message.messageId])).toEqual([
      ['pending', '20'],
      ['unsent', '10'],
    ]);
    expect(virtual.map(({ messageId }) => messageId)).toEqual(['30']);
    expect(orderMessages(all).map(nameOf)).toEqual(['#1', 'unsent 10', 'virtual 30', 'pending 20']);
  });

  it('[SOC-40] move a pending message to unsent, and leave a stored one where it is', () => {
    const refused = state(
      { type: 'queued', message: written('10') },
      { type: 'unsent-announced', message: written('10') },
    );
    expect(refused.outbox).toMatchObject([{ delivery: { kind: 'unsent', isFinal: true } }]);
    const kept = state(
      { type: 'received', message: stored(1, '10') },
      { type: 'unsent-announced', message: written('10') },
    );
    expect(kept.outbox).toEqual([]);
  });

  it('[SOC-41] take a virtual message once', () => {
    const twice = state(
      { type: 'virtual-added', message: passing('30') },
      { type: 'virtual-added', message: passing('30') },
    );
    expect(twice.virtual).toHaveLength(1);
    const moved = state(
      { type: 'received', message: stored(1) },
      { type: 'virtual-added', message: passing('30') },
      { type: 'received', message: stored(2) },
      { type: 'virtual-added', message: passing('30') },
    );
    expect(moved.virtual.map(({ after }) => after)).toEqual([keyOf(stored(2))]);
  });
});

describe('the order', () => {
  it('[MSG-47] is by id, then our own by time of writing, and virtual ones stay where they were added', () => {
    const before = state(
      { type: 'virtual-added', message: passing('1') },
      { type: 'received', message: stored(1) },
      { type: 'virtual-added', message: passing('2') },
      { type: 'queued', message: written('50') },
      { type: 'virtual-added', message: passing('3') },
      { type: 'queued', message: written('40') },
    );
    expect(orderMessages(before).map(nameOf)).toEqual([
      'virtual 1',
      '#1',
      'virtual 2',
      'pending 40',
      'pending 50',
      'virtual 3',
    ]);
    const later = [
      { type: 'received' as const, message: stored(2, '40') },
      { type: 'received' as const, message: stored(3, '50') },
    ].reduce(reduceConversation, before);
    expect(orderMessages(later).map(nameOf)).toEqual([
      'virtual 1',
      '#1',
      'virtual 2',
      '#2',
      '#3',
      'virtual 3',
    ]);
  });

  it('[MSG-47] is the same however the frames were shuffled', () => {
    const frames: ConversationEvent[] = [
      ...[1, 2, 3, 4, 5].map((id) => ({ type: 'received' as const, message: stored(id) })),
      ...['70', '60', '80'].map((messageId) => ({ type: 'queued' as const, message: written(messageId) })),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(frames, { minLength: frames.length }), (shuffled) => {
        expect(orderMessages(state(...shuffled)).map(nameOf)).toEqual([
          ...['#1', '#2', '#3', '#4', '#5'],
          ...['pending 60', 'pending 70', 'pending 80'],
        ]);
      }),
    );
  });
});
