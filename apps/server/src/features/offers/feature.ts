import { defineFeature, type Host } from '../../feature/Feature';
import type { CampaignsService } from '../campaigns';
import type { CommerceService } from '../commerce';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { offerRoutes } from './routes';
import { createOffers } from './service';

interface Needs extends Host {
  readonly shops: Shops;
  readonly campaigns: CampaignsService;
  readonly commerce: CommerceService;
  readonly visitors: VisitorsService;
}

/** Discounts that campaigns offer. */
export const offersFeature = defineFeature({
  name: 'offers',
  tables: {},
  create(context: Needs) {
    const offers = createOffers(context);
    return {
      service: {},
      async routes(server) {
        await server.register(offerRoutes, { ...context, offers });
      },
    };
  },
});
