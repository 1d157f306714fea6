import { problemAnswer, translations } from '@shopbell/protocol/schemas';
import { textsOf } from '@shopbell/texts/all';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import { createPackAnswer } from './packAnswer';
import type { Shops } from './service';
import { textsOfApp } from './textsOfApp';

const query = z.object({
  lang: z.string().max(35).default('en-US'),
  /** The chat whose shop's own words are wanted too. */
  appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

/** For a shopper whose language is not the one the chat is configured in: of the shop's words those in one language only. */
export const translationRoutes: FastifyPluginAsyncZod<{ readonly shops: Shops }> = async (
  server,
  { shops },
) => {
  server.addHook('onSend', createPackAnswer());

  const schema = {
    summary:
      "All texts of the widget and of self-service in a language, with a chat's own words where one is named; English for a language that we do not have",
    querystring: query,
    response: { 200: translations, '4xx': problemAnswer },
  };
  server.get('/api/translations', { schema }, async ({ query: { lang, appId } }, reply) => {
    reply.header('access-control-allow-origin', '*');
    // Ours change only with a release; a shop's, like its other settings, with every save.
    reply.header('cache-control', `public, max-age=${appId === undefined ? 3600 : 60}`);
    if (appId === undefined) return textsOf(lang);
    const app = await shops.findApp({ id: appId });
    if (!app || app.deletedAt) throw new ProblemError('unknown-app');
    return textsOfApp(app, lang);
  });
};
