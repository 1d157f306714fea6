import { closeCodes } from '@shopbell/protocol';
import { DueTimes } from './DueTimes';
import { Groups } from './Groups';
import type { Session } from './Session';

const endedMax = 1000;

/** Everyone who is connected to this node, and found by what concerns them. */
export class Sockets {
  readonly sessions = new Set<Session>();
  readonly #agents = new Groups<number, Session>();
  readonly #signIns = new Groups<string, Session>();
  readonly #watchers = new Groups<string, Session>();
  /** When each hears the next heartbeat. */
  readonly heartbeats = new DueTimes<Session>();
  /** Who had more to read than they may, when it was last looked at. */
  readonly slow = new Set<Session>();
  /** The last sign-ins that ended: a socket may have been admitted a moment before, and arrive a moment after. */
  readonly #ended = new Set<string>();

  add(session: Session): void {
    const { shopId, signInId } = session;
    this.sessions.add(session);
    session.enter({ watchers: this.#watchers, slow: this.slow });
    if (signInId === null) return;
    this.#agents.add(shopId, session);
    this.#signIns.add(signInId, session);
    if (this.#ended.has(signInId)) session.close(closeCodes.unauthorized);
  }

  remove(session: Session): void {
    const { shopId, signInId } = session;
    this.sessions.delete(session);
    session.leave();
    this.heartbeats.delete(session);
    if (signInId === null) return;
    this.#agents.remove(shopId, session);
    this.#signIns.remove(signInId, session);
  }

  /** The shops whose agents are here. */
  get agentShops(): number[] {
    return this.#agents.keys;
  }

  agentsOf(shopId: number): Session[] {
    return this.#agents.of(shopId);
  }

  /** Who follows a conversation or has it on the screen. */
  watching({ shopId, conversationId }: { shopId: number; conversationId: string }): Session[] {
    return this.#watchers.of(conversationId).filter((session) => session.shopId === shopId);
  }

  signInEnded(signInId: string): void {
    this.#remember(signInId);
    for (const session of this.#signIns.of(signInId)) session.close(closeCodes.unauthorized);
  }

  #remember(signInId: string): void {
    this.#ended.add(signInId);
    const [oldest] = this.#ended;
    if (this.#ended.size > endedMax && oldest !== undefined) this.#ended.delete(oldest);
  }
}
