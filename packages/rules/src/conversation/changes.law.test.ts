import type { Message } from '@shopbell/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceConversation } from './reduceConversation';
import { type ConversationEvent, type ConversationState, emptyConversation, isBehind, lastId } from './state';

const which = fc.nat(1000);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('answer' as const) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('edit' as const), which }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('live' as const), which, as: which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('changed' as const), which, as: which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('resume' as const), which, as: which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('history' as const), as: which }) },
);
const schedule = fc.array(step, { maxLength: 80, size: 'max' });
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** A server whose messages are edited, and a page that hears of it late, twice, or from a read that was overtaken. */
class World {
  state: ConversationState = emptyConversation;
  /** Every version of every message, the first one as it was sent. */
  readonly versions: Message[][] = [];
  /** How many messages there were at each revision. */
  readonly lengths = [0];

  get revision(): number {
    return this.lengths.length - 1;
  }

  get log(): Message[] {
    return this.logAt(this.revision);
  }

  logAt(revision: number): Message[] {
    return this.versions.flatMap((versions) => versions.findLast((one) => revisionOf(one) <= revision) ?? []);
  }

  take(taken: Step): void {
    const at = 'as' in taken ? taken.as % (this.revision + 1) : this.revision;
    switch (taken.does) {
      case 'answer':
        this.versions.push([written(this.versions.length + 1)]);
        return;
      case 'edit': {
        const versions = this.versions[taken.which % Math.max(1, this.versions.length)];
        const message = versions?.at(-1);
        if (!versions || !message) return;
        this.lengths.push(this.versions.length);
        const text = `${message.content.text}*`;
        versions.push({ ...message, content: { type: 'text', text }, revision: this.revision });
        return;
      }
      case 'live': {
        const versions = this.versions[taken.which % Math.max(1, this.versions.length)] ?? [];
        const message = versions[taken.as % Math.max(1, versions.length)];
        if (message) this.#happen({ type: 'received', message });
        return;
      }
      case 'changed':
        return this.#happen(this.#changes(taken.which % (at + 1), at));
      case 'resume': {
        const after = taken.which % (this.versions.length + 1);
        this.#happen({ type: 'resume-page', messages: this.logAt(at).slice(after, after + 3) });
        return this.#happen(this.#changes(taken.which % (at + 1), at));
      }
      case 'history':
        return this.#history(at);
    }
  }

  /** Asks until nothing is missing, as a page does. */
  synchronize(): void {
    this.#history(this.revision);
    const rounds = this.versions.length + this.revision + 2;
    for (let round = 0; round < rounds; round += 1) {
      if (round === 0 || lastId(this.state) < this.log.length || isBehind(this.state)) {
        const after = lastId(this.state);
        this.#happen({ type: 'resume-page', messages: this.log.slice(after, after + 3) });
        this.#happen(this.#changes(this.state.revision, this.revision));
      }
      if (this.state.hasOlder) this.#history(this.revision);
    }
  }

  #changes(from: number, revision: number): ConversationEvent {
    const messages = this.logAt(revision).filter((message) => revisionOf(message) > from);
    return { type: 'changed', from, revision, messages };
  }

  #history(revision: number): void {
    const first = this.state.messages[0]?.id;
    const upTo = this.state.isLoaded ? (first ?? 1) - 1 : this.versions.length;
    const start = Math.max(0, upTo - 3);
    const messages = this.logAt(revision).slice(start, upTo);
    this.#happen({ type: 'history-page', messages, hasMore: start > 0, revision });
  }

  #happen(event: ConversationEvent): void {
    const before = this.state;
    this.state = reduceConversation(before, event);
    for (const earlier of before.messages) {
      const now = this.state.messages.find(({ id }) => id === earlier.id);
      expect(now && revisionOf(now)).toBeGreaterThanOrEqual(revisionOf(earlier));
    }
    const ids = this.state.messages.map(({ id }) => id);
    expect(ids).toEqual(ids.map((_, index) => (ids[0] ?? 0) + index));
  }
}

const revisionOf = ({ revision = 0 }: Message): number => revision;

const written = (id: number): Message => ({
  id,
  conversationId: 'c' as Message['conversationId'],
  messageId: String(id) as Message['messageId'],
  clientInstanceId: 'agent',
  createdDatetime: '2026-11-15T10:00:00.000Z',
  fromAgent: true,
  content: { type: 'text', text: `answer ${id}` },
  senderInfo: null,
});

describe('a conversation whose messages are edited', { timeout: 60_000 }, () => {
  it('never goes back to an earlier wording, and equals a cold load once everything has been asked for', () => {
    fc.assert(
      fc.property(schedule, (steps) => {
        const world = new World();
        for (const taken of steps) world.take(taken);
        world.synchronize();
        expect(world.state.messages).toEqual(world.log);
        expect(isBehind(world.state)).toBe(false);
        expect(world.state.held).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('is put to the test: the schedules do edit what is shown, and pages do come late', () => {
    const seen = { edited: 0, behind: 0 };
    for (const steps of fc.sample(schedule, { seed: 7, numRuns: 200 })) {
      const world = new World();
      for (const taken of steps) world.take(taken);
      seen.edited += world.state.messages.filter((message) => revisionOf(message) > 0).length;
      seen.behind += isBehind(world.state) ? 1 : 0;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });
});
