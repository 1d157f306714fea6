import { randomUUID } from 'node:crypto';
import { appKey, conversationId, problemAnswer } from '@shopbell/protocol/schemas';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import { type AppReference, isOriginAllowed, type Shops } from '../shops';
import type { Access } from './access';
import type { Visitors } from './service';
import type { Tokens } from './tokens';

export interface VisitorRoutesOptions {
  readonly shops: Shops;
  readonly tokens: Tokens;
  readonly access: Access;
  readonly visitors: Visitors;
}

const authQuery = z.object({
  appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  appKey: appKey.optional(),
  /** From a link in a mail. */
  resume: z.string().max(2000).optional(),
});

/** A conversation exists from its first message on; a token only says which one that will be. */
export const visitorRoutes: FastifyPluginAsyncZod<VisitorRoutesOptions> = async (server, options) => {
  const { shops, tokens, access, visitors } = options;

  server.options('/auth', async (request, reply) => {
    reply
      .header('access-control-allow-origin', request.headers.origin ?? '*')
      .header('access-control-allow-headers', 'authorization')
      .header('access-control-allow-methods', 'GET, DELETE')
      .header('access-control-max-age', '600')
      .header('vary', 'origin')
      .code(204);
  });

  const schema = {
    tags: ['visitors'],
    summary: 'A new or renewed access token, in the Authorization header of the answer',
    querystring: authQuery,
    response: { 200: z.object({ conversationId }), '4xx': problemAnswer },
  };
  server.get('/auth', { schema }, async (request, reply) => {
    const { origin, host } = request.headers;
    reply
      .header('access-control-allow-origin', origin ?? '*')
      .header('vary', 'origin')
      .header('cache-control', 'no-store');
    const app = await shops.findApp(toReference(request.query));
    if (!app || isSwitchedOff(app)) throw new ProblemError('unknown-app');
    // Browsers name no origin in a question to their own; that it is their own they say as well.
    const isOwn = origin === undefined && request.headers['sec-fetch-site'] === 'same-origin';
    if (!isOwn && !isOriginAllowed(app, origin, host)) throw new ProblemError('foreign-origin');
    const old = request.headers.authorization?.replace(/^Bearer /i, '');
    const { resume } = request.query;
    const resumed = resume === undefined ? null : await tokens.verifyResume(resume, app.id);
    if (resume !== undefined && !resumed) throw new ProblemError('link-over');
    const proven = resumed ?? (old ? await access.verifyForRenewal(old, app.id) : null);
    // Who had everything deleted begins anew.
    const isErased = proven !== null && (await visitors.isErased(proven));
    const known = isErased ? null : proven;
    const claims = {
      conversationId: conversationId.parse(known?.conversationId ?? randomUUID()),
      appId: app.id,
      shopId: app.shopId,
    };
    reply
      .header('authorization', `Bearer ${await tokens.issue(claims, isErased)}`)
      .header('access-control-expose-headers', 'authorization');
    return { conversationId: claims.conversationId };
  });

  const revocation = {
    tags: ['visitors'],
    summary: 'Sign out: the token, and every other of its conversation, opens nothing any more',
    querystring: authQuery.omit({ resume: true }),
    response: { 204: z.null(), '4xx': problemAnswer },
  };
  server.delete('/auth', { schema: revocation }, async (request, reply) => {
    const { origin, authorization = '' } = request.headers;
    reply.header('access-control-allow-origin', origin ?? '*').header('vary', 'origin');
    const app = await shops.findApp(toReference(request.query));
    if (!app) throw new ProblemError('unknown-app');
    const claims = await access.verifyForRenewal(authorization.replace(/^Bearer /i, ''), app.id);
    if (!claims) throw new ProblemError('unauthorized');
    await access.revoke(claims);
    return reply.code(204).send(null);
  });
};

function toReference({ appId, appKey }: z.infer<typeof authQuery>): AppReference {
  if (appId !== undefined) return { id: appId };
  if (appKey !== undefined) return { key: appKey };
  throw new ProblemError('invalid-request', 'Give appId or appKey.');
}
