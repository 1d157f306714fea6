import {
  conversationReference,
  conversationRequests,
  messageReference,
  problemAnswer,
  requestDecision,
} from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { ConversationsService } from '../conversations';
import type { VisitorsService } from '../visitors';
import type { OrderRequests } from './service';

export interface OrderRequestRoutesOptions {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly requests: OrderRequests;
}

const about = (summary: string) => ({
  ...{ tags: ['inbox'], summary },
  response: { 200: conversationRequests, '4xx': problemAnswer, '5xx': problemAnswer },
});

export const orderRequestRoutes: FastifyPluginAsyncZod<OrderRequestRoutesOptions> = async (
  server,
  { agents, visitors, conversations, requests },
) => {
  const path = '/console/api/conversations/:conversationId/requests';

  const list = { ...about('What a shopper asked of the team about orders'), params: conversationReference };
  server.get(path, { schema: list }, async ({ headers, params }) => {
    const { shop } = await agents.require(headers);
    const place = { shopId: shop.id, conversationId: params.conversationId };
    if (!(await visitors.access.isOfShop(place))) throw new ProblemError('not-found');
    return requests.of(place);
  });

  const decide = {
    ...about('Decide about a request; the shopper is told in the conversation and by mail'),
    ...{ params: messageReference, body: requestDecision },
  };
  server.put(`${path}/:id`, { schema: decide }, async ({ headers, params, body }) => {
    const { shop, userId } = await agents.require(headers);
    const place = { shopId: shop.id, conversationId: params.conversationId };
    const agent = await conversations.answeringAgent(place, userId);
    if (!agent) throw new ProblemError('not-found');
    orThrow(await requests.decide(place, agent, params.id, body));
    return requests.of(place);
  });
};
