import type { BusEvent } from '../platform/bus';
import type { Head } from './HeadPoll';
import type { Session } from './Session';

const toldMax = 10_000;

/** Tells the agents of a shop which of its conversations moved, whether they look at it or not. */
export class AgentNews {
  readonly #sessions: ReadonlySet<Session>;
  /** The last head told for a conversation, so that looking again tells only what is new. */
  readonly #told = new Map<string, number>();

  constructor(sessions: ReadonlySet<Session>) {
    this.#sessions = sessions;
  }

  get shops(): number[] {
    const agents = [...this.#sessions].filter(({ signInId }) => signInId !== null);
    return [...new Set(agents.map(({ shopId }) => shopId))];
  }

  tell({ shopId, conversationId, headId }: Head): void {
    this.#remember(conversationId, headId);
    for (const session of this.#sessions) {
      if (session.signInId === null || session.shopId !== shopId) continue;
      session.send({ type: 'conversation-changed', payload: { conversationId, headId } });
    }
  }

  tellUpdated({
    shopId,
    conversationId,
    mentioned,
  }: Extract<BusEvent, { type: 'conversation-updated' }>): void {
    for (const session of this.#sessions) {
      if (session.signInId === null || session.shopId !== shopId) continue;
      session.send({ type: 'conversation-updated', payload: { conversationId, mentioned } });
    }
  }

  tellIfNew(head: Head): void {
    if ((this.#told.get(head.conversationId) ?? 0) < head.headId) this.tell(head);
  }

  /** Forgetting the oldest costs a needless hint at most. */
  #remember(conversationId: string, headId: number): void {
    this.#told.delete(conversationId);
    this.#told.set(conversationId, headId);
    const [oldest] = this.#told.keys();
    if (this.#told.size > toldMax && oldest !== undefined) this.#told.delete(oldest);
  }
}
