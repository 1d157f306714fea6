import { defineFeature, type Host } from '../../feature/Feature';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { consentRoutes } from './routes';
import { consentsTables } from './tables';

interface Needs extends Host {
  readonly shops: Shops;
  readonly visitors: VisitorsService;
}

/** To what shoppers have agreed. */
export const consentsFeature = defineFeature({
  name: 'consents',
  tables: consentsTables,
  create(context: Needs) {
    return {
      service: {},
      async routes(server) {
        await server.register(consentRoutes, context);
      },
    };
  },
});
