import type { Envelope, ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeEnvironment, createFakeMessage } from '../testing';
import { createChannel } from './createChannel';

const conversationId = 'conversation-1';

function openedChannel() {
  const environment = createFakeEnvironment();
  const sent: Envelope[] = [];
  const channel = createChannel({
    environment,
    clientInstanceId: 'tab-1',
    scope: {},
    typing: 'typing-activity-shopper',
    send: (frame) => sent.push(frame as Envelope) > 0,
  });
  channel.opened();
  const shown = () => channel.store.get().conversation.messages.map(({ id }) => id);
  return { environment, channel, sent, shown };
}

const page = (...ids: number[]) => ({ conversationId, messages: ids.map((id) => createFakeMessage(id)) });
const history = (hasMore: boolean, ...ids: number[]): ServerFrame => ({
  type: 'history',
  payload: { ...page(...ids), hasMore },
});
const resumed = (hasMore: boolean, headId: number, ...ids: number[]): ServerFrame => ({
  type: 'synchronize-recent-messages',
  payload: { ...page(...ids), hasMore, headId },
});
const synced = (headId: number, epoch?: number): ServerFrame => ({
  type: 'synced',
  payload: { conversationId, headId, ...(epoch !== undefined && { epoch }) },
});
const live = (id: number, message: object = {}): ServerFrame => ({
  type: 'conversation-message',
  messageId: String(id),
  payload: { ...createFakeMessage(id), ...message, id },
});

const after = (afterId: number) => expect.objectContaining({ afterId });

describe('a cold load', () => {
  it('[CON-08] asks for the newest page, then synchronises from its end', () => {
    const { channel, sent, shown } = openedChannel();
    expect(sent).toEqual([{ type: 'history', payload: {} }]);
    channel.receive(history(true, 4, 5));
    expect(sent.slice(1)).toEqual([{ type: 'synchronize-recent-messages', payload: after(5) }]);
    channel.receive(synced(5));
    expect(shown()).toEqual([4, 5]);
  });

  it('holds live messages until the first page is there', () => {
    const { channel, shown } = openedChannel();
    channel.receive(live(3));
    expect(shown()).toEqual([]);
    channel.receive(history(false, 1, 2));
    expect(shown()).toEqual([1, 2, 3]);
  });

  it('that was cut off begins anew', () => {
    const { channel, sent } = openedChannel();
    channel.closed();
    channel.opened();
    expect(sent.map(({ type }) => type)).toEqual(['history', 'history']);
  });
});

/** Loaded up to 2, and live. */
function liveChannel() {
  const opened = openedChannel();
  opened.channel.receive(history(false, 1, 2));
  opened.channel.receive(resumed(false, 2));
  opened.channel.receive(synced(2));
  opened.sent.length = 0;
  return opened;
}

