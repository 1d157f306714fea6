import type { ConversationId, Message, MessageId } from '@shopbell/protocol';
import type { Delivery, OutboxEntry } from '@shopbell/rules/conversation';
import { describe, expect, it } from 'vitest';
import { threadEntries } from './threadEntries';

const stored: Message = {
  id: 1,
  conversationId: '0b51f4f6-5f0e-4d0e-9f3e-0c5d5f0a1b2c' as ConversationId,
  messageId: '1794736800000' as MessageId,
  clientInstanceId: 'tab',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: true,
  content: { type: 'text', text: 'On its way.' },
  senderInfo: { name: 'Maya', avatarURL: null, isBot: false },
};

const queued = (delivery: Delivery): OutboxEntry => ({
  message: {
    messageId: stored.messageId,
    clientInstanceId: stored.clientInstanceId,
    content: { type: 'text', text: 'On its way.' },
  },
  delivery,
});

const maya = { userId: 'maya', name: 'Maya' };

const entriesOf = (messages: readonly Message[], outbox: readonly OutboxEntry[], isConnected = true) =>
  threadEntries({
    conversation: { messages, outbox },
    notes: [],
    own: maya,
    isConnected,
    seenMs: null,
  });

const deliveryOf = (delivery: Delivery, isConnected = true) =>
  entriesOf([], [queued(delivery)], isConnected)[0]?.delivery;

it('of a message that cannot be read, what came is kept, and the others stay', () => {
  const broken = { ...stored, content: null, createdDatetime: 'never' } as unknown as Message;
  const [first, second] = entriesOf([broken, stored], []);
  expect(first).toMatchObject({ isUnreadable: true, source: broken, createdMs: 0 });
  expect(second).toMatchObject({ text: stored.content.text });
});

it('is the same entry for the same message, until it is the last that was seen', () => {
  const reply = { ...stored, fromAgent: true };
  const [first] = entriesOf([stored, reply], []);
  expect(entriesOf([stored, reply, { ...reply }], [])[0]).toBe(first);
  const seen = {
    conversation: { messages: [reply], outbox: [] },
    notes: [],
    own: maya,
    isConnected: true,
  };
  const [unseen] = threadEntries({ ...seen, seenMs: null });
  expect(threadEntries({ ...seen, seenMs: Date.parse(reply.createdDatetime) })[0]).not.toBe(unseen);
});

it('keeps the key of a message through its acknowledgement', () => {
  const [before] = entriesOf([], [queued({ kind: 'pending' })]);
  const [after] = entriesOf([stored], []);
  expect(after?.key).toBe(before?.key);
});

it('shows the stored ones before those on their way', () => {
  const later = queued({ kind: 'pending' });
  const outbox = [{ ...later, message: { ...later.message, messageId: '1794736800001' as MessageId } }];
  expect(entriesOf([stored], outbox).map(({ delivery }) => delivery.kind)).toEqual(['stored', 'sending']);
});

it('waits for the connection, whether or not it was sent before the loss', () => {
  const waiting = { kind: 'waiting', for: 'connection' };
  expect(deliveryOf({ kind: 'pending' }, false)).toEqual(waiting);
  expect(deliveryOf({ kind: 'unsent', because: 'connection-lost', isFinal: false }, false)).toEqual(waiting);
});

it('waits for another try after a refusal that passes', () => {
  expect(deliveryOf({ kind: 'unsent', because: 'rate', isFinal: false })).toEqual({
    kind: 'waiting',
    for: 'another-try',
  });
});

it('offers a retry only after a final refusal, connected or not', () => {
  const refused = { kind: 'unsent', because: 'too-large', isFinal: true } as const;
  const expected = { kind: 'refused', because: 'too-large', retryKey: queued(refused).message };
  expect(deliveryOf(refused)).toEqual(expected);
  expect(deliveryOf(refused, false)).toEqual(expected);
});

describe('among the messages', () => {
  const messages = [1, 2, 3].map((id) => ({
    ...stored,
    id,
    messageId: String(id) as MessageId,
    createdDatetime: `2026-11-15T10:0${id}:00.000Z`,
    fromAgent: id !== 2,
    content: { type: 'text' as const, text: `m${id}` },
  }));
  const note = (text: string, afterId: number) => ({
    id: text,
    afterId,
    authorId: null,
    authorName: 'Ben',
    text,
    mentions: [],
    createdDatetime: '2026-11-15T10:05:00.000Z',
  });
  const facts = { own: maya, isConnected: true, seenMs: null, notes: [] };

  it('a note stands after the message it follows, and waits for one that is not loaded', () => {
    const notes = [note('old', 0), note('n1', 1), note('n1b', 1), note('n3', 3), note('ahead', 9)];
    const entries = threadEntries({ ...facts, conversation: { messages, outbox: [] }, notes });
    expect(entries.map(({ text }) => text)).toEqual(['m1', 'n1', 'n1b', 'm2', 'm3', 'n3', 'ahead']);
  });

  it('the last of ours that was seen is marked, and nothing of the shopper', () => {
    const seenAt = (minute: number) =>
      threadEntries({
        ...facts,
        conversation: { messages, outbox: [] },
        seenMs: Date.parse(`2026-11-15T10:0${minute}:30Z`),
      })
        .filter(({ isLastSeen }) => isLastSeen)
        .map(({ text }) => text);
    expect([seenAt(0), seenAt(1), seenAt(2), seenAt(3)]).toEqual([[], ['m1'], ['m1'], ['m3']]);
  });
});

it('says what was edited, and shows nothing of what was deleted', () => {
  const at = '2026-11-15T10:05:00.000Z';
  const nothing = { type: 'text', text: '' } as const;
  const messages: Message[] = [
    { ...stored, editedDatetime: at },
    { ...stored, id: 2, content: nothing, editedDatetime: at, deletedDatetime: at },
  ];
  const [edited, deleted] = entriesOf(messages, []);
  expect([edited?.change, edited?.text]).toEqual(['edited', 'On its way.']);
  expect([deleted?.change, deleted?.text]).toEqual(['deleted', 'Message deleted']);
});
