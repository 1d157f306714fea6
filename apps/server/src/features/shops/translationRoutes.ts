import { problemAnswer, translations } from '@shopbell/protocol/schemas';
import { textsOf } from '@shopbell/texts/all';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { createPackAnswer } from './packAnswer';

const query = z.object({ lang: z.string().max(35).default('en-US') });

/** For a shopper whose language is not the one the chat is configured in. */
export const translationRoutes: FastifyPluginAsyncZod = async (server) => {
  server.addHook('onSend', createPackAnswer());

  const schema = {
    summary: 'All texts of the widget and of self-service in a language; English for one that we do not have',
    querystring: query,
    response: { 200: translations, '4xx': problemAnswer },
  };
  server.get('/api/translations', { schema }, async (request, reply) => {
    // They change only with a release, and an hour later everyone has the new ones.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'public, max-age=3600');
    return textsOf(request.query.lang);
  });
};
