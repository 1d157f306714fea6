import { problemAnswer, transcriptRequest } from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import { callerOf } from '../agents';
import type { Transcripts } from '../correspondence';
import type { Erasure } from '../erasure';
import type { Inbox } from '../inbox';
import { isOriginAllowed, type Shops } from '../shops';
import type { Access, VisitorClaims, Visitors } from '../visitors';

export interface RightsRoutesOptions {
  readonly shops: Shops;
  readonly access: Access;
  readonly visitors: Visitors;
  readonly inbox: Inbox;
  readonly erasure: Erasure;
  readonly transcripts: Transcripts;
  readonly attempts: Attempts;
}

const query = z.object({ appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };
const ok = { status: 'ok' } as const;
const okAnswer = z.object({ status: z.literal('ok') });
const tags = ['rights'];
const hourMs = 60 * 60_000;
const perConversation = { name: 'transcript', max: 3, windowMs: hourMs };
/** Anyone can name any address, so whoever stands behind it is written to only so often, and by one network. */
const perAddress = { name: 'transcript-address', max: 5, windowMs: 24 * hourMs };
const perNetwork = { name: 'transcript-network', max: 10, windowMs: hourMs };

/** What a shopper may ask for in their own conversation, by its token. */
export const rightsRoutes: FastifyPluginAsyncZod<RightsRoutesOptions> = async (server, options) => {
  const { shops, access, visitors, inbox, erasure, transcripts, attempts } = options;

  server.addHook('onRequest', async (request, reply) => {
    reply
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('vary', 'origin')
      .header('cache-control', 'no-store');
  });
  for (const url of ['/api/conversation', '/api/conversation/*']) {
    server.options(url, async (_, reply) => {
      reply
        .header('access-control-allow-headers', 'authorization, content-type')
        .header('access-control-allow-methods', 'POST, DELETE')
        .header('access-control-max-age', '600')
        .code(204);
    });
  }

  async function visitorOf(
    request: FastifyRequest<{ Querystring: z.infer<typeof query> }>,
  ): Promise<VisitorClaims> {
    const app = await shops.findApp({ id: request.query.appId });
    if (!app) throw new ProblemError('unknown-app');
    const { origin, host, authorization = '' } = request.headers;
    if (!isOriginAllowed(app, origin, host)) throw new ProblemError('foreign-origin');
    const claims = await access.verify(authorization.replace(/^Bearer /i, ''), app.id);
    if (!claims) throw new ProblemError('unauthorized');
    return claims;
  }

  server.post(
    '/api/conversation/end',
    {
      schema: { tags, summary: 'End the chat', querystring: query, response: { 200: okAnswer, ...answers } },
    },
    async (request) => {
      orThrow(await inbox.endByShopper(await visitorOf(request)));
      return ok;
    },
  );

  const transcript = {
    tags,
    summary: 'Mail the conversation to the shopper',
    querystring: query,
    body: transcriptRequest,
    response: { 200: z.object({ email: z.string() }), ...answers },
  };
  server.post('/api/conversation/transcript', { schema: transcript }, async (request) => {
    const visitor = await visitorOf(request);
    const known = (await visitors.find(visitor)).email;
    const given = request.body.email;
    if (known === null && given === undefined) throw new ProblemError('email-required');
    const email = known ?? orThrow(await visitors.captureEmail(visitor, { email: given ?? '' }, ''));
    const isWithin =
      (await attempts.take(perConversation, visitor.conversationId)) &&
      (await attempts.take(perAddress, email)) &&
      (await attempts.take(perNetwork, callerOf(request).network));
    if (!isWithin) throw new ProblemError('rate');
    orThrow(await transcripts.send(visitor, { ...request.body, email }));
    return { email };
  });

  const deletion = {
    tags,
    summary: 'Delete everything that is kept about the shopper',
    querystring: query,
    response: { 200: okAnswer, ...answers },
  };
  server.delete('/api/conversation', { schema: deletion }, async (request) => {
    await erasure.eraseVisitor(await visitorOf(request));
    return ok;
  });
};
