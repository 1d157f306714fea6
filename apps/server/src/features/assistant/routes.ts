import { orderActionAnswer, problemAnswer, proposalConfirmation } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { IdentityService } from '../identity';
import type { Proposals } from './proposals';

export interface AssistantRoutesOptions {
  readonly identity: IdentityService;
  readonly proposals: Proposals;
}

const path = '/ssp/assistant/proposals/:proposalId/confirm';

const schema = {
  tags: ['self-service'],
  summary: "Agree to what the assistant proposed to do with an order; the conversation's token as Bearer",
  params: z.object({ proposalId: z.uuid() }),
  body: proposalConfirmation,
  response: { 200: orderActionAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
};

export const assistantRoutes: FastifyPluginAsyncZod<AssistantRoutesOptions> = async (
  server,
  { identity, proposals },
) => {
  letPagesAsk(server, [path], 'POST');

  server.post(path, { schema }, async (request) => {
    const { accountId, accessToken } = request.body;
    const proven = await identity.tokens.readAccess(accessToken);
    if (proven?.shopId !== accountId) throw new ProblemError('unauthorized');
    await identity.offerOf(accountId, request);
    const visitor = await identity.conversationOf(request.headers);
    if (visitor?.shopId !== accountId) throw new ProblemError('unauthorized');
    return orThrow(await proposals.confirm(request.params.proposalId, proven, visitor));
  });
};
