import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { SearchService } from '../search';
import type { ShopsService } from '../shops';
import { createAllowances } from '../tracking';
import { createCenterOf } from './centers';
import { createChoices } from './choices';
import { articleHistoryRoutes, articleRoutes, helpCenterConsoleRoutes } from './consoleRoutes';
import { createFindTexts } from './createFindTexts';
import { helpFeedbackRoutes } from './feedbackRoutes';
import { importRoutes } from './import/routes';
import { createImports } from './import/service';
import { indexAnew } from './indexAnew';
import { helpPages, helpSitemap } from './pageRoutes';
import { publishDue } from './publishDue';
import { createRecommendations } from './recommendations';
import { recommendationRoutes } from './routes';
import { createArticles } from './service';
import { helpCenterTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: ShopsService;
  readonly search: SearchService;
}

/** What a shop has written down for its shoppers: written, published, read on its own pages and recommended. */
export const helpCenterFeature = defineFeature({
  name: 'helpCenter',
  tables: helpCenterTables,
  create(context: Needs) {
    const { database, clock, shops, search, trustedProxies, onFailure } = context;
    const centerOf = createCenterOf(database, shops);
    const articles = createArticles({ ...context, centerOf });
    const recommendations = createRecommendations(context);
    const options = {
      ...{ ...context, articles, recommendations, choices: createChoices({ ...context, centerOf }) },
      ...{ imports: createImports({ ...context, centerOf }) },
      allowances: createAllowances(clock, trustedProxies),
    };
    return {
      service: { findTexts: createFindTexts({ ...context, centerOf }) },
      async routes(server) {
        await server.register(recommendationRoutes, options);
        await server.register(helpPages, options);
        await server.register(helpSitemap, options);
        await server.register(helpFeedbackRoutes, options);
      },
      async consoleRoutes(server) {
        await server.register(helpCenterConsoleRoutes, options);
        await server.register(articleRoutes, options);
        await server.register(articleHistoryRoutes, options);
        await server.register(importRoutes, options);
      },
      start: () => void indexAnew(context).catch(onFailure),
      everyMinute: () => publishDue({ database, search, now: new Date(clock.now()) }),
      async forgetOld() {
        await articles.forgetOld();
        await recommendations.forgetOld();
      },
    };
  },
});
