import { appKey, conversationId } from '@shopbell/protocol/schemas';
import { isSwitchedOff } from '@shopbell/rules/launcher';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Database } from '../../platform/db';
import { type Agents, callerOf } from '../agents';
import { isOriginAllowed, type Shops } from '../shops';
import type { Access } from '../visitors';
import { isConversation, type Owner } from './store';

export const uploaderQuery = z.object({
  appId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  appKey: appKey.optional(),
  /** For agents: where the file is meant to stand. A shopper's is the token's. */
  conversationId: conversationId.optional(),
});

interface UploaderDependencies {
  readonly shops: Shops;
  readonly access: Access;
  readonly agents: Agents;
  readonly database: Database;
}

export interface Uploader {
  readonly owner: Owner;
  readonly network: string;
}

type UploadRequest = FastifyRequest<{ Querystring: z.infer<typeof uploaderQuery> }>;

export type UploaderCheck = (request: UploadRequest) => Promise<Uploader>;

/** A shopper uploads by the token of a conversation. */
export function createVisitorCheck({
  shops,
  access,
}: Pick<UploaderDependencies, 'shops' | 'access'>): UploaderCheck {
  return async (request) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token === undefined) throw new ProblemError('unauthorized');
    const { appId, appKey: key } = request.query;
    if (appId === undefined && key === undefined)
      throw new ProblemError('invalid-request', 'Give appId or appKey.');
    const app = await shops.findApp(appId === undefined ? { key: key ?? '' } : { id: appId });
    if (!app || isSwitchedOff(app)) throw new ProblemError('unknown-app');
    const { origin, host } = request.headers;
    if (!isOriginAllowed(app, origin, host)) throw new ProblemError('foreign-origin');
    const claims = await access.verify(token, app.id);
    if (!claims) throw new ProblemError('unauthorized');
    const { shopId, conversationId: place } = claims;
    return { owner: { shopId, conversationId: place, fromAgent: false }, network: callerOf(request).network };
  };
}

/** An agent uploads by the console's session, which the browser sends to the console's own addresses only. */
export function createAgentCheck({
  agents,
  database,
}: Pick<UploaderDependencies, 'agents' | 'database'>): UploaderCheck {
  return async (request) => {
    const { shop } = await agents.require(request.headers);
    const place = { shopId: shop.id, conversationId: request.query.conversationId ?? '' };
    if (place.conversationId === '') throw new ProblemError('invalid-request', 'Give conversationId.');
    if (!(await isConversation(database.inShops([shop.id]), place))) throw new ProblemError('not-found');
    return { owner: { ...place, fromAgent: true }, network: callerOf(request).network };
  };
}
