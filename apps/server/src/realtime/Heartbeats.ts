import { closeCodes, limits } from '@shopbell/protocol';
import type { Head, Place } from '../features/conversations';
import type { Clock } from '../platform/clock';
import type { Hub } from './Hub';
import type { Session } from './Session';

const tickMs = 1000;
const behindMaxMs = 30_000;

/**
 * Every socket hears a ping and the head of its conversations about every 20 s (D8): a lost fan-out is found within
 * one heartbeat, a dead peer within two.
 */
export class Heartbeats {
  readonly #hub: Hub;
  readonly #clock: Clock;
  readonly #heads: (places: Place[]) => Promise<Map<string, Head>>;
  readonly #closeEnded: (sessions: readonly Session[]) => Promise<void>;
  readonly #onFailure: (error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    hub: Hub,
    clock: Clock,
    heads: (places: Place[]) => Promise<Map<string, Head>>,
    closeEnded: (sessions: readonly Session[]) => Promise<void>,
    onFailure: (error: unknown) => void,
  ) {
    this.#hub = hub;
    this.#clock = clock;
    this.#heads = heads;
    this.#closeEnded = closeEnded;
    this.#onFailure = onFailure;
  }

  start(): void {
    this.#timer = setInterval(() => void this.tick().catch(this.#onFailure), tickMs).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async tick(): Promise<void> {
    const nowMs = this.#clock.now();
    for (const session of this.#hub.sessions) this.#checkReader(session, nowMs);
    const due = [...this.#hub.sessions].filter((session) => session.nextHeartbeatMs <= nowMs);
    if (due.length === 0) return;
    for (const session of due) session.nextHeartbeatMs = nowMs + withJitter(limits.heartbeatMs);
    const heads = await this.#heads(placesOf(due));
    for (const [conversationId, head] of heads) this.#hub.headKnown(conversationId, head);
    await this.#closeEnded(due);
    for (const session of due) beat(session);
  }

  #checkReader(session: Session, nowMs: number): void {
    if (session.isBufferFull) {
      session.behindSinceMs ??= nowMs;
      if (nowMs - session.behindSinceMs > behindMaxMs) session.close(closeCodes.tryAgainLater);
    } else if (session.behindSinceMs !== null) {
      session.behindSinceMs = null;
      for (const conversationId of session.follows.keys()) this.#hub.catchUp(session, conversationId);
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
