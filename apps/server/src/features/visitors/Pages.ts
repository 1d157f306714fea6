import { closeCodes } from '@shopbell/protocol';
import type { Session } from '../../sockets/Session';

/** The sockets of shoppers on this node, by the chat they came by. */
export class Pages {
  readonly #sessions = new Map<number, Set<Session>>();
  readonly #appOf = new WeakMap<Session, number>();

  add(session: Session, appId: number): void {
    this.#appOf.set(session, appId);
    const sessions = this.#sessions.get(appId) ?? new Set();
    this.#sessions.set(appId, sessions.add(session));
  }

  remove(session: Session): void {
    const appId = this.#appOf.get(session);
    if (appId === undefined) return;
    const sessions = this.#sessions.get(appId);
    sessions?.delete(session);
    if (sessions?.size === 0) this.#sessions.delete(appId);
  }

  get appIds(): number[] {
    return [...this.#sessions.keys()];
  }

  /** The chat is off: its pages stop, and find out at their next load whether it is back. */
  close(appId: number): void {
    for (const session of this.#sessions.get(appId) ?? []) session.close(closeCodes.unknownApp);
  }
}
