import type { Visitors } from '../features/visitors';
import type { BusEvent } from '../platform/bus';
import type { Hub } from './Hub';
import type { Session } from './Session';

type Changed = Extract<BusEvent, { type: 'visitor-changed' }>;
type AutoReplied = Extract<BusEvent, { type: 'auto-replied' }>;

/** Tells agents who look at a conversation what became known of its shopper, and the shopper's tabs of each other. */
export class VisitorNews {
  readonly #hub: Hub;
  readonly #visitors: Visitors;
  readonly #onFailure: (error: unknown) => void;

  constructor(hub: Hub, visitors: Visitors, onFailure: (error: unknown) => void) {
    this.#hub = hub;
    this.#visitors = visitors;
    this.#onFailure = onFailure;
  }

  hear(event: BusEvent): void {
    if (event.type === 'visitor-changed') this.#tell(event).catch(this.#onFailure);
    if (event.type === 'auto-replied') this.#tellAutoReply(event);
    if (event.type === 'cart-wanted') this.#askForCart(event);
  }

  async #tell(event: Changed): Promise<void> {
    const { conversationId, what, by } = event;
    const listeners = this.#following(event).filter(
      ({ id, signInId }) => id !== by && (signInId !== null || what === 'email'),
    );
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

  /** One tab is enough: all of them are in the same shop. */
  #askForCart(event: Extract<BusEvent, { type: 'cart-wanted' }>): void {
    const shopper = this.#following(event).find(({ signInId }) => signInId === null);
    const { conversationId } = event;
    shopper?.send({ type: 'shopify-cart', payload: { conversationId, cart: null } });
  }

  #tellAutoReply({
    conversationId,
    messageId,
    text,
    senderName,
    createdDatetime,
    ...place
  }: AutoReplied): void {
    for (const session of this.#following({ ...place, conversationId })) {
      if (session.signInId !== null) continue;
      session.send({
        type: 'virtual-message',
        payload: {
          conversationId,
          messageId,
          createdDatetime,
          fromAgent: true,
          content: { type: 'text', text },
          senderInfo: { name: senderName, avatarURL: null, isBot: true, helpdeskBot: 'gorgias_bot' },
        },
      });
    }
  }

  #following({ shopId, conversationId }: { shopId: number; conversationId: string }): Session[] {
    return [...this.#hub.sessions].filter(
      (session) => session.shopId === shopId && session.follows.has(conversationId),
    );
  }
}
