import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Erasure } from '../erasure';
import { shopperRoutes } from './routes';
import { createShoppers } from './service';
import { shoppersTables } from './tables';

/** What a shop owes somebody whom it knows by an address: all that is kept about them, or that it is deleted. */
export const shoppersFeature = defineFeature({
  name: 'shoppers',
  tables: shoppersTables,
  create(context: Host & { readonly agents: Agents; readonly erasure: Erasure }) {
    const shoppers = createShoppers(context);
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(shopperRoutes, { ...context, shoppers });
      },
    };
  },
});
