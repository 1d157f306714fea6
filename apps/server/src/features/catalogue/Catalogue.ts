import { CommerceError, type PlatformProduct, type ProductsWanted } from '../../platform/commerce';
import type { CommerceService } from '../commerce';

/**
 * The shop's products, as its own system has them at this moment; null where it has connected none, or lets nobody read
 * them. Fails where it does not answer.
 */
export type Catalogue = (
  shopId: number,
  wanted: ProductsWanted,
  most?: number,
) => Promise<readonly PlatformProduct[] | null>;

const shownMax = 10;

export const createCatalogue =
  (commerce: Pick<CommerceService, 'platformOf'>): Catalogue =>
  async (shopId, wanted, most = shownMax) => {
    const platform = await commerce.platformOf(shopId);
    if (!platform) return null;
    try {
      return await platform.products(wanted, most);
    } catch (error) {
      if (error instanceof CommerceError && error.trouble === 'refused') return null;
      throw error;
    }
  };
