import type { Message, OutgoingMessage } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unreadCount } from '../unread';
import { orderMessages } from './groups';
import { reduceConversation } from './reduceConversation';
import {
  type ConversationEvent,
  type ConversationState,
  emptyConversation,
  hasSameKey,
  lastId,
  type OutboxEntry,
} from './state';

/** What can happen to a page, in numbers that are folded into what the server has at that moment. */
const which = fc.nat(1000);
const size = fc.integer({ min: 1, max: 6 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('answer' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('queue' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('store' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('live' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('resume' as const), which, size }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('history' as const), which, size }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('head' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('lose' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refuse' as const), which, isFinal: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('resend' as const), which }) },
);
const schedule = fc.array(step, { maxLength: 80, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A server that keeps a log, and a page whose frames get lost, doubled and reordered on the way. */
class World {
  state: ConversationState = emptyConversation;
  readonly log: Message[] = [];
  readonly queued: OutgoingMessage[] = [];

  take(taken: Step): void {
    const event = this.#eventOf(taken);
    if (event) this.#happen(event);
  }

  #eventOf(taken: Step): ConversationEvent | undefined {
    switch (taken.does) {
      case 'answer':
        this.#store('agent', String(this.log.length), `answer ${this.log.length}`);
        return undefined;
      case 'store':
        this.#storeOurs(this.#waiting(taken.which));
        return undefined;
      case 'queue':
        return { type: 'queued', message: this.#write() };
      case 'live': {
        const message = this.log[taken.which % Math.max(1, this.log.length)];
        return message && { type: 'received', message };
      }
      case 'resume':
        return this.#resumePage(taken.which % (this.log.length + 1), taken.size);
      case 'history':
        // The first one is the newest page as it was at some moment: more may be stored while it travels.
        return this.#historyPage(taken.which % (this.log.length + 1), taken.size);
      case 'head':
        return { type: 'head-announced', headId: taken.which % (this.log.length + 1) };
      case 'lose':
        return { type: 'connection-lost' };
      case 'refuse': {
        const key = this.#waiting(taken.which);
        return key && { type: 'refused', key, code: 'rate', isFinal: taken.isFinal };
      }
      case 'resend': {
        const key = this.#waiting(taken.which);
        return key && { type: 'resent', key };
      }
    }
  }

  /** Asks to the end, in both directions; every answer must bring at least one message nearer. */
  synchronize(): void {
    if (!this.state.isLoaded) this.#happen(this.#historyPage(this.log.length, 3));
    for (const _ of this.log) {
      if (lastId(this.state) < this.log.length) this.#happen(this.#resumePage(lastId(this.state), 4));
      const first = this.state.messages[0]?.id ?? 1;
      if (this.state.hasOlder) this.#happen(this.#historyPage(first - 1, 4));
    }
  }

  /** What an outbox that outlived its page brings along, in the states it was in. */
  queueAll(entries: readonly OutboxEntry[]): void {
    for (const { message, delivery } of entries) {
      this.#happen({ type: 'queued', message });
      if (delivery.kind === 'pending') continue;
      if (delivery.because === 'connection-lost') {
        this.state = {
          ...this.state,
          outbox: this.state.outbox.map((entry) =>
            hasSameKey(entry.message, message) ? { message, delivery } : entry,
          ),
        };
      } else
        this.#happen({ type: 'refused', key: message, code: delivery.because, isFinal: delivery.isFinal });
    }
  }

  #resumePage(after: number, size: number): ConversationEvent {
    return { type: 'resume-page', messages: this.log.slice(after, after + size) };
  }

  #historyPage(upTo: number, size: number): ConversationEvent {
    const first = Math.max(0, upTo - size);
    return { type: 'history-page', messages: this.log.slice(first, upTo), hasMore: first > 0 };
  }

  #write(): OutgoingMessage {
    const messageId = String(1000 + this.queued.length) as Message['messageId'];
    const content = { type: 'text' as const, text: `question ${this.queued.length}` };
    const message = { messageId, clientInstanceId: 'tab', content };
    this.queued.push(message);
    return message;
  }

  #storeOurs(message: OutgoingMessage | undefined): void {
    if (!message || this.log.some((stored) => hasSameKey(stored, message))) return;
    this.#store('tab', message.messageId, message.content.text);
  }

  #waiting(which: number): OutgoingMessage | undefined {
    const { outbox } = this.state;
    return outbox[which % Math.max(1, outbox.length)]?.message;
  }

  #store(clientInstanceId: 'agent' | 'tab', messageId: string, text: string): void {
    this.log.push({
      id: this.log.length + 1,
      conversationId: 'c' as Message['conversationId'],
      messageId: messageId as Message['messageId'],
      clientInstanceId,
      createdDatetime: '2026-11-15T10:00:00.000Z',
      fromAgent: clientInstanceId === 'agent',
      content: { type: 'text', text },
      senderInfo: null,
    });
  }

  /** One event, and the law around it. */
  #happen(event: ConversationEvent): void {
    const before = this.state;
    this.state = reduceConversation(before, event);
    const { messages, outbox } = this.state;
    const first = messages[0]?.id ?? 1;
    expect(messages).toEqual(this.log.slice(first - 1, first - 1 + messages.length));
    const start =
      before.messages.length === 0 ? -1 : messages.findIndex(({ id }) => id === before.messages[0]?.id);
    if (start >= 0) expect(messages.slice(start, start + before.messages.length)).toEqual(before.messages);
    else expect(before.messages).toEqual([]);
    const left = before.outbox.filter(
      ({ message }) => !outbox.some((entry) => hasSameKey(entry.message, message)),
    );
    expect(left.filter(({ message }) => !messages.some((stored) => hasSameKey(stored, message)))).toEqual([]);
  }
}

