import { closeCodes } from '@shopbell/protocol';
import { Groups } from '../../sockets/Groups';
import type { Session } from '../../sockets/Session';

/** The sockets of shoppers on this node, by the chat they came by. */
export class Pages {
  readonly #sessions = new Groups<number, Session>();
  readonly #appOf = new WeakMap<Session, number>();

  add(session: Session, appId: number): void {
    this.#appOf.set(session, appId);
    this.#sessions.add(appId, session);
  }

  remove(session: Session): void {
    const appId = this.#appOf.get(session);
    if (appId !== undefined) this.#sessions.remove(appId, session);
  }

  get appIds(): number[] {
    return this.#sessions.keys;
  }

  /** The chat is off: its pages stop, and find out at their next load whether it is back. */
  close(appId: number): void {
    for (const session of this.#sessions.of(appId)) session.close(closeCodes.unknownApp);
  }
}
