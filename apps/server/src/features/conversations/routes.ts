import { conversationList, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Conversations } from './service';

export interface ConversationRoutesOptions {
  readonly agents: Agents;
  readonly conversations: Conversations;
}

const listQuery = z.object({ before: z.iso.datetime().optional() });

export const conversationRoutes: FastifyPluginAsyncZod<ConversationRoutesOptions> = async (
  server,
  options,
) => {
  const schema = {
    tags: ['conversations'],
    summary: "The shop's conversations, the latest activity first",
    querystring: listQuery,
    response: { 200: conversationList, '4xx': problemAnswer },
  };
  server.get('/console/api/conversations', { schema }, async (request) => {
    const member = await options.agents.signedIn(request.headers);
    if (!member) throw new ProblemError('unauthorized');
    const { before } = request.query;
    return options.conversations.list(member.shop.id, before === undefined ? null : new Date(before));
  });
};
