import type { CommercePlatform } from '../../platform/commerce';

/** What other features may ask about a shop's own system. */
export interface CommerceService {
  /** Null where the shop has connected none. */
  platformOf(shopId: number): Promise<CommercePlatform | null>;
}
