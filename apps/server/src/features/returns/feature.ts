import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { IdentityService } from '../identity';
import type { Orders } from '../orders';
import { returnConsoleRoutes } from './consoleRoutes';
import { returnRoutes } from './routes';
import { createReturns } from './service';
import { returnsTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly identity: IdentityService;
  readonly orders: Orders;
}

/** Returns that are made in a shop's own portal for them (SSP-18). */
export const returnsFeature = defineFeature({
  name: 'returns',
  tables: returnsTables,
  create(context: Needs) {
    const { agents, identity } = context;
    const returns = createReturns(context);
    return {
      service: returns,
      async routes(server) {
        await server.register(returnRoutes, { identity, returns });
      },
      async consoleRoutes(server) {
        await server.register(returnConsoleRoutes, { agents, returns });
      },
    };
  },
});
