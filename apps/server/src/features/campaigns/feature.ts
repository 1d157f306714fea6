import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { AvailabilityService } from '../availability';
import type { Catalogue } from '../catalogue';
import { type CommerceService, createAskShop } from '../commerce';
import type { IdentityService } from '../identity';
import type { App, ShopsService } from '../shops';
import type { VisitorsService } from '../visitors';
import type { CampaignsService } from './CampaignsService';
import { createCardFor } from './cardFor';
import {
  answeredCampaignRoutes,
  campaignChatRoutes,
  campaignHistoryRoutes,
  campaignRoutes,
} from './consoleRoutes';
import { createDrawn } from './drawn';
import { findOffer } from './findOffer';
import { pageCampaignRoutes, positivesRoutes, previewRoutes } from './pageRoutes';
import { createPositives } from './positives';
import { createPreview } from './preview';
import { createPreviewTokens } from './previewTokens';
import { createProductProblems } from './productProblems';
import { createRecommend } from './recommend';
import { createCampaigns } from './service';
import { createStarters, listStarters } from './starters';
import { campaignsTables } from './tables';
import { areStartersOn, hasSomethingToSay, toPage } from './toPage';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: ShopsService;
  readonly catalogue: Catalogue;
  readonly commerce: CommerceService;
  readonly identity: IdentityService;
  readonly availability: AvailabilityService;
  readonly visitors: VisitorsService;
}

/** What a shop says to shoppers who have not asked: written, published, and read by its pages. */
export const campaignsFeature = defineFeature({
  name: 'campaigns',
  tables: campaignsTables,
  create(context: Needs) {
    const { database, shops, pages, availability } = context;
    const productProblems = createProductProblems(context);
    const drawnOf = createDrawn({ ...context, productProblems, release: pages?.release ?? null });
    const campaigns = createCampaigns({ ...context, productProblems });
    const release = pages?.release ?? null;
    const recommend = createRecommend(context);
    const cardFor = createCardFor({ drawnOf, recommend, release });
    const previewTokens = createPreviewTokens(context.secret, context.clock);
    const preview = createPreview({ database, tokens: previewTokens, recommend, availability, release });
    const starters = createStarters(context);
    const positives = createPositives({ ...context, askShop: createAskShop(context), drawnOf });

    const startersOf = async (app: App, language: string) => {
      if (!(await drawnOf(app)).hasStarters) return [];
      const place = { shopId: app.shopId, appId: app.id };
      const scope = database.inShops([app.shopId]);
      const own = await listStarters(scope, { ...place, language });
      return own.length > 0 ? own : listStarters(scope, { ...place, language: app.settings.language });
    };
    const pageOf = async (app: App) => toPage(app, await drawnOf(app), await availability.shownAgents(app));

    const service: CampaignsService = {
      drawnOf,
      findOffer: (place) => findOffer(database.inShops([place.shopId]), place),
    };
    return {
      service,
      async routes(server) {
        const options = { ...context, shops, pageOf, startersOf, cardFor, positives, preview };
        await server.register(pageCampaignRoutes, options);
        await server.register(positivesRoutes, options);
        await server.register(previewRoutes, options);
      },
      async consoleRoutes(server) {
        const options = { ...context, campaigns, starters, previewTokens };
        await server.register(campaignRoutes, options);
        await server.register(campaignHistoryRoutes, options);
        await server.register(campaignChatRoutes, options);
        await server.register(answeredCampaignRoutes, context);
      },
      publicSettings: async (app) => ({ campaigns: [...(await drawnOf(app)).campaigns] }),
      hasCampaigns: async (app) => hasSomethingToSay(app, await drawnOf(app)),
      hasStarters: async (app) => areStartersOn(app, await drawnOf(app)),
    };
  },
});
