import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { ConversationsService } from '../conversations';
import type { VisitorsService } from '../visitors';
import { createHandoverFrames } from './frames';
import { visitorConsoleRoutes } from './routes';
import { createHandovers } from './service';
import { handoversTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
}

/** Flows, recommendations and order questions that run in the page and then need a person. */
export const handoversFeature = defineFeature({
  name: 'handovers',
  tables: handoversTables,
  create(context: Needs) {
    const handovers = createHandovers(context);
    return {
      service: handovers,
      async consoleRoutes(server) {
        await server.register(visitorConsoleRoutes, { ...context, handovers });
      },
      visitorFrames: createHandoverFrames({ ...context, handovers }),
    };
  },
});
