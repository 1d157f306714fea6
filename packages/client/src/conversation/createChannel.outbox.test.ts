import type { Envelope, MessageId, Nack, ServerFrame } from '@shopbell/protocol';
import { describe, expect, it } from 'vitest';
import { createFakeEnvironment, ModelServer } from '../testing';
import type { ChannelOptions } from './ChannelState';
import { createChannel } from './createChannel';

const rate: Nack = { code: 'rate', reason: 'Too many.', retryable: true, retryAfterMs: 1000 };
const tooLarge: Nack = { code: 'too-large', reason: 'Too long.', retryable: false, retryAfterMs: 0 };

/** A channel on a line that can be cut, to a server that answers at once. */
function channelToServer({ keep }: Pick<ChannelOptions, 'keep'> = {}) {
  const environment = createFakeEnvironment();
  const server = new ModelServer();
  const sent: Envelope[] = [];
  let line: ReturnType<ModelServer['connect']> | null = null;
  const channel = createChannel({
    environment,
    clientInstanceId: 'tab-1',
    scope: {},
    typing: 'typing-activity-shopper',
    ...(keep && { keep }),
    send(frame) {
      if (!line) return false;
      sent.push(frame as Envelope);
      server.receive(line, frame as Envelope);
      return true;
    },
  });
  return {
    environment,
    server,
    channel,
    sent,
    say: (text: string) => channel.queue({ type: 'text', text }),
    /** `hears`: which of the server's frames arrive. */
    connect(hears: (frame: ServerFrame) => boolean = () => true) {
      line = server.connect((frame) => hears(frame) && channel.receive(frame));
      channel.opened();
    },
    cut() {
      if (line) server.disconnect(line);
      line = null;
      channel.closed();
    },
    texts: () => sent.filter(({ type }) => type === 'pending-conversation-message').map(textOf),
    keys: () =>
      sent.filter(({ type }) => type === 'pending-conversation-message').map(({ messageId }) => messageId),
    log: () => server.log.map(({ content }) => content.text),
    deliveries: () => channel.store.get().conversation.outbox.map(({ delivery }) => delivery),
    outbox: () => channel.store.get().conversation.outbox.map(({ message }) => message.content.text),
    shown: () => channel.store.get().conversation.messages.map(({ content }) => content.text),
  };
}

const textOf = ({ payload }: Envelope) => (payload.content as { text: string }).text;
const notLive = ({ type }: ServerFrame) => type !== 'conversation-message';
const nothing = () => false;

