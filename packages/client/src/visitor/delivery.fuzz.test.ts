import { type Envelope, type Nack, type ServerFrame, serverLimits } from '@shopbell/protocol';
import { envelope, visitorFrames } from '@shopbell/protocol/schemas';
import { isBehind } from '@shopbell/rules/conversation';
import { describe, expect, it } from 'vitest';
import {
  createFakeEnvironment,
  type FakeSocket,
  type Follow,
  ModelServer,
  type ModelServerOptions,
  memoryStorage,
} from '../testing';
import { createVisitorClient } from './createVisitorClient';

const refusals: Nack[] = [
  { code: 'database-down', reason: '', retryable: true, retryAfterMs: 700 },
  { code: 'draining', reason: '', retryable: true, retryAfterMs: 50 },
  { code: 'forbidden', reason: '', retryable: false, retryAfterMs: 0 },
];

/** mulberry32: the same numbers for the same seed, everywhere. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What is under way between one socket and the server. */
interface Line {
  readonly socket: FakeSocket;
  readonly follow: Follow;
  readonly up: Envelope[];
  down: ServerFrame[];
  isCut: boolean;
}

type Breaks = NonNullable<ModelServerOptions['breaks']> | null;
type Fault = 'lost' | 'no word' | 'doubled' | 'swapped' | 'cut' | 'late' | 'refused' | 'refused for good';

/** A shopper's page, a server with a log, and lines between them that the seed makes fail. */
class Schedule {
  readonly server;
  readonly faults = new Set<Fault>();
  /** The ids of the shopper's messages, in the order of writing. */
  readonly said: string[] = [];
  readonly finallyRefused = new Set<string>();
  readonly #random: () => number;
  readonly #lines: Line[] = [];
  readonly environment;
  readonly client;

  constructor(seed: number, breaks: Breaks) {
    this.server = new ModelServer({ breaks });
    this.#random = seeded(seed);
    this.environment = createFakeEnvironment({
      random: this.#random,
      onSocket: (socket) => this.#open(socket),
      onSend: (frame, socket) =>
        this.#lines.findLast((line) => line.socket === socket)?.up.push(check(frame)),
    });
    const { environment } = this;
    const place = { appId: 1, baseUrl: 'https://chat.example', language: 'en' };
    this.client = createVisitorClient({ ...place, environment, storage: memoryStorage() });
    this.client.connect();
  }

  async step(): Promise<void> {
    const line = this.#lines.at(-1);
    const chance = this.#random();
    if (chance < 0.12) this.#say();
    else if (chance < 0.2) this.server.agentSays(`answer ${this.server.log.length + 1}`);
    else if (chance < 0.45) this.#carryUp(this.#pick(this.#lines.filter(({ up }) => up.length > 0)));
    else if (chance < 0.75) this.#carryDown(line);
    else if (chance < 0.8) this.#cut(line);
    else if (chance < 0.85) this.server.beat();
    else if (chance < 0.88) this.server.refuse(this.#pick(refusals) ?? never());
    else if (chance < 0.92) this.server.accept();
    else await this.environment.advance(Math.floor(this.#random() * 2000));
  }

  /** From here on everything works; then all that is under way arrives. */
  async heal(): Promise<void> {
    this.server.accept();
    for (let round = 0; round < 30; round += 1) {
      for (const { message, delivery } of this.client.store.get().conversation.outbox) {
        if (delivery.kind === 'unsent' && delivery.isFinal) this.client.retry(message);
      }
      this.#carryUntilQuiet();
      await this.environment.advance(2000);
      this.#carryUntilQuiet();
      // A heartbeat, so that a page that lacks something knows it.
      this.server.beat();
      this.#carryUntilQuiet();
      if (this.#isQuiet) break;
    }
    for (const _ of this.server.log) {
      if (!this.client.store.get().conversation.hasOlder) return;
      this.client.loadOlder();
      this.#carryUntilQuiet();
    }
  }

  /** Nothing is under way, and neither side has anything to ask: more rounds would be more of the same. */
  get #isQuiet(): boolean {
    const { isConnected, conversation } = this.client.store.get();
    const isIdle = this.#lines.every(({ up, down }) => up.length + down.length === 0);
    return isConnected && isIdle && conversation.outbox.length === 0 && !isBehind(conversation);
  }

  #open(socket: FakeSocket): void {
    const follow = this.server.connect((frame) => {
      if (frame.type === 'nack-message') this.#noteRefusal(frame.messageId, frame.payload);
      line.down.push(frame);
    });
    const line: Line = { socket, follow, up: [], down: [], isCut: false };
    this.#lines.push(line);
    queueMicrotask(() => socket.accept());
  }

  #say(): void {
    const messageId = this.client.send({ type: 'text', text: `question ${this.said.length + 1}` });
    this.said.push(messageId ?? never());
  }

  #carryUp(line: Line | undefined): void {
    const frame = line?.up.shift();
    if (!line || !frame) return;
    if (line.isCut) this.faults.add('late');
    this.server.receive(line.follow, frame);
  }

