import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import { createDemoCatalogue } from './createDemoCatalogue';
import { type Catalogue, catalogueRoutes } from './routes';

/** The shop's products, from which cards are made. So far only the demo's shop has some. */
export const catalogueFeature = defineFeature({
  name: 'catalogue',
  tables: {},
  create({
    agents,
    shops,
    pages,
    askOwn,
    ownAddress,
  }: Host & { readonly agents: Agents; readonly shops: Shops }) {
    const isDemoShop = async (shopId: number) => (await shops.findApp({ key: 'demo' }))?.shopId === shopId;
    const catalogue: Catalogue = pages?.storefront
      ? createDemoCatalogue({ ask: askOwn, address: ownAddress, isDemoShop })
      : async () => null;
    return {
      service: catalogue,
      async consoleRoutes(server) {
        await server.register(catalogueRoutes, { agents, catalogue });
      },
    };
  },
});
