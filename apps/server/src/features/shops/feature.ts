import type { ApplicationSettings } from '@shopbell/protocol/schemas';
import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { App } from './App';
import { chatRoutes } from './chatRoutes';
import { createChats } from './chats';
import { shopRoutes } from './routes';
import type { ShopsService } from './ShopsService';
import type { PageParts } from './script';
import { createShops } from './service';
import { settingsRoutes, toSettings } from './settingsRoutes';
import { createSightings } from './sightings';
import { shopsTables } from './tables';
import { translationRoutes } from './translationRoutes';
import { createUnreadableReport } from './unreadableReport';

/** Shops, their chats, and what a chat's pages are given. */
export const shopsFeature = defineFeature({
  name: 'shops',
  tables: shopsTables,
  create(context: Host & { readonly agents: Agents }) {
    const { database, log, bus, clock, agents, pages, errand, everyFeature } = context;
    const shops = createShops(database, createUnreadableReport(log));
    const chats = createChats(database, bus);
    const sightings = createSightings(database, clock);
    const service: ShopsService = { ...shops, chats, sightings };

    /** Our own part, and that of every feature that has one. */
    async function settingsOf(app: App): Promise<ApplicationSettings> {
      const parts = await Promise.all(everyFeature.map(({ publicSettings }) => publicSettings?.(app)));
      return Object.assign({ ...toSettings(app), agents: [] }, ...parts);
    }

    /** Asked with every script: whoever answers knows it without asking far. */
    async function partsOf(app: App): Promise<PageParts> {
      const has = async (part: 'hasCampaigns' | 'hasStarters') =>
        (await Promise.all(everyFeature.map((feature) => feature[part]?.(app)))).includes(true);
      return { campaigns: await has('hasCampaigns'), starters: await has('hasStarters') };
    }

    return {
      service,
      async routes(server) {
        await server.register(settingsRoutes, { shops, settingsOf });
        await server.register(translationRoutes, { shops });
        if (!pages) return;
        const { release } = pages;
        await server.register(shopRoutes, { shops, release, sightings, partsOf, errand });
      },
      async consoleRoutes(server) {
        const release = pages?.release ?? null;
        await server.register(chatRoutes, { agents, shops, sightings, settingsOf, chats, release });
      },
    };
  },
});
