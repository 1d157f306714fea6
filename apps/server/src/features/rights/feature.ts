import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { CorrespondenceService } from '../correspondence';
import type { Erasure } from '../erasure';
import type { Inbox } from '../inbox';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { rightsRoutes } from './routes';
import { transcriptRoutes } from './transcriptRoutes';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
  readonly inbox: Inbox;
  readonly correspondence: CorrespondenceService;
  readonly erasure: Erasure;
}

/** What a shopper may ask for in their own conversation, and an agent for them. */
export const rightsFeature = defineFeature({
  name: 'rights',
  tables: {},
  create(context: Needs) {
    const { transcripts } = context.correspondence;
    const { access } = context.visitors;
    return {
      service: {},
      async routes(server) {
        await server.register(rightsRoutes, { ...context, access, transcripts });
      },
      async consoleRoutes(server) {
        await server.register(transcriptRoutes, { ...context, transcripts });
      },
    };
  },
});