describe('a reconnect', () => {
  it('[D6] resumes after the last message in hand, page by page', () => {
    const { channel, sent, shown } = liveChannel();
    channel.closed();
    channel.opened();
    channel.receive(resumed(true, 5, 3, 4));
    channel.receive(resumed(false, 5, 5));
    channel.receive(synced(5));
    expect(sent).toEqual([
      { type: 'synchronize-recent-messages', payload: after(2) },
      { type: 'synchronize-recent-messages', payload: after(4) },
    ]);
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
  });

  it('[SOC-04] says what it holds, also beyond a hole, for a server that goes by time', () => {
    const { environment, channel, sent } = liveChannel();
    channel.receive(live(4));
    const createdBefore = environment.now();
    expect(sent).toEqual([
      {
        type: 'synchronize-recent-messages',
        payload: { afterId: 2, createdBefore, excludeIds: [1, 2, 4] },
      },
    ]);
    // Such a server answers with the newest page, and without what was named.
    channel.receive(resumed(false, 4, 3));
    expect(channel.store.get().conversation.messages.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('[SOC-04] names no more than a hundred', () => {
    const { channel, sent } = openedChannel();
    channel.receive(history(true, ...Array.from({ length: 130 }, (_, index) => index + 1)));
    const newest = Array.from({ length: 100 }, (_, index) => index + 31);
    expect(sent.at(-1)?.payload.excludeIds).toEqual(newest);
  });

  it('[SOC-29] merges what it already has without doubling it', () => {
    const { channel, shown } = liveChannel();
    channel.closed();
    channel.opened();
    channel.receive(resumed(false, 3, 1, 2, 3));
    channel.receive(live(3));
    expect(shown()).toEqual([1, 2, 3]);
  });
});

describe('after a restore from a backup', () => {
  /** Six messages in hand, the even ones of the shopper; the backup ends with the third. */
  const said = (hasMore: boolean, ...ids: number[]): ServerFrame => ({
    type: 'history',
    payload: {
      conversationId,
      messages: ids.map((id) => createFakeMessage(id, { fromAgent: id % 2 === 1 })),
      hasMore,
    },
  });
  function channelOfBefore() {
    const opened = openedChannel();
    opened.channel.receive(said(false, 1, 2, 3, 4, 5, 6));
    opened.channel.receive(synced(6, 1000));
    opened.channel.queue({ type: 'text', text: 'on its way' });
    opened.channel.closed();
    opened.channel.opened();
    opened.sent.length = 0;
    const waiting = opened.channel.store.get().conversation.outbox[0]?.message;
    /** What was on its way is stored behind the third: only then does the rest follow it. */
    const answer = () => opened.channel.receive(live(4, waiting));
    return { ...opened, answer };
  }
  const sentTexts = (sent: readonly Envelope[]) =>
    sent.filter(({ type }) => type === 'pending-conversation-message').map(({ messageId }) => messageId);

  it.each([
    ['the epoch is another', 2000],
    ['it has seen more than there is', 0],
  ])('[D6] the page begins anew and sends again what only it has, because %s', (_, epoch) => {
    const { channel, sent, shown, answer } = channelOfBefore();
    channel.receive(resumed(false, 3));
    channel.receive(synced(3, epoch));
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sent).toEqual([{ type: 'history', payload: {} }]);
    channel.receive(said(false, 1, 2, 3));
    expect(shown()).toEqual([1, 2, 3]);
    expect(sent.slice(1)).toEqual([{ type: 'synchronize-recent-messages', payload: after(3) }]);
    channel.receive(synced(3, 2000));
    answer();
    expect(sentTexts(sent)).toEqual(['4', '6']);
    channel.receive(live(5, createFakeMessage(4)));
    const outbox = channel.store.get().conversation.outbox.map(({ message }) => message.messageId);
    expect(outbox).toEqual(['6']);
  });

  it('[D6] words that stand before the page that has come are not sent again', () => {
    const { channel, sent, answer } = channelOfBefore();
    channel.receive(synced(3, 2000));
    channel.receive(said(true, 3));
    answer();
    expect(sentTexts(sent)).toEqual(['4', '6']);
  });

  it('[D6] the same past is simply resumed', () => {
    const { channel, sent, shown } = channelOfBefore();
    channel.receive(resumed(false, 6));
    channel.receive(synced(6, 1000));
    expect(sent).toEqual([]);
    expect(shown()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('after a long absence', () => {
  it('[CON-23] everything in hand is asked for again, then what followed', () => {
    const { channel, sent, shown } = liveChannel();
    channel.closed();
    channel.opened({ isFullSynchronize: true });
    channel.receive(resumed(true, 4, 1));
    channel.receive(resumed(true, 4, 2, 3));
    channel.receive(resumed(false, 4, 4));
    channel.receive(synced(4));
    expect(sent.map(({ payload }) => payload)).toEqual([after(0), after(1), after(3)]);
    expect(sent[0]?.payload.excludeIds).toEqual([]);
    expect(shown()).toEqual([1, 2, 3, 4]);
  });
});

describe('the status of the history', () => {
  it('[CNV-07] is init, pending, success, and failed if the answer never came', () => {
    const { channel } = openedChannel();
    const seen: string[] = ['init', channel.store.get().historyStatus];
    const note = (): unknown => seen.push(channel.store.get().historyStatus);
    channel.closed();
    note();
    channel.opened();
    note();
    channel.receive(history(true, 4, 5));
    note();
    channel.loadOlder();
    note();
    channel.receive(history(false, 1, 2, 3));
    note();
    expect(seen).toEqual(['init', 'pending', 'failed', 'pending', 'success', 'pending', 'success']);
  });
});

describe('other frames of a conversation', () => {
  it('[SOC-27] a list adds its messages, and a hole before it is fetched first', () => {
    const { channel, sent, shown } = liveChannel();
    const list = (...ids: number[]) =>
      channel.receive({ type: 'conversation-message-list', payload: page(...ids) });
    list(3, 4);
    expect(shown()).toEqual([1, 2, 3, 4]);
    list(6);
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(sent).toEqual([{ type: 'synchronize-recent-messages', payload: after(4) }]);
  });

  it('[CNV-01] [SOC-40] [SOC-41] put messages into the unsent and the virtual group, beside those that are stored and under way', () => {
    const { channel } = liveChannel();
    const own = channel.queue({ type: 'text', text: 'Mine' });
    const { messageId, content, createdDatetime, fromAgent, senderInfo } = createFakeMessage(9);
    channel.receive({
      type: 'unsent-message',
      payload: { messageId, clientInstanceId: 'tab-1', content },
    });
    channel.receive({
      type: 'virtual-message',
      payload: { messageId, content, createdDatetime, fromAgent, senderInfo },
    });
    const { messages, outbox, virtual } = channel.store.get().conversation;
    expect(messages.map(({ id }) => id)).toEqual([1, 2]);
    expect(outbox).toMatchObject([
      { delivery: { kind: 'pending' }, message: { messageId: own } },
      { delivery: { kind: 'unsent' }, message: { messageId: '9' } },
    ]);
    expect(virtual).toMatchObject([{ messageId: '9' }]);
  });

  it.each(['offline-capture-additional-message', 'contact-form-additional-message'] as const)(
    '[SOC-32] [SOC-33] %s adds its message; one that confirms with less changes nothing',
    (type) => {
      const { channel, shown } = liveChannel();
      expect(channel.receive({ type, payload: createFakeMessage(3) })).toBe(true);
      expect(shown()).toEqual([1, 2, 3]);
      expect(channel.receive({ type, payload: {} } as unknown as ServerFrame)).toBe(true);
      expect(shown()).toEqual([1, 2, 3]);
    },
  );

  it('says which frames are none of its own', () => {
    const { channel } = liveChannel();
    expect(channel.receive({ type: 'foo', payload: {} } as unknown as ServerFrame)).toBe(false);
    expect(channel.receive(live(3))).toBe(true);
  });
});

describe('a hole', () => {
  it('[D7] is fetched before what lies behind it is shown', () => {
    const { channel, sent, shown } = liveChannel();
    channel.receive(live(4));
    expect(shown()).toEqual([1, 2]);
    expect(sent).toEqual([{ type: 'synchronize-recent-messages', payload: after(2) }]);
    channel.receive(live(5));
    expect(sent).toHaveLength(1);
    channel.receive(resumed(false, 5, 3, 4, 5));
    channel.receive(synced(5));
    expect(shown()).toEqual([1, 2, 3, 4, 5]);
    expect(sent).toHaveLength(1);
  });

  it('is found by the head a heartbeat tells', () => {
    const { channel, sent } = liveChannel();
    channel.headAnnounced(2);
    expect(sent).toEqual([]);
    channel.headAnnounced(3);
    expect(sent).toEqual([{ type: 'synchronize-recent-messages', payload: after(2) }]);
  });

  it('that opens while another is being filled is asked for next', () => {
    const { channel, sent, shown } = liveChannel();
    channel.receive(live(4));
    channel.receive(resumed(false, 4, 3));
    channel.receive(synced(6));
    expect(shown()).toEqual([1, 2, 3, 4]);
    expect(sent.at(-1)).toEqual({ type: 'synchronize-recent-messages', payload: after(4) });
  });
});

describe('a message from the server', () => {
  it('[SOC-26] is added to the conversation', () => {
    const { channel, sent } = liveChannel();
    channel.receive(live(3));
    expect(channel.store.get().conversation.messages.at(-1)).toEqual(createFakeMessage(3));
    expect(sent).toEqual([]);
  });

  it('of an unknown type changes nothing', () => {
    const { channel } = liveChannel();
    const before = channel.store.get();
    channel.receive({ type: 'foo', payload: {} } as unknown as ServerFrame);
    expect(channel.store.get()).toBe(before);
  });
});

describe('older messages', () => {
  const withOlder = () => {
    const opened = openedChannel();
    opened.channel.receive(history(true, 5, 6));
    opened.channel.receive(synced(6));
    opened.sent.length = 0;
    return opened;
  };

  it('[SOC-22] are asked for with the time of the oldest one, once', () => {
    const { channel, sent } = withOlder();
    channel.loadOlder();
    channel.loadOlder();
    expect(sent).toEqual([
      { type: 'history', payload: { createdBefore: '2026-11-15T10:00:05.000Z', beforeId: 5 } },
    ]);
    expect(channel.store.get().isLoadingOlder).toBe(true);
  });

  it('[SOC-28] are put before the others', () => {
    const { channel, sent, shown } = withOlder();
    channel.loadOlder();
    channel.receive(history(false, 3, 4));
    expect(shown()).toEqual([3, 4, 5, 6]);
    expect(channel.store.get().isLoadingOlder).toBe(false);
    channel.loadOlder();
    expect(sent).toHaveLength(1);
  });

  it('can be asked for again after the connection was lost meanwhile', () => {
    const { channel, sent } = withOlder();
    channel.loadOlder();
    channel.closed();
    channel.opened();
    channel.loadOlder();
    expect(sent.map(({ type }) => type)).toEqual(['history', 'synchronize-recent-messages', 'history']);
  });
});
