import { defineFeature, type Host } from '../../feature/Feature';
import type { AgentsService } from '../agents';
import { readOwnData } from './readOwnData';
import { departureRoutes } from './routes';
import { createDepartures } from './service';

/** People who have their account deleted, and what is handed over to them before. */
export const departuresFeature = defineFeature({
  name: 'departures',
  tables: {},
  create(context: Host & { readonly agents: AgentsService }) {
    const { agents, database, everyFeature } = context;
    const departures = createDepartures({ ...context, ...agents });
    const readOwn = (person: { userId: string; email: string }) =>
      readOwnData(database, everyFeature, person);
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(departureRoutes, { agents, departures, readOwn });
      },
      forgetOld: departures.forgetOld,
      async stop() {
        departures.stop();
      },
    };
  },
});
