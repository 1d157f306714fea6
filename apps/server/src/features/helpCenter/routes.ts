import { articleEvent, articleSearch, problemAnswer, recommendedArticles } from '@shopbell/protocol/schemas';
import { toSupported } from '@shopbell/rules/language';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Database } from '../../platform/db';
import { isOriginAllowed, type Shops } from '../shops';
import type { Allowances } from '../tracking';
import type { Recommendations } from './recommendations';
import { findCenter, type HelpCenter } from './store';

export interface RecommendationRoutesOptions {
  readonly database: Database;
  readonly shops: Shops;
  readonly allowances: Allowances;
  readonly recommendations: Recommendations;
}

const tags = ['recommendations'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const addresses = ['/ssp/article-recommendation/search', '/ssp/article-recommendation/event'] as const;

/** For pages of a chat that recommends articles of this help center; articles are public, so nobody proves who they are. */
export const recommendationRoutes: FastifyPluginAsyncZod<RecommendationRoutesOptions> = async (
  server,
  { database, shops, allowances, recommendations },
) => {
  letPagesAsk(server, addresses, 'POST');
  server.addHook('onRequest', async ({ raw, method }) => {
    if (method !== 'OPTIONS' && !allowances.mayNetwork(raw)) throw new ProblemError('rate');
  });

  async function centerFor(id: number, { headers }: FastifyRequest): Promise<HelpCenter> {
    const center = await findCenter(database, { id });
    if (!center) throw new ProblemError('not-found');
    const chats = (await shops.liveApps(center.shopId)).filter(({ settings }) => {
      const { enabled, helpCenterId } = settings.automation.articleRecommendation;
      return enabled && helpCenterId === id;
    });
    if (chats.length === 0) throw new ProblemError('recommendations-off');
    if (!chats.some((chat) => isOriginAllowed(chat, headers.origin, headers.host)))
      throw new ProblemError('foreign-origin');
    return center;
  }

  const search = {
    ...{ tags, summary: 'Articles that answer a question, the best first', body: articleSearch },
    response: { 200: recommendedArticles, ...answers },
  };
  server.post(addresses[0], { schema: search }, async (request) => {
    const { helpCenterId, query, language } = request.body;
    if (toSupported(language) === null)
      throw new ProblemError('invalid-request', 'language: is none that is known here');
    const center = await centerFor(helpCenterId, request);
    return { articles: await recommendations.search(center, { query, language }) };
  });

  const note = {
    ...{ tags, summary: 'A recommended article was shown, opened, or has helped or not', body: articleEvent },
    response: { 204: z.null(), ...answers },
  };
  server.post(addresses[1], { schema: note }, async (request, reply) => {
    const { body } = request;
    const center = await centerFor(body.helpCenterId, request);
    if (center.shopId !== body.accountId) throw new ProblemError('not-found');
    const whom = body.conversationId || request.ip;
    if (!(await recommendations.note(center, body, whom))) throw new ProblemError('not-found');
    return reply.code(204).send(null);
  });
};
