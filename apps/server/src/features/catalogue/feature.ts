import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { CommerceService } from '../commerce';
import { createCatalogue } from './Catalogue';
import { catalogueRoutes } from './routes';

/** The shop's products, from which cards are made. */
export const catalogueFeature = defineFeature({
  name: 'catalogue',
  tables: {},
  create(context: Host & { readonly agents: Agents; readonly commerce: CommerceService }) {
    const catalogue = createCatalogue(context.commerce);
    return {
      service: catalogue,
      async consoleRoutes(server) {
        await server.register(catalogueRoutes, { ...context, catalogue });
      },
    };
  },
});
