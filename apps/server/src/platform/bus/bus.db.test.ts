import type { MessageId } from '@shopbell/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFaultyLine } from '../../testing/createFaultyLine';
import { type NatsServer, startNats } from '../../testing/startNats';
import { type Bus, type BusEvent, createInProcessBus, createNatsBus } from './index';

const conversationId = '0b5f0a4e-6a52-4a2c-8b80-6f0a4b0b5d11';
const stored = (headId: number): BusEvent => ({ type: 'messages-stored', shopId: 7, conversationId, headId });
const everyKind: BusEvent[] = [
  stored(1),
  { type: 'typing', shopId: 7, conversationId, by: 'agent' },
  { type: 'presence-changed', shopId: 7 },
  { type: 'agent-presence', shopId: 7, userId: 'u', presence: 'away' },
  { type: 'visitor-changed', shopId: 7, conversationId, what: 'cart', by: 'socket' },
  {
    type: 'auto-replied',
    shopId: 7,
    conversationId,
    afterId: 7,
    messageId: '1' as MessageId,
    text: 'Soon.',
    senderName: 'Shop',
    createdDatetime: '2026-11-15T10:00:00.000Z',
  },
  { type: 'session-ended', sessionId: 'abc' },
];

let nats: NatsServer;
let open: Bus[] = [];
const failures: unknown[] = [];
const onFailure = (error: unknown) => void failures.push(error);
beforeAll(async () => {
  nats = await startNats();
});
afterAll(() => nats.stop());
afterEach(async () => {
  await Promise.all(open.map((bus) => bus.close()));
  open = [];
  failures.length = 0;
});

function natsBus(url: string) {
  const changes: boolean[] = [];
  const bus = createNatsBus({ url, onFailure, onChange: (isUp) => changes.push(isUp) });
  open.push(bus);
  return { bus, changes, isUp: () => vi.waitUntil(() => changes.at(-1) === true, { timeout: 5000 }) };
}

function heardBy(bus: Bus): BusEvent[] {
  const heard: BusEvent[] = [];
  bus.subscribe((event) => heard.push(event));
  return heard;
}

/** Two handles as two parts of the system have them: on one node the same one, on two nodes one each. */
const kinds = {
  'in the process': async () => {
    const bus = createInProcessBus(onFailure);
    return [bus, bus] as const;
  },
  'on NATS': async () => {
    const [one, other] = [natsBus(nats.url), natsBus(nats.url)];
    await Promise.all([one.isUp(), other.isUp()]);
    return [one.bus, other.bus] as const;
  },
};

describe.each(Object.entries(kinds))('every bus: %s', (_, openTwo) => {
  it('carries every kind of event to everyone, the publisher included', async () => {
    const [one, other] = await openTwo();
    const [here, there] = [heardBy(one), heardBy(other)];
    for (const event of everyKind) one.publish(event);
    await vi.waitUntil(() => there.length >= everyKind.length);
    expect([here, there]).toEqual([everyKind, everyKind]);
  });

  it('keeps the order of one publisher', async () => {
    const [one, other] = await openTwo();
    const there = heardBy(other);
    const events = Array.from({ length: 500 }, (_, index) => stored(index + 1));
    for (const event of events) one.publish(event);
    await vi.waitUntil(() => there.length >= 500);
    expect(there).toEqual(events);
  });

  it('tells nobody who has left', async () => {
    const [one, other] = await openTwo();
    const left: BusEvent[] = [];
    const leave = other.subscribe((event) => left.push(event));
    const staying = heardBy(other);
    leave();
    one.publish(stored(1));
    await vi.waitUntil(() => staying.length === 1);
    expect(left).toEqual([]);
  });

  it('goes on when a listener throws', async () => {
    const [one, other] = await openTwo();
    other.subscribe(() => {
      throw new Error('a bad listener');
    });
    const there = heardBy(other);
    one.publish(stored(1));
    await vi.waitUntil(() => there.length === 1);
    expect(failures).toEqual([new Error('a bad listener')]);
  });
});

describe('NATS', () => {
  it('that is away at the start is said once, and used when it comes', async () => {
    const late = await startNats();
    await late.kill();
    const [one, other] = [natsBus(late.url), natsBus(late.url)];
    await vi.waitUntil(() => one.changes.length === 1 && other.changes.length === 1, { timeout: 5000 });
    const here = heardBy(one.bus);
    one.bus.publish(stored(1));
    expect(here, 'the node serves its own people').toEqual([stored(1)]);
    await late.restart();
    await Promise.all([one.isUp(), other.isUp()]);
    const there = heardBy(other.bus);
    one.bus.publish(stored(2));
    await vi.waitUntil(() => there.length === 1);
    expect([there, one.changes, failures]).toEqual([[stored(2)], [false, true], []]);
    await late.stop();
  });

  it('that dies is found again, as often as it dies', async () => {
    const mortal = await startNats();
    const [one, other] = [natsBus(mortal.url), natsBus(mortal.url)];
    const there = heardBy(other.bus);
    for (const round of [1, 2]) {
      await Promise.all([one.isUp(), other.isUp()]);
      one.bus.publish(stored(round));
      await vi.waitUntil(() => there.length === round);
      await mortal.kill();
      await vi.waitUntil(() => one.changes.at(-1) === false && other.changes.at(-1) === false);
      one.bus.publish(stored(99));
      await mortal.restart();
    }
    expect(there).toEqual([stored(1), stored(2)]);
    await mortal.stop();
  });

  it('is back only when it has heard what this node wants to hear, so that nobody speaks past it', async () => {
    const order: string[] = [];
    const line = await createFaultyLine(Number(new URL(nats.url).port), (sent) => {
      if (sent.includes('SUB shopbell')) order.push('asked');
    });
    open.push(
      createNatsBus({
        url: `nats://127.0.0.1:${line.port}`,
        onFailure,
        onChange: (isUp) => order.push(isUp ? 'up' : 'away'),
      }),
    );
    await vi.waitUntil(() => order.includes('up'));
    line.cut();
    await vi.waitUntil(() => order.includes('away'));
    line.mend();
    await vi.waitUntil(() => order.length >= 5);
    expect(order).toEqual(['asked', 'up', 'away', 'asked', 'up']);
    await line.close();
  });

  it('may carry what is not ours: it is refused and said', async () => {
    const { bus, isUp } = natsBus(nats.url);
    await isUp();
    const heard = heardBy(bus);
    const { connect } = await import('@nats-io/transport-node');
    const stranger = await connect({ servers: new URL(nats.url).host });
    for (const text of ['not json', '{}', JSON.stringify(stored(1))])
      stranger.publish('shopbell.8.messages-stored', text);
    stranger.publish('shopbell.7.messages-stored', JSON.stringify(stored(2)));
    await vi.waitUntil(() => heard.length === 1);
    expect([heard, failures.length]).toEqual([[stored(2)], 3]);
    await stranger.close();
  });
});
