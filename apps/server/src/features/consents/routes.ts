import { chatQuery, givenConsent, nothing, problemAnswer } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Shops } from '../shops';
import { chatAsked, type VisitorsService } from '../visitors';

export interface ConsentRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly attempts: Attempts;
  readonly shops: Shops;
  readonly visitors: VisitorsService;
}

const perConversation = { name: 'marketing-consent', max: 10, windowMs: 60 * 60_000 };

const schema = {
  tags: ['campaigns'],
  summary: 'A shopper has ticked the box for marketing in the form of a campaign',
  querystring: chatQuery,
  body: givenConsent,
  response: { 200: nothing, '4xx': problemAnswer, '5xx': problemAnswer },
};

/** Kept with the moment and the very words, so that a shop can show what somebody has agreed to. */
export const consentRoutes: FastifyPluginAsyncZod<ConsentRoutesOptions> = async (server, options) => {
  const { database, clock, attempts, shops, visitors } = options;
  letPagesAsk(server, ['/ssp/consents'], 'POST');
  server.post('/ssp/consents', { schema }, async (request) => {
    const { appId } = request.query;
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new ProblemError('unauthorized');
    await chatAsked(shops, request, appId);
    const claims = await visitors.access.verify(token, appId);
    if (!claims) throw new ProblemError('unauthorized');
    const { shopId, conversationId } = claims;
    if (!(await attempts.take(perConversation, conversationId))) throw new ProblemError('rate');
    const { campaignId, text, answers } = request.body;
    await database.inShops([shopId]).query(
      `insert into marketing_consent (shop_id, app_id, conversation_id, campaign_id, wording, answers, given_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [shopId, appId, conversationId, campaignId, text, JSON.stringify(answers), new Date(clock.now())],
    );
    return {};
  });
};
