import type { OrderWish } from '@shopbell/protocol';
import {
  orderActionAnswer,
  orderActionBody,
  problemAnswer,
  returnableAnswer,
  trackOrderQuery,
} from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { IdentityService } from '../identity';
import type { App, Shops } from '../shops';
import type { OrderActions } from './service';

export interface OrderActionRoutesOptions {
  readonly identity: IdentityService;
  readonly shops: Shops;
  readonly actions: OrderActions;
}

export const orderParameter = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const schema = {
  tags: ['self-service'],
  summary:
    "Cancel an order in the shop's own system, send it elsewhere, or register a return; the conversation's token as Bearer",
  params: z.object({ orderId: orderParameter }),
  body: orderActionBody,
  response: { 200: orderActionAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
};

const returnable = {
  tags: ['self-service'],
  summary: 'What of an order can go back in this moment, and what of the same price could come instead',
  params: z.object({ orderId: orderParameter }),
  querystring: trackOrderQuery,
  response: { 200: returnableAnswer, '4xx': problemAnswer, '5xx': problemAnswer },
};

export const orderActionRoutes: FastifyPluginAsyncZod<OrderActionRoutesOptions> = async (
  server,
  { identity, shops, actions },
) => {
  // Which methods pages may use there is said with the orders themselves.
  letPagesAsk(server, [], 'POST');

  server.post('/ssp/orders/:orderId/actions', { schema }, async (request) => {
    const { params, body } = request;
    const { accountId, accessToken, key, wish, language } = body;
    const proven = await identity.tokens.readAccess(accessToken);
    if (proven?.shopId !== accountId) throw new ProblemError('unauthorized');
    await identity.offerOf(accountId, request);
    const visitor = await identity.conversationOf(request.headers);
    if (visitor?.shopId !== accountId) throw new ProblemError('unauthorized');
    const app = await shops.findApp({ id: visitor.appId });
    if (!app || !isOffered(app, wish)) throw new ProblemError('self-service-off');
    const wisher = {
      ...{ app, conversationId: visitor.conversationId, customer: { id: proven.customerId } },
      ...({ actor: 'shopper', sender: null, language: language ?? app.settings.language } as const),
    };
    return orThrow(await actions.perform(wisher, { orderId: params.orderId, key, wish }));
  });

  server.get('/ssp/orders/:orderId/returnable', { schema: returnable }, async (request) => {
    const { accountId, accessToken } = request.query;
    const proven = await identity.tokens.readAccess(accessToken);
    if (proven?.shopId !== accountId) throw new ProblemError('unauthorized');
    const offer = await identity.offerOf(accountId, request);
    if (!offer.flows.has('return_order')) throw new ProblemError('self-service-off');
    const { orderId } = request.params;
    return orThrow(await actions.returnable({ shopId: accountId }, { id: proven.customerId }, orderId));
  });
};

const switches = {
  cancel: ['cancel_order', 'cancel_order'],
  address: [null, 'change_address'],
  return: ['return_order', 'return_order'],
} as const;

/** Whether a chat lets shoppers do this themselves. */
export function isOffered({ settings }: App, { kind }: Pick<OrderWish, 'kind'>): boolean {
  const { enabled, deleted, flows, atOnce } = settings.selfService;
  if (!enabled || deleted) return false;
  const [flow, wanted] = switches[kind];
  return (flow === null || flows[flow]) && atOnce[wanted];
}
