import type { CommercePlatform } from '../../platform/commerce';

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
}
