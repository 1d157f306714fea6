import { createGathering } from '../../feature/createGathering';
import { defineFeature, type Host } from '../../feature/Feature';
import type { Catalogue } from '../catalogue';
import type { CommerceService } from '../commerce';
import type { ConversationsService } from '../conversations';
import type { HandedOver } from '../flows';
import type { Handovers } from '../handovers';
import type { FindTexts } from '../helpCenter';
import type { IdentityService } from '../identity';
import type { Inbox } from '../inbox';
import type { OrderActions } from '../orderActions';
import type { Orders } from '../orders';
import type { SearchService } from '../search';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { findHeld } from './findHeld';
import { createProposals } from './proposals';
import { assistantRoutes } from './routes';
import { createAssistant } from './service';
import { assistantTables } from './tables';

interface Needs extends Host {
  readonly shops: Shops;
  readonly search: SearchService;
  readonly catalogue: Catalogue;
  readonly commerce: CommerceService;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly handovers: Handovers;
  readonly inbox: Inbox;
  readonly identity: IdentityService;
  readonly orders: Orders;
  readonly orderActions: Pick<OrderActions, 'perform' | 'returnable'>;
  readonly flows: { whenHandedOver(listener: (handedOver: HandedOver) => void): void };
  readonly helpCenter: { readonly findTexts: FindTexts };
}

/** Who answers first where a chat wants that: from what is known, or not at all. */
export const assistantFeature = defineFeature({
  name: 'assistant',
  tables: assistantTables,
  create(context: Needs) {
    const { conversations, flows, inbox, clock, errand } = context;
    const assistant = createAssistant(context);
    const proposals = createProposals({ ...context, policyOf: assistant.policyOf });
    const hear = createGathering(errand, assistant.said);
    conversations.whenSaid((_, visitor, message, metadata) =>
      hear(visitor.appId, { visitor, message, metadata }),
    );
    inbox.routing.useHeld((transaction, shopId) => findHeld(transaction, shopId, clock.now()));
    flows.whenHandedOver((handedOver) => errand(assistant.flowEnded(handedOver)));
    conversations.whenStored((messages, shopOf) => {
      for (const { conversationId, fromAgent, senderInfo } of messages) {
        const shopId = shopOf.get(conversationId);
        if (fromAgent && !senderInfo?.isBot && shopId !== undefined)
          errand(assistant.personSpoke({ shopId, conversationId }));
      }
    });
    return {
      service: { ...assistant.service, carryOn: assistant.carryOn, takeForgotten: assistant.takeForgotten },
      async routes(server) {
        await server.register(assistantRoutes, { ...context, proposals });
      },
      everyMinute: assistant.takeForgotten,
      stop: async () => assistant.stop(),
    };
  },
});