  /** Only live messages and refusals may get lost, doubled or reordered on a line that holds; pages are never. */
  #carryDown(line: Line | undefined, isSafe = false): void {
    const frame = line?.down.shift();
    if (!line || !frame || line.isCut) return;
    const chance = isSafe || !mayFail(frame) ? 1 : this.#random();
    const next = line.down[0];
    if (chance < 0.1) this.faults.add(frame.type === 'nack-message' ? 'no word' : 'lost');
    else if (chance < 0.2)
      this.#note('doubled', () => [frame, frame].forEach((copy) => void line.socket.deliver(copy)));
    else if (chance < 0.3 && next && mayFail(next)) {
      this.#note('swapped', () => line.down.splice(0, 1, next, frame));
    } else line.socket.deliver(frame);
  }

  #note(fault: Fault, cause: () => void): void {
    this.faults.add(fault);
    cause();
  }

  #noteRefusal(messageId: string, { retryable }: Nack): void {
    this.faults.add(retryable ? 'refused' : 'refused for good');
    if (!retryable) this.finallyRefused.add(messageId);
  }

  /** What came down is gone; of what went up, a beginning may still arrive, perhaps after the reconnect. */
  #cut(line: Line | undefined): void {
    if (!line || line.isCut) return;
    this.faults.add('cut');
    line.isCut = true;
    line.down = [];
    line.up.splice(Math.floor(this.#random() * (line.up.length + 1)));
    this.server.disconnect(line.follow);
    line.socket.drop();
  }

  #carryUntilQuiet(): void {
    for (let round = 0; round < 500; round += 1) {
      const busy = this.#lines.filter(({ up, down }) => up.length + down.length > 0);
      if (busy.length === 0) return;
      for (const line of busy) {
        this.#carryUp(line);
        this.#carryDown(line, true);
      }
    }
    throw new Error('Page and server talk without end.');
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}

const mayFail = ({ type }: ServerFrame): boolean =>
  type === 'conversation-message' || type === 'nack-message';

function never(): never {
  throw new Error('There is always a refusal to pick.');
}

const checked = new Set<string>();

/** Whatever the client sends, the server's own schema accepts: every shape of frame once. */
function check(frame: Envelope): Envelope {
  const shape = `${frame.type} ${Object.keys(frame.payload)}`;
  if (checked.has(shape)) return frame;
  checked.add(shape);
  const { type, payload } = envelope.parse(frame);
  if (Object.hasOwn(visitorFrames, type)) visitorFrames[type as keyof typeof visitorFrames].parse(payload);
  expect(JSON.stringify(frame).length).toBeLessThan(serverLimits.frameBytesMax);
  return frame;
}

/** One run, and what is wrong with its end; null if nothing is. */
async function run(seed: number, steps: number, faults: Set<Fault>, breaks: Breaks = null) {
  const schedule = new Schedule(seed, breaks);
  try {
    for (let step = 0; step < steps; step += 1) await schedule.step();
    await schedule.heal();
  } catch (error) {
    return error;
  }
  for (const fault of schedule.faults) faults.add(fault);
  const { server, client, said, finallyRefused } = schedule;
  const { messages, outbox, held } = client.store.get().conversation;
  const stored = server.log.filter(({ fromAgent }) => !fromAgent).map(({ messageId }) => String(messageId));
  const inOrder = (ids: readonly string[]) => ids.filter((id) => !finallyRefused.has(id)).join();
  const verdicts = {
    'stored once each': stored.toSorted().join() === said.toSorted().join(),
    'stored in the order of writing': inOrder(stored) === inOrder(said),
    'shown as stored': JSON.stringify(messages) === JSON.stringify(server.log),
    'nothing left': outbox.length + held.length === 0,
  };
  const broken = Object.entries(verdicts).filter(([, holds]) => !holds);
  return broken.length === 0 ? null : broken.map(([promise]) => promise);
}

const firstSeed = Number(process.env.FUZZ_SEED ?? 1);
/** FUZZ_SEED=n runs that one; FUZZ_SCHEDULES=n runs more of them, and `npm run long` ten thousand. */
const usual = process.env.LONG === '1' ? 10_000 : 1000;
const schedules = process.env.FUZZ_SEED ? 1 : Number(process.env.FUZZ_SCHEDULES ?? usual);
const longOnes = Math.min(schedules, 200);

describe('delivery over lines that fail', () => {
  it('[D3] stores every message once, in the order of writing, and shows exactly what is stored', {
    timeout: 60_000 + schedules * 20,
  }, async () => {
    const faults = new Set<Fault>();
    for (let index = 0; index < schedules; index += 1) {
      const seed = firstSeed + index;
      const steps = index < longOnes ? 120 : 30;
      expect(await run(seed, steps, faults), `FUZZ_SEED=${seed}, ${steps} steps`).toBeNull();
    }
    if (schedules > 1) expect(faults.size, 'every kind of fault has happened').toBe(8);
  });

  it.each(['dedupe', 'gap-fetch', 'order'] as const)(
    'would show it within 1000 schedules if %s were broken',
    {
      timeout: 60_000,
    },
    async (breaks) => {
      for (let seed = 1; seed <= 1000; seed += 1) {
        if ((await run(seed, 60, new Set(), breaks)) !== null) return;
      }
      expect.unreachable(`nobody noticed that ${breaks} is broken`);
    },
  );
});
