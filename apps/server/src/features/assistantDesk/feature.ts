import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { AssistantService } from '../assistant';
import type { ConversationsService } from '../conversations';
import type { ShopsService } from '../shops';
import { createCases } from './cases';
import { createGuidance } from './guidance';
import { guidanceRoutes } from './guidanceRoutes';
import { reviewRoutes } from './reviewRoutes';
import { createReviews } from './reviews';
import { createSwitches } from './switches';
import { switchRoutes } from './switchRoutes';
import { assistantDeskTables } from './tables';
import { createTrial } from './trial';
import { trialRoutes } from './trialRoutes';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: ShopsService;
  readonly assistant: AssistantService;
  readonly conversations: ConversationsService;
}

/** The assistant as owners look after it: what it goes by, what they tried, and what became of it. */
export const assistantDeskFeature = defineFeature({
  name: 'assistantDesk',
  tables: assistantDeskTables,
  create(context: Needs) {
    const guidance = createGuidance(context);
    const tryOut = createTrial({ ...context, guidance });
    const options = {
      ...{ ...context, guidance, tryOut, switches: createSwitches(context) },
      cases: createCases({ ...context, guidance, tryOut }),
      reviews: createReviews(context),
    };
    context.assistant.useGuidance(guidance.published);
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(guidanceRoutes, options);
        await server.register(switchRoutes, options);
        await server.register(trialRoutes, options);
        await server.register(reviewRoutes, options);
      },
    };
  },
});
