import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import { type CommerceService, createAskShop } from '../commerce';
import type { ConversationsService } from '../conversations';
import type { IdentityService } from '../identity';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { orderConsoleRoutes } from './consoleRoutes';
import { orderRoutes } from './routes';
import { createOrders } from './service';

interface Needs extends Host {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly shops: Shops;
  readonly commerce: CommerceService;
  readonly identity: IdentityService;
}

/** What a shopper ordered, for whoever has proven to be them. */
export const ordersFeature = defineFeature({
  name: 'orders',
  tables: {},
  create(context: Needs) {
    const orders = createOrders({ ...context, askShop: createAskShop(context) });
    return {
      service: orders,
      hears: {
        'order-changed': ({ shopId, orderId, customerId }) => orders.changed(shopId, orderId, customerId),
      },
      async routes(server) {
        await server.register(orderRoutes, { identity: context.identity, orders });
      },
      async consoleRoutes(server) {
        await server.register(orderConsoleRoutes, { ...context, orders });
      },
    };
  },
});
