import { conversationOrders, conversationReference, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { ConversationsService } from '../conversations';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import type { Orders } from './service';

export interface OrderConsoleRoutesOptions {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly shops: Shops;
  readonly orders: Orders;
}

const schema = {
  tags: ['inbox'],
  summary:
    "The orders of the person in a conversation, by their proven number or their address, from the shop's own system",
  params: conversationReference,
  response: { 200: conversationOrders, '4xx': problemAnswer, '5xx': problemAnswer },
};

export const orderConsoleRoutes: FastifyPluginAsyncZod<OrderConsoleRoutesOptions> = async (
  server,
  { agents, visitors, conversations, shops, orders },
) => {
  server.get('/console/api/conversations/:conversationId/orders', { schema }, async (request) => {
    const { shop } = await agents.require(request.headers);
    const place = { shopId: shop.id, conversationId: request.params.conversationId };
    if (!(await visitors.access.isOfShop(place))) throw new ProblemError('not-found');
    const found = orThrow(await orders.ofVisitor(shop.id, await visitors.find(place)));
    const appId = await conversations.appOf(place);
    const app = appId === null ? null : await shops.findApp({ id: appId });
    return { ...found, cancelWithinHours: app?.settings.selfService.cancelWithinHours ?? null };
  });
};
