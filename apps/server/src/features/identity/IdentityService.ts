import type { IncomingHttpHeaders } from 'node:http';
import type { OrderCustomer } from '@shopbell/protocol';
import type { Outcome } from '../../http/outcome';
import type { VisitorClaims } from '../visitors';
import type { IdentityTokens, ProvenCustomer } from './identityTokens';
import type { Offer } from './offer';

/** What other features may ask about who a shopper is. */
export interface IdentityService {
  readonly tokens: IdentityTokens;
  /** What the shop offers to this page; refuses where that is nothing. */
  offerOf(shopId: number, headers: IncomingHttpHeaders): Promise<Offer>;
  /** As the shop's system has them now. */
  customerOf(proven: ProvenCustomer): Promise<Outcome<OrderCustomer>>;
  /** The conversation that the page names; null where it names none, or not with a right. */
  conversationOf(headers: IncomingHttpHeaders): Promise<VisitorClaims | null>;
  /** The conversation that the page names, if it does, is theirs from now on. */
  recognise(headers: IncomingHttpHeaders, proven: ProvenCustomer): Promise<void>;
}
