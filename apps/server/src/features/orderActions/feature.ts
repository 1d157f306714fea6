import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import { type CommerceService, createAskShop } from '../commerce';
import type { ConversationsService } from '../conversations';
import type { CorrespondenceService } from '../correspondence';
import type { IdentityService } from '../identity';
import type { Orders } from '../orders';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { orderActionConsoleRoutes } from './consoleRoutes';
import { createSettling } from './createSettling';
import { orderActionRoutes } from './routes';
import { createOrderActions } from './service';
import { orderActionsTables } from './tables';
import { createTell } from './tell';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly correspondence: CorrespondenceService;
  readonly commerce: CommerceService;
  readonly identity: IdentityService;
  readonly orders: Orders;
}

/** What is done with orders in the shop's own system, by shoppers and by agents. */
export const orderActionsFeature = defineFeature({
  name: 'orderActions',
  tables: orderActionsTables,
  create(context: Needs) {
    const tell = createTell(context);
    const settling = createSettling({ ...context, tell });
    const actions = createOrderActions({ ...context, tell, askShop: createAskShop(context) });
    return {
      service: { ...settling, perform: actions.perform, returnable: actions.returnable },
      async routes(server) {
        await server.register(orderActionRoutes, { ...context, actions });
      },
      async consoleRoutes(server) {
        await server.register(orderActionConsoleRoutes, { ...context, actions });
      },
    };
  },
});
