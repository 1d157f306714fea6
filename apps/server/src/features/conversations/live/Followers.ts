import type { Follow, Session } from '../../../sockets/Session';
import type { Place } from '../Place';

const nobody: ReadonlySet<Session> = new Set();

/** Which sockets of this node follow which conversation. */
export class Followers {
  readonly #sessions = new Map<string, Set<Session>>();

  add(session: Session, conversationId: string, start: Follow): Follow {
    const existing = session.follows.get(conversationId);
    if (existing) return existing;
    session.follow(conversationId, start);
    const followers = this.#sessions.get(conversationId) ?? new Set();
    this.#sessions.set(conversationId, followers.add(session));
    return start;
  }

  /** Closed there: whoever opens it again asks from where they are. */
  leave(session: Session, conversationId: string): void {
    this.#forget(session, conversationId);
    session.unfollow(conversationId);
  }

  remove(session: Session): void {
    for (const conversationId of session.follows.keys()) this.#forget(session, conversationId);
  }

  #forget(session: Session, conversationId: string): void {
    const followers = this.#sessions.get(conversationId);
    followers?.delete(session);
    if (followers?.size === 0) this.#sessions.delete(conversationId);
  }

  of(conversationId: string): ReadonlySet<Session> {
    return this.#sessions.get(conversationId) ?? nobody;
  }

  /** Every conversation that somebody here is looking at. */
  get places(): Place[] {
    return [...this.#sessions].flatMap(([conversationId, sessions]) =>
      [...sessions].slice(0, 1).map(({ shopId }) => ({ shopId, conversationId })),
    );
  }
}
