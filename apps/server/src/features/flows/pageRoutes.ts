import {
  flowAdvanceBody,
  flowExecution,
  flowLookQuery,
  flowMoveBody,
  flowReference,
  flowStartBody,
  problemAnswer,
} from '@shopbell/protocol/schemas';
import { toSupported } from '@shopbell/rules/language';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { IdentityService } from '../identity';
import { isOriginAllowed, type Shops } from '../shops';
import type { Engine } from './engine';
import type { FlowPreviewTokens } from './previewTokens';

export interface PageRoutesOptions {
  readonly identity: IdentityService;
  readonly shops: Shops;
  readonly attempts: Attempts;
  readonly engine: Engine;
  readonly previewTokens: FlowPreviewTokens;
}

const tags = ['flows'];
const answers = { 200: flowExecution, '4xx': problemAnswer, '5xx': problemAnswer };
const all = '/ssp/flows/executions';
const one = `${all}/:executionId`;
/** chosen: whoever begins more is no shopper. */
const startLimit = { name: 'flow-start', max: 60, windowMs: 60 * 60_000 };
const stepLimit = { name: 'flow-step', max: 600, windowMs: 10 * 60_000 };

/** For shoppers' pages; the conversation's token as Bearer says who asks and in which chat. */
export const flowPageRoutes: FastifyPluginAsyncZod<PageRoutesOptions> = async (server, options) => {
  const { identity, shops, attempts, engine, previewTokens } = options;
  letPagesAsk(server, [all, `${all}/*`], 'GET, POST');

  /** The chat of the conversation that asks, from a page where it may stand. */
  async function placeOf({ headers }: FastifyRequest, accountId: number, limit: typeof startLimit) {
    const visitor = await identity.conversationOf(headers);
    if (visitor?.shopId !== accountId) throw new ProblemError('unauthorized');
    const app = await shops.findApp({ id: visitor.appId });
    if (!app || app.deletedAt) throw new ProblemError('unknown-app');
    if (!isOriginAllowed(app, headers.origin, headers.host)) throw new ProblemError('foreign-origin');
    if (!(await attempts.take(limit, visitor.conversationId))) throw new ProblemError('rate');
    return { app, conversationId: visitor.conversationId };
  }

  const start = {
    tags,
    summary: 'Begins a flow; the same key begins one',
    body: flowStartBody,
    response: answers,
  };
  server.post(all, { schema: start }, async (request) => {
    const { flowId, key, accountId, previewToken } = request.body;
    const place = await placeOf(request, accountId, startLimit);
    const isDraft = previewToken !== undefined;
    if (isDraft && !(await previewTokens.isFor(previewToken, { shopId: accountId, flowId })))
      throw new ProblemError('not-found', 'The preview is over.');
    const isPreview = isDraft || request.body.isPreview;
    const wanted = request.body.language ?? place.app.settings.language;
    const language = toSupported(wanted) ?? place.app.settings.language;
    return orThrow(await engine.start({ ...place, flowId, key, language, isPreview, isDraft }));
  });

  const look = {
    ...{ tags, summary: 'Where a shopper is in a flow' },
    ...{ params: flowReference, querystring: flowLookQuery, response: answers },
  };
  server.get(one, { schema: look }, async (request) => {
    const { accountId, accessToken } = request.query;
    const { conversationId } = await placeOf(request, accountId, stepLimit);
    const id = request.params.executionId;
    return orThrow(await engine.look({ shopId: accountId, id, accessToken, conversationId }));
  });

  const answer = {
    ...{
      tags,
      summary: 'What a shopper answers; who answers an earlier question is shown the one that is asked',
    },
    ...{ params: flowReference, body: flowAdvanceBody, response: answers },
  };
  server.post(`${one}/advance`, { schema: answer }, async (request) => {
    const { accountId, accessToken, revision } = request.body;
    const { app, conversationId } = await placeOf(request, accountId, stepLimit);
    const id = request.params.executionId;
    const seen = { shopId: accountId, id, accessToken, conversationId, revision };
    return orThrow(await engine.advance(seen, app, request.body.answer));
  });

  for (const way of ['back', 'reset'] as const) {
    const summary =
      way === 'back' ? 'To the question before' : 'To the first step, where a flow is tried out';
    const schema = { tags, summary, params: flowReference, body: flowMoveBody, response: answers };
    server.post(`${one}/${way}`, { schema }, async (request) => {
      const { accountId, accessToken, revision } = request.body;
      const { conversationId } = await placeOf(request, accountId, stepLimit);
      const id = request.params.executionId;
      const seen = { shopId: accountId, id, accessToken, conversationId, revision };
      return orThrow(await engine[way](seen));
    });
  }
};
