import type { Sockets } from '../../../sockets/Sockets';
import type { ShopHead } from '../heads';

const toldMax = 10_000;

/** Tells the agents of a shop which of its conversations moved, whether they look at it or not. */
export class AgentNews {
  readonly #sockets: Sockets;
  /** The last head told for a conversation, so that looking again tells only what is new. */
  readonly #told = new Map<string, number>();

  constructor(sockets: Sockets) {
    this.#sockets = sockets;
  }

  tell({ shopId, conversationId, headId }: ShopHead): void {
    this.#remember(conversationId, headId);
    for (const session of this.#sockets.agentsOf(shopId))
      session.send({ type: 'conversation-changed', payload: { conversationId, headId } });
  }

  tellIfNew(head: ShopHead): void {
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
