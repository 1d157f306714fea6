import { defineFeature, type Host } from '../../feature/Feature';
import { withinShops } from '../../platform/db';
import type { Agents } from '../agents';
import type { Shops } from '../shops';
import { createAddressHashes } from '../webhooks';
import { attributionRoutes } from './consoleRoutes';
import { createCreditedOrders } from './creditedOrders';
import { createCredits } from './credits';
import { createHoldout } from './holdout';
import { createRecordedVisits } from './recordedVisits';
import { createReport } from './report';
import { attributionTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
}

/** Which orders campaigns and conversations led to, and what campaigns earn that would not have been bought anyway. */
export const attributionFeature = defineFeature({
  name: 'attribution',
  tables: attributionTables,
  create(context: Needs) {
    const credits = createCredits({ ...context, hashesOf: createAddressHashes(context.secret) });
    const options = {
      agents: context.agents,
      report: createReport(context),
      creditedOrders: createCreditedOrders(context),
      holdout: createHoldout(context),
      visits: createRecordedVisits(context.database),
    };
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(attributionRoutes, options);
      },
      erases: {
        rows: (transaction, { shopId, conversationId }) =>
          withinShops(transaction, [shopId], () =>
            credits.forgetConversation(transaction, shopId, conversationId),
          ),
      },
      everyMinute: () => credits.creditDue(),
    };
  },
});
