import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { Inbox } from '../inbox';
import { createRetention } from './retention';
import { retentionRoutes } from './routes';
import { createErasure } from './service';
import { createSurroundings } from './surroundings';
import { erasureTables } from './tables';

/** Deleting for good: at a shopper's wish, or because it is old. */
export const erasureFeature = defineFeature({
  name: 'erasure',
  tables: erasureTables,
  create(context: Host & { readonly agents: Agents; readonly inbox: Inbox }) {
    const { agents, inbox, everyFeature } = context;
    const surroundings = createSurroundings(everyFeature);
    const retention = createRetention({ ...context, surroundings });
    return {
      service: createErasure({ ...context, surroundings, note: inbox.notes.tell }),
      async consoleRoutes(server) {
        await server.register(retentionRoutes, { agents, retention });
      },
      forgetOld: retention.sweep,
    };
  },
});
