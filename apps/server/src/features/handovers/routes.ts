import { conversationId, problemAnswer, visitorDetails } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Conversations } from '../conversations';
import type { Visitors } from '../visitors';
import type { Handovers } from './service';

export interface VisitorConsoleOptions {
  readonly agents: Agents;
  readonly visitors: Visitors;
  readonly conversations: Conversations;
  readonly handovers: Handovers;
}

const parameters = z.object({ conversationId });

export const visitorConsoleRoutes: FastifyPluginAsyncZod<VisitorConsoleOptions> = async (server, options) => {
  const { agents, visitors, conversations, handovers } = options;
  const schema = {
    summary: 'Who writes in a conversation, their cart, and what flows of the page handed over',
    params: parameters,
    response: { 200: visitorDetails, '4xx': problemAnswer },
  };
  server.get('/console/api/conversations/:conversationId/visitor', { schema }, async (request) => {
    const member = await agents.require(request.headers);
    const place = { shopId: member.shop.id, conversationId: request.params.conversationId };
    if ((await conversations.appOf(place)) === null) throw new ProblemError('not-found');
    return { visitor: await visitors.find(place), handovers: await handovers.of(place) };
  });
};
