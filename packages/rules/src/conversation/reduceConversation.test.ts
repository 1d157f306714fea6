import type { Message, OutgoingMessage } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { unreadCount } from '../unread';
import { reduceConversation } from './reduceConversation';
import { type ConversationEvent, type ConversationState, emptyConversation, isBehind } from './state';

const stored = (id: number, from: 'agent' | 'tab' = 'agent'): Message => ({
  id,
  conversationId: '6f2d9c1e-7a51-4f43-9c6f-0a4a3b1d2e3f' as Message['conversationId'],
  messageId: String(1000 + id) as Message['messageId'],
  clientInstanceId: from,
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: from === 'agent',
  content: { type: 'text', text: `text ${id}` },
  senderInfo: null,
});

const ours = (id: number): OutgoingMessage => {
  const { messageId, clientInstanceId, content } = stored(id, 'tab');
  return { messageId, clientInstanceId, content };
};

const after = (...events: ConversationEvent[]): ConversationState =>
  events.reduce(reduceConversation, emptyConversation);
const loaded = (...ids: number[]): ConversationEvent => ({
  type: 'history-page',
  messages: ids.map((id) => stored(id)),
  hasMore: (ids[0] ?? 1) > 1,
});
const received = (message: Message): ConversationEvent => ({ type: 'received', message });
const ids = (messages: readonly Message[]) => messages.map(({ id }) => id);

describe('a live message', () => {
  it('is held back behind a hole, and shown with what fills it', () => {
    const withHole = after(loaded(1, 2), received(stored(4)), received(stored(5)));
    expect(ids(withHole.messages)).toEqual([1, 2]);
    expect(ids(withHole.held)).toEqual([4, 5]);
    expect(isBehind(withHole)).toBe(true);
    const filled = reduceConversation(withHole, { type: 'resume-page', messages: [stored(3)] });
    expect(ids(filled.messages)).toEqual([1, 2, 3, 4, 5]);
    expect(filled.held).toEqual([]);
    expect(isBehind(filled)).toBe(false);
  });

  it('[MSG-40] of an agent is new when its id exceeds the last stored one: 10 after 9, and not when it comes again', () => {
    const lastSeenId = 9;
    const once = after(loaded(1, 2, 3, 4, 5, 6, 7, 8, 9), received(stored(10)));
    const twice = reduceConversation(once, received(stored(10)));
    expect(unreadCount(once.messages, lastSeenId)).toBe(1);
    expect(unreadCount(twice.messages, lastSeenId)).toBe(1);
    expect(ids(twice.messages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('that comes before the first page waits for it', () => {
    const early = after(received(stored(3)), received(stored(3)));
    expect(early.messages).toEqual([]);
    expect(ids(early.held)).toEqual([3]);
    expect(ids(reduceConversation(early, loaded(1, 2)).messages)).toEqual([1, 2, 3]);
  });
});

describe('a page of history', () => {
  it('joins the oldest message and says whether more stands before it', () => {
    const state = after(loaded(5, 6), loaded(3, 4));
    expect(ids(state.messages)).toEqual([3, 4, 5, 6]);
    expect(state.hasOlder).toBe(true);
    expect(reduceConversation(state, loaded(1, 2)).hasOlder).toBe(false);
  });

  it.each([
    ['leaves a hole', [1, 2, 3]],
    ['overlaps', [4, 5]],
    ['repeats what is there', [5, 6]],
    ['lies beyond', [7, 8]],
    ['is empty', []],
  ])('that %s is ignored', (_, page) => {
    const state = after(loaded(5, 6));
    expect(reduceConversation(state, loaded(...page))).toBe(state);
  });

  it('is also an acknowledgement of ours', () => {
    const page: ConversationEvent = { type: 'history-page', messages: [stored(1, 'tab')], hasMore: false };
    expect(after({ type: 'queued', message: ours(1) }, page).outbox).toEqual([]);
  });
});

describe('the outbox', () => {
  const queued = (id: number): ConversationEvent => ({ type: 'queued', message: ours(id) });

  it('keeps a message once, however often it is queued', () => {
    expect(after(queued(1), queued(1)).outbox).toEqual([{ message: ours(1), delivery: { kind: 'pending' } }]);
  });

  it('lets a message go only when it stands in the conversation, not while it is held back', () => {
    const held = after(loaded(1), queued(3), received(stored(3, 'tab')));
    expect(held.outbox).toHaveLength(1);
    const shown = reduceConversation(held, received(stored(2)));
    expect(shown.outbox).toEqual([]);
    expect(ids(shown.messages)).toEqual([1, 2, 3]);
  });

  it("is not emptied by another tab's message with the same messageId", () => {
    const other = { ...stored(2, 'tab'), clientInstanceId: 'other tab' };
    expect(after(loaded(1), queued(2), received(other)).outbox).toHaveLength(1);
  });

  it('turns pending into unsent when the connection is lost, and leaves what was refused for good', () => {
    const state = after(
      queued(1),
      queued(2),
      { type: 'refused', key: ours(1), code: 'too-large', isFinal: true },
      { type: 'connection-lost' },
    );
    expect(state.outbox.map(({ delivery }) => delivery)).toEqual([
      { kind: 'unsent', because: 'too-large', isFinal: true },
      { kind: 'unsent', because: 'connection-lost', isFinal: false },
    ]);
    const resent = reduceConversation(state, { type: 'resent', key: ours(1) });
    expect(resent.outbox[0]?.delivery).toEqual({ kind: 'pending' });
  });
});

it('the head only rises', () => {
  const state = after(loaded(1), { type: 'head-announced', headId: 7 });
  expect(reduceConversation(state, { type: 'head-announced', headId: 6 })).toBe(state);
  expect(state.headId).toBe(7);
});

it('[MSG-25] a message without an id is not queued: nothing could tell that it arrived', () => {
  const nameless = { ...ours(1), messageId: '' as Message['messageId'] };
  expect(after({ type: 'queued', message: nameless }).outbox).toEqual([]);
});
