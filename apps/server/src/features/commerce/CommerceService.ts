import type { CommercePlatform, HookPlatform, OrderFacts, Sender } from '../../platform/commerce';
import type { Queryable } from '../../platform/db';

/** Who speaks at an address that was given to one platform of one shop. */
export interface Hook extends Sender {
  readonly shopId: number;
  readonly platform: HookPlatform;
}

/** What the owner has to know about being told things. */
export interface HookState {
  readonly address: string | null;
  readonly topics: readonly string[];
  readonly topicsByHand: readonly string[];
  readonly note: string | null;
}

export interface PassedOn {
  readonly shopId: number;
  /** Who is signed in there, if somebody is. */
  readonly customerId: number | null;
}

/** What other features may ask about a shop's own system. */
export interface CommerceService {
  /** Null where the shop has connected none. */
  platformOf(shopId: number): Promise<CommercePlatform | null>;
  /** From which shop's pages a request was passed on, by the query it came with; null where that is not proven. */
  passedOn(search: string): Promise<PassedOn | null>;
  /** Its name at Shopify; null for a shop elsewhere. */
  shopifyPlaceOf(shopId: number): Promise<string | null>;
  /** Null where nobody was given this address, or nobody here can read the secret. */
  findHook(hookId: string): Promise<Hook | null>;
  hookStateOf(shopId: number): Promise<HookState | null>;
  /** As the platform has them now; null where it knows no such order, or cannot be asked for them. */
  orderFactsOf(shopId: number, orderId: number): Promise<OrderFacts | null>;
  /** The shop took the app away at that moment: what opened it is forgotten. False where it has connected since. */
  uninstalled(transaction: Queryable, shopId: number, at: Date): Promise<boolean>;
  /** As if it had never been connected. */
  forget(transaction: Queryable, shopId: number, until: Date): Promise<void>;
}
