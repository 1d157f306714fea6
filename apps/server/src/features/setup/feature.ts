import { defineFeature, type Host } from '../../feature/Feature';
import type { AgentsService } from '../agents';
import { setupRoutes } from './routes';
import { createSetup } from './service';
import { setupTables } from './tables';

/** The first owner of an empty installation. */
export const setupFeature = defineFeature({
  name: 'setup',
  tables: setupTables,
  create(context: Host & { readonly agents: AgentsService }) {
    const { accounts, passwords, signIns } = context.agents;
    const service = createSetup({ ...context, passwords, signIns, onCode: context.onSetupCode });
    return {
      service,
      async consoleRoutes(server) {
        await server.register(setupRoutes, { ...context, accounts, setupService: service });
      },
    };
  },
});
