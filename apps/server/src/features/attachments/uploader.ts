import { appKey, conversationId } from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isOwnOrigin } from '../../http/ownOrigin';
import { ProblemError } from '../../http/problem';
import { type Agents, callerOf } from '../agents';
import { isOriginAllowed, type Shops } from '../shops';
import type { Tokens } from '../visitors';
import type { Owner } from './store';

export const uploaderQuery = z.object({
  appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  appKey: appKey.optional(),
  /** For agents: where the file is meant to stand. A shopper's is the token's. */
  conversationId: conversationId.optional(),
});

export interface UploaderDependencies {
  readonly shops: Shops;
  readonly tokens: Tokens;
  readonly agents: Agents;
  readonly appOf: (place: { shopId: number; conversationId: string }) => Promise<number | null>;
  readonly publicUrl: URL | null;
}

export interface Uploader {
  readonly owner: Owner;
  readonly network: string;
}

type UploadRequest = FastifyRequest<{ Querystring: z.infer<typeof uploaderQuery> }>;

/** Who uploads: a shopper by the token of a conversation, or an agent by the console's session. */
export function createUploaderCheck({ shops, tokens, agents, appOf, publicUrl }: UploaderDependencies) {
  async function visitor(request: UploadRequest, token: string): Promise<Owner> {
    const { appId, appKey: key } = request.query;
    if (appId === undefined && key === undefined)
      throw new ProblemError('invalid-request', 'Give appId or appKey.');
    const app = await shops.findApp(appId === undefined ? { key: key ?? '' } : { id: appId });
    if (!app || app.deletedAt) throw new ProblemError('unknown-app');
    const { origin, host } = request.headers;
    if (!isOriginAllowed(app, origin, host)) throw new ProblemError('foreign-origin');
    const claims = await tokens.verify(token, app.id);
    if (!claims) throw new ProblemError('unauthorized');
    return { shopId: claims.shopId, conversationId: claims.conversationId, fromAgent: false };
  }

  async function agent(request: UploadRequest): Promise<Owner> {
    const member = await agents.signedIn(request.headers);
    if (!member) throw new ProblemError('unauthorized');
    if (!isOwnOrigin(request.headers, publicUrl)) throw new ProblemError('foreign-origin');
    const place = { shopId: member.shop.id, conversationId: request.query.conversationId ?? '' };
    if (place.conversationId === '') throw new ProblemError('invalid-request', 'Give conversationId.');
    if ((await appOf(place)) === null) throw new ProblemError('not-found');
    return { ...place, fromAgent: true };
  }

  return async (request: UploadRequest): Promise<Uploader> => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const owner = token === undefined ? await agent(request) : await visitor(request, token);
    return { owner, network: callerOf(request).network };
  };
}
