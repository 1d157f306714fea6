import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { IdentityService } from '../identity';
import type { Shops } from '../shops';
import { portalReportRoutes, portalVisitRoutes } from './routes';
import { createPortalVisits } from './service';
import { portalVisitsTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly identity: IdentityService;
}

/** Whether self-service answers what shoppers would otherwise ask. */
export const portalVisitsFeature = defineFeature({
  name: 'portalVisits',
  tables: portalVisitsTables,
  create(context: Needs) {
    const visits = createPortalVisits(context);
    const options = { ...context, visits };
    return {
      service: {},
      async routes(server) {
        await server.register(portalVisitRoutes, options);
      },
      async consoleRoutes(server) {
        await server.register(portalReportRoutes, options);
      },
      forgetOld: visits.forgetOld,
    };
  },
});
