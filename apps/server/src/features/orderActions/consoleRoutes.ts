import {
  agentActionBody,
  conversationReference,
  orderActionAnswer,
  problemAnswer,
  returnableAnswer,
} from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import { type ConversationsService, senderOf } from '../conversations';
import { provenKeyOf } from '../orders';
import type { Shops } from '../shops';
import type { VisitorsService } from '../visitors';
import { orderParameter } from './routes';
import type { OrderActions } from './service';

export interface OrderActionConsoleOptions {
  readonly agents: Agents;
  readonly visitors: VisitorsService;
  readonly conversations: ConversationsService;
  readonly shops: Shops;
  readonly actions: OrderActions;
}

const schema = {
  tags: ['inbox'],
  summary:
    "Cancel an order of the person in a conversation in the shop's own system, send it elsewhere, or register a return",
  params: conversationReference.extend({ orderId: orderParameter }),
  body: agentActionBody,
  response: { 200: orderActionAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
};

const returnable = {
  tags: ['inbox'],
  summary: 'What of an order can go back in this moment, and what of the same price could come instead',
  params: conversationReference.extend({ orderId: orderParameter }),
  response: { 200: returnableAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
};

/** An agent does for shoppers what these could do themselves, by the same rules, and only for who has proven who they are. */
export const orderActionConsoleRoutes: FastifyPluginAsyncZod<OrderActionConsoleOptions> = async (
  server,
  { agents, visitors, conversations, shops, actions },
) => {
  const path = '/console/api/conversations/:conversationId/orders/:orderId';

  /** Who answers in a conversation, and whose orders it is about. */
  async function aboutOf(headers: FastifyRequest['headers'], conversationId: string) {
    const { shop, userId } = await agents.require(headers);
    const place = { shopId: shop.id, conversationId };
    const agent = await conversations.answeringAgent(place, userId);
    const app = agent && (await shops.findApp({ id: agent.appId }));
    if (!app) throw new ProblemError('not-found');
    const visitor = await visitors.find(place);
    const customer = provenKeyOf(visitor);
    if (!customer) throw new ProblemError(visitor.email === null ? 'not-found' : 'address-unproven');
    return { agent, app, customer };
  }

  server.get(`${path}/returnable`, { schema: returnable }, async ({ headers, params }) => {
    const { app, customer } = await aboutOf(headers, params.conversationId);
    return orThrow(await actions.returnable(app, customer, params.orderId));
  });

  server.post(`${path}/actions`, { schema }, async ({ headers, params, body }) => {
    const { agent, app, customer } = await aboutOf(headers, params.conversationId);
    const wisher = {
      ...{ app, conversationId: params.conversationId, customer },
      ...({ actor: 'agent', sender: senderOf(agent), language: app.settings.language } as const),
    };
    return orThrow(await actions.perform(wisher, { orderId: params.orderId, ...body }));
  });
};