describe('the law of a conversation', { timeout: 60_000 }, () => {
  it('[D7] shows a run without holes that never shrinks, whatever is lost, doubled or reordered', () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const world = new World();
        for (const taken of steps) world.take(taken);
      }),
      { numRuns: 300 },
    );
  });

  it('equals a cold load once everything has been asked for', () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const world = new World();
        for (const taken of steps) world.take(taken);
        world.synchronize();
        const isStored = (message: OutgoingMessage) =>
          world.log.some((stored) => hasSameKey(stored, message));
        expect(world.state.messages).toEqual(world.log);
        expect(world.state.held).toEqual([]);
        expect(world.state.outbox.map(({ message }) => message)).toEqual(
          world.queued.filter((message) => !isStored(message)),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('leaves what a fresh load leaves: groups, order and unread are the same (cold-load oracle)', () => {
    fc.assert(
      fc.property(schedule, which, (steps, seen) => {
        const world = new World();
        for (const taken of steps) world.take(taken);
        world.synchronize();
        const fresh = new World();
        fresh.log.push(...world.log);
        fresh.synchronize();
        fresh.queueAll(world.state.outbox);
        expect(orderMessages(world.state)).toEqual(orderMessages(fresh.state));
        expect(unreadCount(world.state.messages, seen)).toBe(unreadCount(fresh.state.messages, seen));
      }),
      { numRuns: 300 },
    );
  });

  it('is put to the test: the schedules do leave holes, hold messages back and refuse some', () => {
    const seen = { held: 0, stored: 0, unsent: 0, older: 0 };
    for (const steps of fc.sample(schedule, { seed: 7, numRuns: 200 })) {
      const world = new World();
      for (const taken of steps) world.take(taken);
      seen.held += world.state.held.length;
      seen.stored += world.state.messages.filter(({ fromAgent }) => !fromAgent).length;
      seen.unsent += world.state.outbox.filter(({ delivery }) => delivery.kind === 'unsent').length;
      seen.older += world.state.hasOlder ? 1 : 0;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});
