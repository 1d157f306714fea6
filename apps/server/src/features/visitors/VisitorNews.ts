import type { BusEvent } from '../../platform/bus';
import type { Sockets } from '../../sockets/Sockets';
import type { Visitors } from './service';

type Changed = Extract<BusEvent, { type: 'visitor-changed' }>;

/** Tells agents who look at a conversation what became known of its shopper, and the shopper's tabs of each other. */
export class VisitorNews {
  readonly #sockets: Sockets;
  readonly #visitors: Visitors;

  constructor(sockets: Sockets, visitors: Visitors) {
    this.#sockets = sockets;
    this.#visitors = visitors;
  }

  async tell(event: Changed): Promise<void> {
    const { conversationId, what, by } = event;
    const listeners = this.#sockets
      .watching(event)
      .filter(({ id, signInId }) => id !== by && (signInId !== null || what === 'email'));
    if (listeners.length === 0) return;
    const visitor = await this.#visitors.find(event);
    for (const session of listeners) {
      if (session.signInId === null) {
        if (visitor.email !== null)
          session.send({ type: 'email-captured', payload: { email: visitor.email } });
      } else if (what === 'cart') {
        session.send({ type: 'shopify-cart', payload: { conversationId, cart: visitor.cart } });
      } else {
        session.send({ type: 'visitor-changed', payload: { conversationId, visitor } });
      }
    }
  }

  /** Somebody looks: what the shopper's page shared last may be old. A page that has nothing new keeps quiet. */
  askForCart(place: { readonly shopId: number; readonly conversationId: string }): void {
    const { conversationId } = place;
    for (const session of this.#sockets.watching(place))
      if (session.signInId === null)
        session.send({ type: 'shopify-cart', payload: { conversationId, cart: null } });
  }
}
