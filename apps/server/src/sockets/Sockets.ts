import { closeCodes } from '@shopbell/protocol';
import type { Session } from './Session';

const endedMax = 1000;

/** Everyone who is connected to this node. */
export class Sockets {
  readonly sessions = new Set<Session>();
  readonly #agents = new Set<Session>();
  /** The last sign-ins that ended: a socket may have been admitted a moment before, and arrive a moment after. */
  readonly #ended = new Set<string>();

  add(session: Session): void {
    this.sessions.add(session);
    if (session.signInId === null) return;
    this.#agents.add(session);
    if (this.#ended.has(session.signInId)) session.close(closeCodes.unauthorized);
  }

  remove(session: Session): void {
    this.sessions.delete(session);
    this.#agents.delete(session);
  }

  /** The shops whose agents are here. */
  get agentShops(): number[] {
    return [...new Set([...this.#agents].map(({ shopId }) => shopId))];
  }

  agentsOf(shopId: number): Session[] {
    return [...this.#agents].filter((session) => session.shopId === shopId);
  }

  /** Who follows a conversation or has it on the screen. */
  watching({ shopId, conversationId }: { shopId: number; conversationId: string }): Session[] {
    return [...this.sessions].filter(
      (session) =>
        session.shopId === shopId &&
        (session.follows.has(conversationId) || session.looksAt === conversationId),
    );
  }

  signInEnded(signInId: string): void {
    this.#remember(signInId);
    for (const session of this.#agents)
      if (session.signInId === signInId) session.close(closeCodes.unauthorized);
  }

  #remember(signInId: string): void {
    this.#ended.add(signInId);
    const [oldest] = this.#ended;
    if (this.#ended.size > endedMax && oldest !== undefined) this.#ended.delete(oldest);
  }
}
