import { setTimeout as wait } from 'node:timers/promises';
import { closeCodes, serverLimits } from '@shopbell/protocol';
import type { Agents } from '../features/agents';
import type { ConversationsService, Place } from '../features/conversations';
import type { Clock } from '../platform/clock';
import type { Session } from '../sockets/Session';
import type { Sockets } from '../sockets/Sockets';
import { closeEnded } from './closeEnded';

export interface HeartbeatsOptions {
  readonly sockets: Sockets;
  readonly conversations: ConversationsService;
  readonly agents: Agents;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

const tickMs = 1000;
const patienceMs = 1000;
const behindMaxMs = 30_000;

/**
 * Every socket hears a ping and the head of its conversations about every 20 s (D8): a lost fan-out is found within
 * one heartbeat, a dead peer within two. The beat waits for the heads only a moment: a database that is away for a
 * minute cuts no socket (D17).
 */
export class Heartbeats {
  readonly #options: HeartbeatsOptions;
  /** Whose conversations no look has been at since they were due. */
  #unlooked = new Set<Session>();
  #isLooking = false;
  #timer: NodeJS.Timeout | null = null;

  constructor(options: HeartbeatsOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => void this.tick().catch(this.#options.onFailure), tickMs).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async tick(): Promise<void> {
    const { sockets, clock } = this.#options;
    const nowMs = clock.now();
    for (const session of sockets.slow) this.#checkReader(session, nowMs);
    const due = sockets.heartbeats.take(nowMs);
    if (due.length === 0) return;
    for (const session of due) {
      sockets.heartbeats.set(session, nowMs + withJitter(serverLimits.heartbeatMs));
      this.#unlooked.add(session);
    }
    await Promise.race([this.#look(), wait(patienceMs, undefined, { ref: false })]);
    for (const session of due) beat(session);
  }

  /** One look at a time, however long it takes; whoever comes meanwhile is in the next. */
  async #look(): Promise<void> {
    if (this.#isLooking) return;
    const { conversations, agents, onFailure } = this.#options;
    const due = [...this.#unlooked].filter(({ isOpen }) => isOpen);
    this.#unlooked = new Set();
    this.#isLooking = true;
    try {
      const heads = await conversations.heads(placesOf(due));
      for (const [conversationId, head] of heads) conversations.live.headKnown(conversationId, head);
      await closeEnded(agents, due);
    } catch (error) {
      onFailure(error);
    } finally {
      this.#isLooking = false;
    }
  }

  #checkReader(session: Session, nowMs: number): void {
    if (session.isBufferFull) {
      session.behindSinceMs ??= nowMs;
      if (nowMs - session.behindSinceMs > behindMaxMs) session.close(closeCodes.tryAgainLater);
    } else {
      session.behindSinceMs = null;
      const { sockets, conversations } = this.#options;
      const { messages } = conversations.live;
      sockets.slow.delete(session);
      for (const conversationId of session.follows.keys()) messages.catchUp(session, conversationId);
    }
  }
}

function placesOf(sessions: readonly Session[]): Place[] {
  const shops = new Map(
    sessions.flatMap(({ follows, shopId }) => [...follows.keys()].map((id) => [id, shopId])),
  );
  return [...shops].map(([conversationId, shopId]) => ({ conversationId, shopId }));
}

function beat(session: Session): void {
  if (session.missedPongs >= 2) return session.terminate();
  session.ping();
  const heads = [...session.follows].map(([conversationId, { headId }]) => ({ conversationId, headId }));
  session.send({ type: 'heartbeat', payload: { headId: heads[0]?.headId ?? 0, heads } });
}

/** Thousands of sockets opened together must not be asked together for ever. */
const withJitter = (ms: number): number => ms * (0.9 + Math.random() * 0.2);
