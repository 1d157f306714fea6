import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { ConversationsService } from '../conversations';
import type { CorrespondenceService } from '../correspondence';
import type { Orders } from '../orders';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { orderRequestRoutes } from './routes';
import { createOrderRequests } from './service';
import { orderRequestsTables } from './tables';
import { createTell } from './tell';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly correspondence: CorrespondenceService;
  readonly orders: Orders;
}

/** What shoppers asked of the team about their orders, and who hears what was decided. */
export const orderRequestsFeature = defineFeature({
  name: 'orderRequests',
  tables: orderRequestsTables,
  create(context: Needs) {
    const requests = createOrderRequests({ ...context, tell: createTell(context) });
    return {
      service: requests,
      async consoleRoutes(server) {
        await server.register(orderRequestRoutes, { ...context, requests });
      },
    };
  },
});
