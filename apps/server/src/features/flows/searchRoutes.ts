import { flowSearchAnswer, flowSearchBody, problemAnswer } from '@shopbell/protocol/schemas';
import { toSupported } from '@shopbell/rules/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Database } from '../../platform/db';
import type { SearchService } from '../search';
import { isOriginAllowed, type Shops } from '../shops';
import { findFlows } from './findFlows';

export interface SearchRoutesOptions {
  readonly database: Database;
  readonly shops: Shops;
  readonly attempts: Attempts;
  readonly search: SearchService;
}

const path = '/ssp/flow-recommendation/search';
/** chosen: a shopper asks now and then. */
const limit = { name: 'flow-search', max: 120, windowMs: 10 * 60_000 };

/** HTTP-23: flows that a question is about, the best first. What is published is public, so nobody proves who they are. */
export const flowSearchRoutes: FastifyPluginAsyncZod<SearchRoutesOptions> = async (server, options) => {
  const { database, shops, attempts, search } = options;
  letPagesAsk(server, [path], 'POST');

  const schema = {
    ...{ tags: ['recommendations'], summary: 'Flows that a question is about, the best first' },
    body: flowSearchBody,
    response: { 200: flowSearchAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
  };
  server.post(path, { schema }, async ({ body, headers, ip }) => {
    const { accountId: shopId, query, language } = body;
    if (toSupported(language) === null)
      throw new ProblemError('invalid-request', 'language: is none that is known here');
    const chats = await shops.liveApps(shopId);
    if (chats.length === 0) throw new ProblemError('not-found');
    if (!chats.some((chat) => isOriginAllowed(chat, headers.origin, headers.host)))
      throw new ProblemError('foreign-origin');
    if (!(await attempts.take(limit, `${shopId} ${ip}`))) throw new ProblemError('rate');
    return { flows: await findFlows({ database, search }, { shopId, query, language }) };
  });
};
