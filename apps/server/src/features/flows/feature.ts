import { createListeners } from '../../feature/createListeners';
import { defineFeature, type Host } from '../../feature/Feature';
import type { Agents } from '../agents';
import type { ConversationsService } from '../conversations';
import type { Handovers } from '../handovers';
import type { IdentityService } from '../identity';
import type { Inbox } from '../inbox';
import type { OrderActions } from '../orderActions';
import type { Orders } from '../orders';
import type { SearchService } from '../search';
import type { Shops } from '../shops';
import { createReadAnswer } from './answers';
import { flowConsoleRoutes, flowHistoryRoutes } from './consoleRoutes';
import { createEffects } from './effects';
import { createEngine } from './engine';
import { forgetOld } from './executionStore';
import { indexAnew } from './indexAnew';
import { flowPageRoutes } from './pageRoutes';
import { createFlowPreviewTokens } from './previewTokens';
import { flowSearchRoutes } from './searchRoutes';
import { createFlowSecrets } from './secrets';
import { createFlows } from './service';
import { flowsTables } from './tables';
import { createTell, type HandedOver } from './tell';

interface Needs extends Host {
  readonly agents: Agents;
  readonly shops: Shops;
  readonly conversations: ConversationsService;
  readonly handovers: Handovers;
  readonly inbox: Inbox;
  readonly identity: IdentityService;
  readonly orders: Orders;
  readonly search: SearchService;
  readonly orderActions: Pick<OrderActions, 'perform' | 'returnable'>;
}

/** chosen: nobody goes on after that. */
const keptMs = 90 * 86_400_000;

/** What shoppers are led through step by step: written, published, and gone through. */
export const flowsFeature = defineFeature({
  name: 'flows',
  tables: flowsTables,
  create(context: Needs) {
    const { database, clock, onFailure } = context;
    const secrets = createFlowSecrets(context);
    const handedOver = createListeners<[HandedOver]>();
    const engine = createEngine({
      ...context,
      effects: createEffects({ ...context, secrets }),
      readAnswer: createReadAnswer(context),
      tell: createTell({ ...context, onHandedOver: handedOver.tell }),
    });
    const flows = createFlows(context);
    const previewTokens = createFlowPreviewTokens(context.secret, clock);
    return {
      /** Told once and again where a server ended in between. */
      service: { ...engine, whenHandedOver: handedOver.add },
      async routes(server) {
        await server.register(flowPageRoutes, { ...context, engine, previewTokens });
        await server.register(flowSearchRoutes, context);
      },
      async consoleRoutes(server) {
        const options = { ...context, flows, secrets, previewTokens };
        await server.register(flowConsoleRoutes, options);
        await server.register(flowHistoryRoutes, options);
      },
      start: () => void indexAnew(context).catch(onFailure),
      forgetOld: () => forgetOld(database, new Date(clock.now() - keptMs)),
    };
  },
});
