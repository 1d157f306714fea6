import { loopLinkAnswer, loopLinkBody, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { IdentityService } from '../identity';
import type { Returns } from './service';

export interface ReturnRoutesOptions {
  readonly identity: IdentityService;
  readonly returns: Returns;
}

/** HTTP-30. */
export const returnRoutes: FastifyPluginAsyncZod<ReturnRoutesOptions> = async (server, options) => {
  const { identity, returns } = options;
  const path = '/ssp/flows/loop-returns/generate-deep-link';
  letPagesAsk(server, [path], 'POST');

  const schema = {
    tags: ['self-service'],
    summary: "Where an order stands in the shop's return portal; the access token as Bearer",
    body: loopLinkBody,
    response: { 200: loopLinkAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
  };
  server.post(path, { schema }, async (request) => {
    const { headers, body } = request;
    const token = headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const proven = await identity.tokens.readAccess(token);
    // Without it, whoever knows the number of an order would be led to it.
    if (!proven || proven.shopId !== body.accountId) throw new ProblemError('unauthorized');
    const offer = await identity.offerOf(proven.shopId, request);
    if (!offer.flows.has('return_order')) throw new ProblemError('self-service-off');
    return { url: orThrow(await returns.linkFor(proven, body.order.id)) };
  });
};
