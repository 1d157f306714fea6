import { conversationId, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Access } from './access';

export interface AccessRoutesOptions {
  readonly agents: Agents;
  readonly access: Access;
}

const schema = {
  tags: ['visitors'],
  summary: "Sign the shopper's pages out of a conversation, for example on a computer that others use",
  params: z.object({ conversationId }),
  response: { 204: z.null(), '4xx': problemAnswer },
};

export const accessRoutes: FastifyPluginAsyncZod<AccessRoutesOptions> = async (
  server,
  { agents, access },
) => {
  server.delete('/console/api/conversations/:conversationId/access', { schema }, async (request, reply) => {
    const { shop } = await agents.require(request.headers);
    const place = { shopId: shop.id, conversationId: request.params.conversationId };
    if (!(await access.isOfShop(place))) throw new ProblemError('not-found');
    await access.revoke(place);
    return reply.code(204).send(null);
  });
};
