import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { ShopsService } from '../shops';
import { firstRunRoutes } from './routes';
import { createFirstRuns } from './service';
import { firstRunTables } from './tables';

/** The way of a new shop from its owner's first sign-in to the first message. */
export const firstRunFeature = defineFeature({
  name: 'firstRun',
  tables: firstRunTables,
  create(context: Host & { readonly agents: Agents; readonly shops: ShopsService }) {
    const { agents, shops } = context;
    const firstRuns = createFirstRuns({ ...context, chats: shops.chats });
    return {
      service: firstRuns,
      async consoleRoutes(server) {
        await server.register(firstRunRoutes, { agents, firstRuns });
      },
    };
  },
});
