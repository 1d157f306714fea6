import { defineFeature, type Host } from '../../feature/Feature';
import { type CommercePlatform, createDemoPlatform } from '../../platform/commerce';
import { createOutgoing } from '../../platform/outgoing';
import { storefrontAccessToken } from '../../secret';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import type { CommerceService } from './CommerceService';
import { createPassedOn } from './passedOn';
import { commerceRoutes } from './routes';
import { createConnections } from './service';
import { commerceTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
}

/** What each shop sells with: where its customers and orders are asked for. */
export const commerceFeature = defineFeature({
  name: 'commerce',
  tables: commerceTables,
  create(context: Needs) {
    const { agents, shops, pages, commercePlatform } = context;
    const connections = createConnections(context);
    const demo = pages?.storefront ? ownStorefront(context) : null;
    const isDemoShop = async (shopId: number) =>
      demo !== null && (await shops.findApp({ key: 'demo' }))?.shopId === shopId;

    const service: CommerceService = {
      passedOn: createPassedOn(context),
      shopifyPlaceOf: connections.shopifyPlaceOf,
      async platformOf(shopId) {
        if (commercePlatform) return commercePlatform(shopId);
        const connected = await connections.platformOf(shopId);
        return connected ?? (demo && (await isDemoShop(shopId)) ? demo() : null);
      },
    };
    return {
      service,
      async consoleRoutes(server) {
        await server.register(commerceRoutes, { agents, connections, isDemoShop });
      },
    };
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
