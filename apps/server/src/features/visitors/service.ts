import type { Cart, ResponseChannel, ViewedProduct, Visitor, VisitorProof } from '@shopbell/protocol';
import { isEmail, isFakeEmail } from '@shopbell/rules/email';
import { toSupported } from '@shopbell/rules/language';
import { done, type Outcome, refused } from '../../http/outcome';
import type { Bus } from '../../platform/bus';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { AdmittedVisitor } from './AdmittedVisitor';
import {
  changeVisitor,
  findVisitor,
  isErased,
  proveEmail,
  startMailing,
  stopMailing,
  storeEmail,
  storePage,
  storeViewed,
} from './store';
import type { VisitorClaims } from './tokens';

export type Visitors = ReturnType<typeof createVisitors>;

type ReadingVisitor = VisitorClaims & Pick<AdmittedVisitor, 'language'>;

interface Place {
  readonly shopId: number;
  readonly conversationId: string;
}

interface Contact {
  readonly email: string;
  readonly name?: string | undefined;
}

const unknownVisitor: Visitor = {
  email: null,
  emailTrust: null,
  phone: null,
  name: null,
  responseChannel: 'chat',
  cart: null,
  viewed: [],
  lastActiveDatetime: null,
  messageSeenDatetime: null,
  offlineCapturedDatetime: null,
};

export function createVisitors({
  database,
  bus,
  clock,
}: {
  readonly database: Database;
  readonly bus: Bus;
  readonly clock: Clock;
}) {
  const inShopOf = ({ shopId }: { readonly shopId: number }) => database.inShops([shopId]);
  const now = () => new Date(clock.now());
  /** A page's clock may be wrong, but nothing has happened yet that lies in the future. */
  const notLater = (given: string | number) => new Date(Math.min(new Date(given).getTime(), clock.now()));

  function announce({ shopId, conversationId }: Place, what: 'email' | 'cart' | 'other', by: string): void {
    bus.publish({ type: 'visitor-changed', shopId, conversationId, what, by });
  }

  return {
    async find(place: Place): Promise<Visitor> {
      return (await findVisitor(inShopOf(place), place)) ?? unknownVisitor;
    },

    /** Is what a token names gone for good? */
    isErased: (place: Place) => isErased(inShopOf(place), place),

    /** `by` is the socket it came on, which hears of it by its own answer. */
    async captureEmail(visitor: VisitorClaims, given: Contact, by: string): Promise<Outcome<string>> {
      const email = given.email.trim().toLowerCase();
      const name = given.name?.trim();
      if (!isEmail(email) || isFakeEmail(email)) return refused('invalid-email');
      const isNews = await inShopOf(visitor).tx(async (transaction) => {
        if (name) await changeVisitor(transaction, visitor, { name });
        return storeEmail(transaction, visitor, email);
      });
      if (isNews || name) announce(visitor, isNews ? 'email' : 'other', by);
      return done(email);
    },

    /** It is theirs: they read a code that was sent there, or the shop's own system says so. */
    async proveEmail(visitor: VisitorClaims, email: string, proof: VisitorProof): Promise<void> {
      if (await proveEmail(inShopOf(visitor), visitor, { email: email.trim().toLowerCase(), proof }))
        announce(visitor, 'email', '');
    },

    /** They read a code that was sent to it. */
    async provePhone(visitor: VisitorClaims, phone: string): Promise<void> {
      await changeVisitor(inShopOf(visitor), visitor, { phone });
      announce(visitor, 'other', '');
    },

    async leftMessage(visitor: VisitorClaims, name: string | null, by: string): Promise<void> {
      await inShopOf(visitor).tx(async (transaction) => {
        await changeVisitor(transaction, visitor, { name, offline_captured_at: now() });
        await startMailing(transaction, visitor);
      });
      announce(visitor, 'other', by);
    },

    async switchChannel(visitor: VisitorClaims, channel: ResponseChannel, by: string): Promise<void> {
      await inShopOf(visitor).tx(async (transaction) => {
        await changeVisitor(transaction, visitor, { response_channel: channel });
        await (channel === 'email' ? startMailing : stopMailing)(transaction, visitor);
      });
      announce(visitor, 'other', by);
    },

    async storeCart(visitor: VisitorClaims, cart: Cart, by: string): Promise<void> {
      await changeVisitor(inShopOf(visitor), visitor, { cart: JSON.stringify(cart) });
      announce(visitor, 'cart', by);
    },

    async viewedProducts(
      visitor: VisitorClaims,
      products: readonly ViewedProduct[],
      by: string,
    ): Promise<void> {
      if (await storeViewed(inShopOf(visitor), visitor, products)) announce(visitor, 'other', by);
    },

    async viewedPage(visitor: ReadingVisitor, url: string, by: string): Promise<void> {
      const page = { url, language: toSupported(visitor.language), at: now() };
      if (await storePage(inShopOf(visitor), visitor, page)) announce(visitor, 'other', by);
    },

    async wasActive(visitor: ReadingVisitor, given: string | number, by: string): Promise<void> {
      const language = toSupported(visitor.language);
      await changeVisitor(inShopOf(visitor), visitor, { last_active_at: notLater(given), language });
      announce(visitor, 'other', by);
    },

    async hasSeen(visitor: VisitorClaims, given: string | number, by: string): Promise<void> {
      await changeVisitor(inShopOf(visitor), visitor, { message_seen_at: notLater(given) });
      announce(visitor, 'other', by);
    },
  };
}
