import { problemAnswer, shortenAnswer, shortenBody } from '@shopbell/protocol/schemas';
import { isBot } from '@shopbell/rules/tracking';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { ProblemError } from '../../http/problem';
import type { Allowances } from '../tracking';
import type { Links } from './service';

export interface LinkRoutesOptions {
  readonly links: Links;
  readonly allowances: Allowances;
}

const tags = ['campaigns'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

/** A browser that only prepares a page has not been told to go there. */
const isPrepared = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/i.test(`${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`);

export const linkRoutes: FastifyPluginAsyncZod<LinkRoutesOptions> = async (server, { links, allowances }) => {
  letPagesAsk(server, ['/campaign-service/shorten'], 'POST');
  server.addHook('onRequest', async ({ raw, method }) => {
    if (method !== 'OPTIONS' && !allowances.mayNetwork(raw)) throw new ProblemError('rate');
  });

  const shorten = {
    ...{ tags, summary: "Short addresses of the shop's own pages, by which who follows them is counted" },
    body: shortenBody,
    response: { 200: shortenAnswer, ...answers },
  };
  server.post('/campaign-service/shorten', { schema: shorten }, async ({ body }) => ({
    urls: await links.shortenAll(body.urls),
  }));

  const follow = {
    ...{ tags, summary: "Leads to a page of the shop's own, and nowhere else" },
    params: z.object({ code: z.string().max(64) }),
  };
  server.get('/l/:code', { schema: follow, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('x-robots-tag', 'noindex').header('x-content-type-options', 'nosniff');
    const { code } = request.params;
    const url = await links.follow(code, isBot(request.headers['user-agent']), !isPrepared(request));
    if (url !== null) return reply.redirect(url, 302);
    return reply.code(404).type('text/plain; charset=utf-8').send('This link leads nowhere any more.');
  });
};