describe('sending', () => {
  it('[SOC-01] is a pending-conversation-message with the key in envelope and payload', () => {
    const { connect, channel, server, sent } = channelToServer();
    connect();
    const messageId = channel.queue({ type: 'text', text: 'Hello' }, { currentUrl: 'https://shop.example/' });
    const payload = {
      messageId,
      clientInstanceId: 'tab-1',
      content: { type: 'text', text: 'Hello' },
      metadata: { currentUrl: 'https://shop.example/' },
    };
    expect(sent.at(-1)).toEqual({ type: 'pending-conversation-message', messageId, payload });
    expect(server.log).toMatchObject([{ messageId, clientInstanceId: 'tab-1', content: { text: 'Hello' } }]);
  });

  it('[D11] waits until it is kept, and then happens once, whatever becomes of the line meanwhile', async () => {
    const keeping: (() => void)[] = [];
    const keep = () => new Promise<void>((kept) => keeping.push(kept));
    const { connect, cut, say, texts, log } = channelToServer({ keep });
    say('One');
    say('Two');
    connect();
    cut();
    connect();
    expect(texts()).toEqual([]);
    for (const kept of keeping) kept();
    await Promise.resolve();
    await Promise.resolve();
    expect({ texts: texts(), log: log() }).toEqual({ texts: ['One', 'Two'], log: ['One', 'Two'] });
  });

  it('[D5] does not let what is kept sooner overtake what is kept later, nor after a reconnect', async () => {
    const keeping: (() => void)[] = [];
    const keep = () => new Promise<void>((kept) => keeping.push(kept));
    const { connect, cut, say, texts } = channelToServer({ keep });
    connect();
    say('One');
    say('Two');
    keeping[1]?.();
    await Promise.resolve();
    await Promise.resolve();
    cut();
    connect();
    expect(texts()).toEqual([]);
    keeping[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(texts()).toEqual(['One', 'Two']);
  });

  it('[MSG-21] is pending first, then stands in the conversation', () => {
    const { connect, say, deliveries, outbox, shown, server } = channelToServer();
    connect(notLive);
    say('Hello');
    expect(deliveries()).toEqual([{ kind: 'pending' }]);
    connect();
    expect({ outbox: outbox(), shown: shown(), rows: server.log.length }).toEqual({
      outbox: [],
      shown: ['Hello'],
      rows: 1,
    });
  });

  it('[MSG-24] without a connection waits as pending and goes out with the next one, in order', () => {
    const { connect, say, deliveries, log } = channelToServer();
    say('one');
    say('two');
    expect(deliveries()).toEqual([{ kind: 'pending' }, { kind: 'pending' }]);
    connect();
    expect(log()).toEqual(['one', 'two']);
  });
});

describe('a connection that is lost before the acknowledgement', () => {
  it('[CON-11] makes pending messages unsent, but not for good', () => {
    const { connect, cut, say, deliveries } = channelToServer();
    connect(notLive);
    say('one');
    cut();
    expect(deliveries()).toEqual([{ kind: 'unsent', because: 'connection-lost', isFinal: false }]);
  });

  it('[D10] resends by itself, in order, under the same keys, and nothing is stored twice', () => {
    const { connect, cut, say, texts, keys, log, shown, outbox } = channelToServer();
    connect(notLive);
    const one = say('one');
    const two = say('two');
    cut();
    const three = say('three');
    connect(nothing);
    // What nobody answered goes out alone; the rest follows its answer.
    expect(texts()).toEqual(['one', 'two', 'one']);
    cut();
    connect();
    expect(keys()).toEqual([one, two, one, three]);
    expect(log()).toEqual(['one', 'two', 'three']);
    expect({ shown: shown(), outbox: outbox() }).toEqual({ shown: ['one', 'two', 'three'], outbox: [] });
  });
});

describe('neither an acknowledgement nor a refusal on a line that holds', () => {
  it('[D3] is asked about by sending again under the same key, and the row stays one', async () => {
    let hears = nothing as (frame: ServerFrame) => boolean;
    const { environment, connect, say, texts, keys, log, shown, outbox } = channelToServer();
    connect((frame) => frame.type !== 'conversation-message' || hears(frame));
    const one = say('one');
    await environment.advance(9999);
    expect(texts()).toEqual(['one']);
    hears = () => true;
    await environment.advance(1);
    expect(keys()).toEqual([one, one]);
    expect({ log: log(), shown: shown(), outbox: outbox() }).toEqual({
      log: ['one'],
      shown: ['one'],
      outbox: [],
    });
    await environment.advance(600_000);
    expect(texts()).toHaveLength(2);
  });

  it('is asked about ever more seldom, and at once again after the next answer', async () => {
    let hears = nothing as (frame: ServerFrame) => boolean;
    const { environment, connect, say, texts } = channelToServer();
    connect((frame) => frame.type !== 'conversation-message' || hears(frame));
    say('one');
    await environment.advance(10_000 + 20_000 + 40_000);
    expect(texts()).toHaveLength(4);
    hears = () => true;
    await environment.advance(80_000);
    hears = nothing;
    say('two');
    await environment.advance(10_000);
    expect(texts().slice(-2)).toEqual(['two', 'two']);
  });

  it('is no question while the line is down, nor of what waits for its retry', async () => {
    const { environment, server, connect, cut, say, texts, deliveries } = channelToServer();
    connect();
    server.refuse({ ...rate, retryAfterMs: 60_000 });
    say('one');
    await environment.advance(59_000);
    expect(texts()).toEqual(['one']);
    cut();
    await environment.advance(60_000);
    expect(texts()).toEqual(['one']);
    expect(deliveries()).toEqual([{ kind: 'unsent', because: 'rate', isFinal: false }]);
  });
});

describe('a refusal for now', () => {
  it('[D5] is followed by a resend after retryAfterMs, and what was written meanwhile waits behind it', async () => {
    const { environment, server, connect, say, texts, log } = channelToServer();
    connect();
    server.refuse(rate);
    say('one');
    server.accept();
    say('two');
    await environment.advance(999);
    expect(texts()).toEqual(['one']);
    await environment.advance(1);
    expect(texts()).toEqual(['one', 'one', 'two']);
    expect(log()).toEqual(['one', 'two']);
  });

  it('[D5] keeps the order also when the refused message turns out to be stored before its resend', async () => {
    const { environment, server, connect, say, channel, outbox, log } = channelToServer();
    connect(notLive);
    const messageId = say('one');
    channel.receive({ type: 'nack-message', messageId, payload: rate });
    say('two');
    for (const payload of server.log) channel.receive({ type: 'conversation-message', messageId, payload });
    expect(outbox()).toEqual(['two']);
    say('three');
    await environment.advance(1000);
    // Neither was answered: the next one goes out alone.
    expect(log()).toEqual(['one', 'two']);
    for (const payload of server.log) channel.receive({ type: 'conversation-message', messageId, payload });
    expect(log()).toEqual(['one', 'two', 'three']);
  });

  it.each(['before', 'behind'])(
    '[D5] of what is stored, as was heard %s it, is followed by a resend: its place is kept until then',
    async (when) => {
      const { environment, server, connect, say, channel, texts } = channelToServer();
      connect(notLive);
      const messageId = say('one');
      const hear = () => {
        for (const payload of server.log)
          channel.receive({ type: 'conversation-message', messageId, payload });
      };
      if (when === 'before') hear();
      channel.receive({ type: 'nack-message', messageId, payload: rate });
      if (when === 'behind') hear();
      await environment.advance(1000);
      expect(texts()).toEqual(['one', 'one']);
      await environment.advance(20_000);
      expect(texts()).toEqual(['one', 'one']);
    },
  );

  it('[D5] sends the first alone when its own time has come, and the others behind its answer', async () => {
    const { environment, server, connect, channel, say, texts, log } = channelToServer();
    const late: ServerFrame[] = [];
    let isLate = false;
    connect((frame) => !isLate || late.push(frame) < 0);
    isLate = true;
    server.refuse({ ...rate, retryAfterMs: 3000 });
    say('one');
    server.refuse({ ...rate, retryAfterMs: 500 });
    say('two');
    isLate = false;
    for (const frame of late) channel.receive(frame);
    await environment.advance(2999);
    expect(texts()).toEqual(['one', 'two']);
    server.refuse(rate);
    await environment.advance(1);
    expect(texts()).toEqual(['one', 'two', 'one']);
    server.accept();
    await environment.advance(1000);
    expect(texts()).toEqual(['one', 'two', 'one', 'one', 'two']);
    expect(log()).toEqual(['one', 'two']);
  });

  it('is repeated as long as it takes', async () => {
    const { environment, server, connect, say, texts, deliveries, log } = channelToServer();
    connect();
    server.refuse(rate);
    say('one');
    await environment.advance(3500);
    expect(texts()).toHaveLength(4);
    expect(deliveries()).toEqual([{ kind: 'unsent', because: 'rate', isFinal: false }]);
    server.accept();
    await environment.advance(500);
    expect(log()).toEqual(['one']);
  });

  it('does not wait out its time after a reconnect, and does not resend twice', async () => {
    const { environment, server, connect, cut, say, texts } = channelToServer();
    connect();
    server.refuse(rate);
    say('one');
    server.accept();
    cut();
    connect();
    await environment.advance(5000);
    expect(texts()).toEqual(['one', 'one']);
  });
});

it('[MSG-44] what was named before the channel began leaves what is named in it apart', () => {
  const { channel, connect, environment, log, say } = channelToServer();
  const named = String(environment.now() - 5) as MessageId;
  connect();
  say('one');
  channel.queue({ type: 'text', text: 'early' }, undefined, named);
  say('two');
  expect(log()).toEqual(['one', 'early', 'two']);
});

describe('a refusal for good', () => {
  it('leaves the message unsent, through reconnects, and does not hold up the next one', async () => {
    const { environment, server, connect, cut, say, texts, deliveries, log } = channelToServer();
    connect();
    server.refuse(tooLarge);
    say('one');
    server.accept();
    say('two');
    cut();
    connect();
    await environment.advance(60_000);
    expect(deliveries()).toEqual([{ kind: 'unsent', because: 'too-large', isFinal: true }]);
    expect(texts()).toEqual(['one', 'two']);
    expect(log()).toEqual(['two']);
  });

  it('[SOC-02] can be tried again by the shopper, with the original messageId, and is stored once', () => {
    const { server, connect, say, channel, keys, log } = channelToServer();
    connect();
    server.refuse(tooLarge);
    const messageId = say('one');
    server.accept();
    const key = { messageId, clientInstanceId: 'tab-1' };
    channel.retry(key);
    channel.retry(key);
    expect(keys()).toEqual([messageId, messageId]);
    expect(log()).toEqual(['one']);
  });
});
