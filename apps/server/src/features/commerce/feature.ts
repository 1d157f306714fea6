import { defineFeature, type Host } from '../../feature/Feature';
import { type CommercePlatform, createDemoPlatform } from '../../platform/commerce';
import { createOutgoing } from '../../platform/outgoing';
import { storefrontAccessToken, storefrontHook } from '../../secret';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import type { CommerceService } from './CommerceService';
import { createHooks } from './hooks';
import { createPassedOn } from './passedOn';
import { commerceRoutes } from './routes';
import { hookNotes } from './sentences';
import { createConnections } from './service';
import { deleteConnection } from './store';
import { commerceTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
}

/** What the demo's shop calls itself when it tells us something. */
const demoPlace = 'demo';

/** What each shop sells with: where its customers and orders are asked for. */
export const commerceFeature = defineFeature({
  name: 'commerce',
  tables: commerceTables,
  create(context: Needs) {
    const { agents, shops, pages, secret, commercePlatform } = context;
    const hooks = createHooks(context);
    const connections = createConnections({ ...context, hooks });
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
      async findHook(hookId) {
        if (!demo || hookId !== storefrontHook(secret).id) return hooks.find(hookId);
        const shop = await shops.findApp({ key: 'demo' });
        return (
          shop && {
            shopId: shop.shopId,
            platform: 'demo',
            place: demoPlace,
            secret: storefrontHook(secret).secret,
          }
        );
      },
      async hookStateOf(shopId) {
        const state = await hooks.stateOf(shopId);
        if (state || !(await isDemoShop(shopId))) return state;
        return { address: null, topics: [], topicsByHand: [], note: hookNotes.demo };
      },
      orderFactsOf: connections.orderFactsOf,
      uninstalled: hooks.uninstalled,
      forget: deleteConnection,
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
