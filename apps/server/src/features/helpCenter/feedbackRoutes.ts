import { helpArticlePlace, helpFeedback } from '@shopbell/protocol/schemas';
import { toSupported } from '@shopbell/rules/language';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { isOwnOrigin } from '../../http/ownOrigin';
import { ProblemError } from '../../http/problem';
import type { HelpPagesOptions } from './pageRoutes';
import { publishedBySlug } from './publicStore';
import { findCenter } from './store';

export interface HelpFeedbackOptions extends HelpPagesOptions {
  readonly publicUrl: URL | null;
}

/** Readers of a public page say by its own form whether it helped; nobody else's page says it for them. */
export const helpFeedbackRoutes: FastifyPluginAsyncZod<HelpFeedbackOptions> = async (
  server,
  { database, shops, recommendations, allowances, publicUrl },
) => {
  server.addHook('onRequest', async ({ raw, headers }) => {
    if (!allowances.mayNetwork(raw)) throw new ProblemError('rate');
    if (!isOwnOrigin(headers, publicUrl)) throw new ProblemError('foreign-origin');
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1000 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  server.post(
    '/help/:shop/:language/*',
    { schema: { params: helpArticlePlace, body: helpFeedback } },
    async ({ params, body, headers, ip, url }, reply) => {
      const center = await findCenter(database, { slug: params.shop });
      const [chat] = center ? await shops.liveApps(center.shopId) : [];
      const language = toSupported(params.language);
      if (!center || !chat || language === null) throw new ProblemError('not-found');
      const { shopId } = center;
      const text = await publishedBySlug(database.inShops([shopId]), {
        ...{ shopId, language, slug: params['*'] },
      });
      if (!text) throw new ProblemError('not-found');
      const isHelpful = body.helpful === 'yes';
      // Many share a network; a browser of another name is another reader.
      const whom = `${ip} ${headers['user-agent'] ?? ''}`;
      await recommendations.judge(center, { articleId: text.articleId, isHelpful }, whom);
      return reply.redirect(`${url.split('?')[0]}?thanks=${body.helpful}`, 303);
    },
  );
};
