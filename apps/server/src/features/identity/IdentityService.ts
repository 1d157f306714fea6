import type { IncomingHttpHeaders } from 'node:http';
import type { OrderCustomer } from '@shopbell/protocol';
import type { Outcome } from '../../http/outcome';
import type { VisitorClaims } from '../visitors';
import type { IdentityTokens, ProvenCustomer } from './identityTokens';
import type { Offer } from './offer';

/** The parts of a request that say where it comes from. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly url: string;
}

export type Recognised = Pick<ProvenCustomer, 'shopId' | 'type' | 'email' | 'phone'>;

/** What other features may ask about who a shopper is. */
export interface IdentityService {
  readonly tokens: IdentityTokens;
  /** What the shop offers to the page that asks; refuses where that is nothing. */
  offerOf(shopId: number, asked: Asked): Promise<Offer>;
  /** Who is signed in to the shop whose pages Shopify has passed this on from. */
  signedInToShop(asked: Asked): Promise<Outcome<ProvenCustomer>>;
  /** Signed out: neither this access nor the proof that it was got with opens anything again. */
  signOut(proven: ProvenCustomer): Promise<void>;
  /** As the shop's system has them now. */
  customerOf(proven: ProvenCustomer): Promise<Outcome<OrderCustomer>>;
  /** The conversation that the page names; null where it names none, or not with a right. */
  conversationOf(headers: IncomingHttpHeaders): Promise<VisitorClaims | null>;
  /** The conversation that the page names, if it does, is theirs from now on; the proof names it too. */
  recognise(
    headers: IncomingHttpHeaders,
    proven: Recognised,
  ): Promise<Pick<ProvenCustomer, 'conversationId'>>;
}
