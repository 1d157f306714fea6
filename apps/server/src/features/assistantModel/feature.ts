import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { AssistantService } from '../assistant';
import type { VisitorsService } from '../visitors';
import { modelRoutes } from './routes';
import { createModels } from './service';
import { forgetSpent } from './store';
import { assistantModelTables } from './tables';

interface Needs extends Host {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly assistant: AssistantService;
}

const keptMs = 400 * 24 * 60 * 60_000;

/** Lets a model think for the assistant, where the installation or a shop has one, and watches what it costs. */
export const assistantModelFeature = defineFeature({
  name: 'assistantModel',
  tables: assistantModelTables,
  create(context: Needs) {
    const { agents, assistant, clock, database } = context;
    const models = createModels(context);
    assistant.useEngine(models.pick);
    assistant.useBudget(models.spend);
    assistant.usePolicy(models.policyOf);
    assistant.useSelling(models.sellingOf);
    return {
      service: {},
      async consoleRoutes(server) {
        await server.register(modelRoutes, { agents, models });
      },
      forgetOld: () => forgetSpent(database, new Date(clock.now() - keptMs).toISOString().slice(0, 10)),
    };
  },
});
