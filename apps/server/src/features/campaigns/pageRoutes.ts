import {
  campaignCard,
  campaignPreview,
  cardQuery,
  type PageCampaigns,
  pageCampaigns,
  positives as positivesAnswer,
  positivesQuery,
  previewWish,
  problemAnswer,
  starters as startersAnswer,
  startersQuery,
} from '@shopbell/protocol/schemas';
import { toSupported } from '@shopbell/rules/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { IdentityService } from '../identity';
import { type App, createPackAnswer, type Shops } from '../shops';
import type { CardFor } from './cardFor';
import type { Positives } from './positives';
import type { Preview } from './preview';

export interface PageRoutesOptions {
  readonly shops: Shops;
  readonly identity: IdentityService;
  readonly attempts: Attempts;
  readonly pageOf: (app: App) => Promise<PageCampaigns>;
  readonly startersOf: (app: App, language: string) => Promise<{ id: string; text: string }[]>;
  readonly cardFor: CardFor;
  readonly preview: Preview;
  readonly positives: Positives;
}

const tags = ['campaigns'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const params = z.object({ appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

async function liveApp(shops: Shops, id: number): Promise<App> {
  const app = await shops.findApp({ id });
  if (!app || app.deletedAt) throw new ProblemError('unknown-app');
  return app;
}

/** Public: everything in here reaches every shopper's browser. */
export const pageCampaignRoutes: FastifyPluginAsyncZod<PageRoutesOptions> = async (server, options) => {
  const { shops, pageOf, startersOf, cardFor } = options;
  server.addHook('onSend', createPackAnswer());
  server.addHook('onRequest', async (_, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=60');
  });

  const all = {
    ...{ tags, summary: 'What a page needs to show the campaigns of a chat', params },
    response: { 200: pageCampaigns, ...answers },
  };
  server.get('/api/applications/:appId/campaigns', { schema: all }, async (request) =>
    pageOf(await liveApp(shops, request.params.appId)),
  );

  const one = {
    ...{ tags, summary: 'A campaign’s card for one page, with the products that it recommends there' },
    ...{ params: params.extend({ campaignId: z.string().max(100) }), querystring: cardQuery },
    response: { 200: campaignCard, ...answers },
  };
  server.get(
    '/api/applications/:appId/campaigns/:campaignId/card',
    { schema: one },
    async ({ params: { appId, campaignId }, query }) => {
      const app = await liveApp(shops, appId);
      const { variant = null, product = null, viewed } = query;
      const card = await cardFor(app, { campaignId, variantId: variant, looked: { product, viewed } });
      if (!card) throw new ProblemError('not-found');
      return card;
    },
  );

  const some = {
    ...{ tags, summary: 'Questions that a shopper can press, in their language or that of the chat' },
    ...{ params, querystring: startersQuery },
    response: { 200: startersAnswer, ...answers },
  };
  server.get('/api/applications/:appId/conversation-starters.json', { schema: some }, async (request) => {
    const app = await liveApp(shops, request.params.appId);
    const wanted = request.query.locale ?? app.settings.language;
    return { starters: await startersOf(app, toSupported(wanted) ?? app.settings.language) };
  });
};

/** A shop's page shows what is only being written, by a token that stands in no address that is sent. */
export const previewRoutes: FastifyPluginAsyncZod<PageRoutesOptions> = async (server, { shops, preview }) => {
  const path = '/api/applications/:appId/campaign-preview';
  letPagesAsk(server, [path], 'POST');
  const schema = {
    ...{ tags, summary: 'A campaign as it is saved, for who was given its token' },
    ...{ params, body: previewWish, response: { 200: campaignPreview, ...answers } },
  };
  server.post(path, { schema }, async ({ params: { appId }, body }) => {
    const { token, wording = null, product = null, viewed } = body;
    const app = await liveApp(shops, appId);
    const found = await preview(app, { token, wording, looked: { product, viewed } });
    if (!found) throw new ProblemError('not-found', 'The preview is over, or its campaign is gone.');
    return found;
  });
};

/** chosen: a page asks once a visit; who asks more often than this is no page. */
const limit = { name: 'campaign-positives', max: 60, windowMs: 10 * 60_000 };

/** Only of somebody who has proven who they are, and only what their own campaigns are. */
export const positivesRoutes: FastifyPluginAsyncZod<PageRoutesOptions> = async (server, options) => {
  const { shops, identity, attempts, positives } = options;
  letPagesAsk(server, ['/ssp/campaigns/positives'], 'GET');

  const schema = {
    ...{ tags, summary: 'The campaigns that are for the customer who asks, by what the shop knows of them' },
    querystring: positivesQuery,
    response: { 200: positivesAnswer, ...answers },
  };
  server.get('/ssp/campaigns/positives', { schema }, async ({ query }) => {
    const app = await liveApp(shops, query.appId);
    const { accessToken, idToken } = query;
    const proven =
      (accessToken && (await identity.tokens.readAccess(accessToken))) ||
      (idToken && (await identity.tokens.readProof(idToken)));
    if (!proven || proven.shopId !== app.shopId) throw new ProblemError('unauthorized');
    if (!(await attempts.take(limit, `${proven.shopId} ${proven.customerId}`)))
      throw new ProblemError('rate');
    return { positives: orThrow(await positives(app, proven)) };
  });
};
