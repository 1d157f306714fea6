import { defineFeature, type Host } from '../../feature/Feature';
import { type CommercePlatform, createDemoPlatform } from '../../platform/commerce';
import { createOutgoing } from '../../platform/outgoing';
import { storefrontAccessToken } from '../../secret';
import type { Shops } from '../shops';
import type { CommerceService } from './CommerceService';

interface Needs extends Host {
  readonly shops: Shops;
}

/** What each shop sells with: where its customers and orders are asked for. */
export const commerceFeature = defineFeature({
  name: 'commerce',
  tables: {},
  create(context: Needs) {
    const { shops, pages, commercePlatform } = context;
    const demo = pages?.storefront ? ownStorefront(context) : null;
    const isDemoShop = async (shopId: number) => (await shops.findApp({ key: 'demo' }))?.shopId === shopId;

    const service: CommerceService = {
      async platformOf(shopId) {
        if (commercePlatform) return commercePlatform(shopId);
        return demo && (await isDemoShop(shopId)) ? demo() : null;
      },
    };
    return { service };
  },
});

/**
 * By a door of its own, which leads to this program and nowhere else: the door for everyone stays closed to it, and the
 * address that people use may not be reachable from inside.
 */
function ownStorefront({ ownPort, ownAddress, secret }: Needs): () => CommercePlatform {
  return () => {
    const place = `localhost:${ownPort()}`;
    return createDemoPlatform({
      outgoing: createOutgoing({ allowed: [place] }),
      origin: `http://${place}`,
      publicOrigin: ownAddress(),
      accessToken: storefrontAccessToken(secret),
    });
  };
}
