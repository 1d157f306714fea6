import type { Message, OutgoingMessage } from '@shopbell/protocol';
import { emptyConversation, type OutboxEntry, reduceConversation } from '@shopbell/rules/conversation';
import { describe, expect, it } from 'vitest';
import { timeline } from './timeline';

/** A time of that day, in the zone of whoever reads: days are the reader's. */
const at = (time: string, day = 15) => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return new Date(2026, 10, day, hours, minutes, seconds).getTime();
};

const stored = (id: number, changes: Partial<Message> & { atMs: number }): Message => {
  const { atMs, ...others } = changes;
  return {
    id,
    conversationId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f' as Message['conversationId'],
    messageId: String(atMs) as Message['messageId'],
    clientInstanceId: 'tab',
    createdDatetime: new Date(atMs).toISOString(),
    fromAgent: false,
    content: { type: 'text', text: `text ${id}` },
    senderInfo: null,
    ...others,
  };
};
const by = (name: string) => ({ fromAgent: true, senderInfo: { name, avatarURL: null, isBot: false } });

const outgoing = (atMs: number, text: string): OutgoingMessage => ({
  messageId: String(atMs) as Message['messageId'],
  clientInstanceId: 'tab',
  content: { type: 'text', text },
});
const pending = (atMs: number, text = 'on its way'): OutboxEntry => ({
  message: outgoing(atMs, text),
  delivery: { kind: 'pending' },
});

const runs = (messages: Message[], outbox: OutboxEntry[] = []) =>
  timeline({ ...emptyConversation, messages, outbox }).map(
    ({ isRunStart, isRunEnd }) => `${isRunStart ? '[' : ''}.${isRunEnd ? ']' : ''}`,
  );

describe('order', () => {
  it('[MSG-47] is stored messages by id, however they came, then our own by messageId', () => {
    const messages = [3, 1, 4, 2].map((id) => stored(id, { atMs: at('10:00') + (10 - id) }));
    const queued = [at('09:00'), at('09:01')].map((atMs) => outgoing(atMs, `ours ${atMs}`));
    const state = [
      ...queued.map((message) => ({ type: 'queued' as const, message })),
      { type: 'history-page' as const, messages: [], hasMore: false },
      ...messages.map((message) => ({ type: 'received' as const, message })),
    ].reduce(reduceConversation, emptyConversation);
    expect(timeline(state).map(({ content }) => content.text)).toEqual([
      'text 1',
      'text 2',
      'text 3',
      'text 4',
      `ours ${at('09:00')}`,
      `ours ${at('09:01')}`,
    ]);
  });
});

describe('a bubble', () => {
  it('keeps its key through the acknowledgement', () => {
    const [before] = timeline({ ...emptyConversation, messages: [], outbox: [pending(at('10:00'))] });
    const [after] = timeline({
      ...emptyConversation,
      messages: [stored(1, { atMs: at('10:00') })],
      outbox: [],
    });
    expect(after?.key).toBe(before?.key);
    expect([before?.delivery, after?.delivery]).toEqual([{ kind: 'pending' }, { kind: 'confirmed' }]);
  });

  it('has a key of its own, also where an agent and another tab used the same millisecond', () => {
    const atMs = at('10:00');
    const messages = [
      stored(1, { atMs }),
      stored(2, { atMs, clientInstanceId: 'other' }),
      stored(3, { atMs, ...by('Ada') }),
    ];
    expect(new Set(timeline({ ...emptyConversation, messages }).map(({ key }) => key)).size).toBe(3);
  });

  it('says who wrote it, and offers its entry only while it is ours to send', () => {
    const entry = pending(at('10:01'));
    expect(
      timeline({
        ...emptyConversation,
        messages: [stored(1, { atMs: at('10:00'), ...by('Ada') })],
        outbox: [entry],
      }),
    ).toMatchObject([
      { side: 'agent', sender: by('Ada').senderInfo, entry: null, atMs: at('10:00') },
      { side: 'shopper', sender: null, entry, atMs: at('10:01') },
    ]);
  });
});

describe('a run', () => {
  it('goes on for less than a minute between two messages', () => {
    const messages = ['10:00:00', '10:00:59', '10:01:59'].map((time, index) =>
      stored(index + 1, { atMs: at(time) }),
    );
    expect(runs(messages)).toEqual(['[.', '.]', '[.]']);
  });

  it('ends with another side and with another person', () => {
    const messages = [
      stored(1, { atMs: at('10:00:00') }),
      stored(2, { atMs: at('10:00:01'), ...by('Ada') }),
      stored(3, { atMs: at('10:00:02'), ...by('Ada') }),
      stored(4, { atMs: at('10:00:03'), ...by('Grace') }),
    ];
    expect(runs(messages)).toEqual(['[.]', '[.', '.]', '[.]']);
  });

  it('goes on from what is stored to what is on its way', () => {
    expect(runs([stored(1, { atMs: at('10:00:00') })], [pending(at('10:00:05'))])).toEqual(['[.', '.]']);
  });
});

describe('a day', () => {
  it('starts with its first message, and ends the run before it', () => {
    const messages = [
      stored(1, { atMs: at('23:59:50', 15) }),
      stored(2, { atMs: at('23:59:59', 15) }),
      stored(3, { atMs: at('00:00:01', 16) }),
    ];
    expect(timeline({ ...emptyConversation, messages }).map(({ startsDay }) => startsDay)).toEqual([
      true,
      false,
      true,
    ]);
    expect(runs(messages)).toEqual(['[.', '.]', '[.]']);
  });
});

it('an empty conversation is an empty timeline', () => {
  expect(timeline({ ...emptyConversation, messages: [], outbox: [] })).toEqual([]);
});
