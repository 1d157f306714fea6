import { createAgentClient } from '@shopbell/client/agent';
import { createFakeEnvironment, createFakeMessage, type FakeSocket } from '@shopbell/client/testing';
import type { Envelope, Message, OutgoingMessage, ServerFrame } from '@shopbell/protocol';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createMetrics } from '../../platform/metrics';
import { type Peer, Session } from '../../sockets/Session';
import { createSocketSender, type SocketSender } from './createSocketSender';
import { GroupCommit } from './GroupCommit';
import type { NewMessage, SendOutcome } from './Sending';
import type { Conversations } from './service';

const conversationId = 'conversation-1' as Message['conversationId'];
const place = { shopId: 1, appId: 1, conversationId, fromAgent: true, sender: null };

/** What is under way between the console's socket and one of the nodes. */
interface Line {
  readonly socket: FakeSocket;
  readonly session: Session;
  readonly sender: SocketSender;
  readonly up: Envelope[];
  down: ServerFrame[];
  isCut: boolean;
}

type Draw = (choices: number) => number;

/** The console's own client, and two nodes with the product's own order and group commit before one log. */
class World {
  readonly log: Message[] = [];
  readonly said: string[] = [];
  isHealthy = false;
  readonly #draw: Draw;
  readonly #lines: Line[] = [];
  readonly #writes: ((isDone: boolean) => void)[] = [];
  readonly #environment;
  readonly #client;

  constructor(draw: Draw) {
    this.#draw = draw;
    const nodes = [this.#createNode(), this.#createNode()];
    this.#environment = createFakeEnvironment({
      onSocket: (socket) => this.#open(socket, nodes[this.#lines.length % 2] as SocketSender),
      onSend: (frame, socket) => this.#lines.find((line) => line.socket === socket)?.up.push(frame),
    });
    this.#client = createAgentClient({
      url: 'wss://desk.example/console/ws',
      environment: this.#environment,
      onConversationChanged: () => {},
      onConnected: () => {},
      onSignedOut: () => {},
    });
    this.#client.connect();
  }

  get outbox() {
    return this.#client.conversation(conversationId).store.get().conversation.outbox;
  }

  async step(): Promise<void> {
    const choice = this.#draw(10);
    const line = this.#lines[this.#draw(Math.max(1, this.#lines.length))];
    if (choice < 2) this.#say();
    else if (choice < 5) this.#carryUp(line);
    else if (choice < 7) this.#carryDown(line);
    else if (choice < 8) this.#writes.shift()?.(this.#draw(3) > 0);
    else if (choice < 9) this.#cut(this.#lines.at(-1));
    else await this.#environment.advance(this.#draw(2000));
    await new Promise(setImmediate);
  }

  /** Everything works from here on, and all that is under way arrives. Gives how long that takes. */
  async heal(): Promise<number> {
    this.isHealthy = true;
    const startedMs = this.#environment.now();
    for (let round = 0; round < 200 && (this.outbox.length > 0 || round < 3); round += 1) {
      for (const line of this.#lines) {
        while (line.up.length > 0) this.#carryUp(line);
        while (line.down.length > 0) this.#carryDown(line);
      }
      this.#writes.shift()?.(true);
      await new Promise(setImmediate);
      await this.#environment.advance(500);
    }
    return this.#environment.now() - startedMs;
  }

  #say(): void {
    this.said.push(
      this.#client
        .conversation(conversationId)
        .queue({ type: 'text', text: `answer ${this.said.length + 1}` }),
    );
  }

  #createNode(): SocketSender {
    const commit = new GroupCommit<NewMessage, SendOutcome>({
      write: async (batch) => {
        if (!(await new Promise<boolean>((end) => this.#writes.push(end))))
          throw new Error('Connection lost');
        return batch.map(({ message }) => this.#store(message as OutgoingMessage));
      },
    });
    const conversations: Pick<Conversations, 'refusal' | 'store'> = {
      refusal: () => {
        const isRefused = !this.isHealthy && this.#draw(4) === 0;
        return isRefused ? { kind: 'refused', code: 'rate', retryAfterMs: this.#draw(2) * 1000 } : null;
      },
      store: (message) =>
        commit.add(message).catch(() => ({ kind: 'refused', code: 'database-down', retryAfterMs: 1000 })),
    };
    const clock = { now: () => this.#environment.now() };
    return createSocketSender({
      conversations: conversations as Conversations,
      clock,
      metrics: createMetrics(),
    });
  }

  #store({ messageId, clientInstanceId, content }: OutgoingMessage): SendOutcome {
    const known = this.log.find((stored) => stored.messageId === messageId);
    if (known) return { kind: 'stored', message: known, isNew: false };
    const changes = { conversationId, messageId, clientInstanceId, content };
    const message = createFakeMessage(this.log.length + 1, changes);
    this.log.push(message);
    return { kind: 'stored', message, isNew: true };
  }

  #open(socket: FakeSocket, sender: SocketSender): void {
    const peer: Partial<Peer> = {
      readyState: 1,
      send: (text) => void line.down.push(JSON.parse(text)),
      on: () => {},
    };
    const session = new Session(peer as Peer, 1, 'sign-in');
    const line: Line = { socket, session, sender, up: [], down: [], isCut: false };
    this.#lines.push(line);
    queueMicrotask(() => socket.accept());
  }

  #carryUp(line: Line | undefined): void {
    const frame = line?.up.shift();
    if (!line || !frame) return;
    const { type, payload } = frame;
    if (type === 'pending-conversation-message')
      void line.sender.send(line.session, { ...place, message: payload as unknown as OutgoingMessage });
    const afterId = Number(payload.afterId ?? 0);
    const page = { conversationId, messages: this.log.slice(afterId), hasMore: false };
    const headId = this.log.length;
    if (type === 'history') line.session.send({ type, payload: page });
    if (type !== 'synchronize-recent-messages') return;
    line.session.send({ type, payload: { ...page, headId } });
    line.session.send({ type: 'synced', payload: { conversationId, headId } });
  }

  #carryDown(line: Line | undefined): void {
    const frame = line?.down.shift();
    if (line && frame && !line.isCut) line.socket.deliver(frame);
  }

  /** What came down is gone; of what went up, a beginning may still arrive, perhaps after the reconnect. */
  #cut(line: Line | undefined): void {
    if (!line || line.isCut || this.#draw(3) > 0) return;
    line.isCut = true;
    line.down = [];
    line.up.splice(this.#draw(line.up.length + 1));
    line.socket.drop();
  }
}

it('[D5] whatever is refused, lost or late, on whichever node, the order of one sender stands', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1_000_000)), async (stream) => {
      const draws = stream[Symbol.iterator]();
      const world = new World((choices) => (draws.next().value ?? 0) % choices);
      for (let step = 0; step < 150; step += 1) await world.step();
      // Nothing is waited for that nobody will send again.
      expect(await world.heal()).toBeLessThan(30_000);
      expect(world.log.map(({ messageId }) => messageId)).toEqual(world.said);
      expect(world.outbox).toEqual([]);
    }),
    { numRuns: process.env.LONG === '1' ? 2000 : 40 },
  );
});
