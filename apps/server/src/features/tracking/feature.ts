import { isTrackingOn } from '@shopbell/rules/tracking';
import { defineFeature, type Host } from '../../feature/Feature';
import type { Shops } from '../shops';
import type { Webhooks } from '../webhooks';
import { visitsAboutAddress } from './aboutAddress';
import { createAllowances } from './createAllowances';
import { createKnownChats } from './createKnownChats';
import { trackingRoutes } from './routes';
import { createTracking } from './service';
import { trackingTables } from './tables';

interface Needs extends Host {
  readonly shops: Shops;
  readonly webhooks: Pick<Webhooks, 'guestsUnder' | 'forgetGuests'>;
}

/** What shoppers who consent do on a shop's pages. */
export const trackingFeature = defineFeature({
  name: 'tracking',
  tables: trackingTables,
  create(context: Needs) {
    const { shops, clock, trustedProxies, webhooks } = context;
    const allowances = createAllowances(clock, trustedProxies);
    const tracking = createTracking({ ...context, allowances });
    const options = { ...context, tracking, allowances, chatFor: createKnownChats(shops, clock) };
    return {
      service: tracking,
      async routes(server) {
        await server.register(trackingRoutes, options);
      },
      hasCampaigns: ({ settings }) => isTrackingOn(settings),
      erases: { ahead: tracking.forgetBehind },
      aboutAddress: visitsAboutAddress(webhooks.guestsUnder, clock),
      forgetOld: tracking.forgetOld,
      everyMinute: tracking.rollUpStale,
      stop: tracking.settled,
    };
  },
});
