import {
  numericId,
  ordersAnswer,
  ordersQuery,
  problemAnswer,
  trackOrderAnswer,
  trackOrderBody,
  trackOrderQuery,
  transactionsAnswer,
} from '@shopbell/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { letPagesAsk } from '../../http/letPagesAsk';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { IdentityService, ProvenCustomer } from '../identity';
import type { Orders } from './service';

export interface OrderRoutesOptions {
  readonly identity: IdentityService;
  readonly orders: Orders;
}

const tags = ['self-service'];
const answers = { '4xx': problemAnswer, '5xx': problemAnswer };

/** Somebody's own orders (HTTP-13, HTTP-17..19). */
export const orderRoutes: FastifyPluginAsyncZod<OrderRoutesOptions> = async (server, options) => {
  const { identity, orders } = options;
  letPagesAsk(server, ['/ssp/orders', '/ssp/orders/*', '/ssp/flows/track-order'], 'GET, POST');

  /** `shopId` null: the token alone says which. */
  async function provenOf(
    request: FastifyRequest,
    shopId: number | null,
    token: string,
    flow?: 'track_order',
  ): Promise<ProvenCustomer> {
    const proven = await identity.tokens.readAccess(token);
    if (!proven || (shopId !== null && proven.shopId !== shopId)) throw new ProblemError('unauthorized');
    const offer = await identity.offerOf(proven.shopId, request);
    if (flow && !offer.flows.has(flow)) throw new ProblemError('self-service-off');
    return proven;
  }

  const list = {
    ...{ tags, summary: 'Orders, newest first', querystring: ordersQuery },
    response: { 200: ordersAnswer, ...answers },
  };
  server.get('/ssp/orders', { schema: list }, async (request) => {
    const { accountId, accessToken } = request.query;
    return orThrow(await orders.all(await provenOf(request, accountId, accessToken)));
  });

  const transactions = {
    ...{ tags, summary: 'Payments of an order; the access token as Bearer' },
    params: z.object({ orderId: numericId }),
    response: { 200: transactionsAnswer, ...answers },
  };
  server.get('/ssp/orders/:orderId/transactions', { schema: transactions }, async (request) => {
    const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? '';
    const proven = await provenOf(request, null, token);
    return { transactions: orThrow(await orders.transactions(proven, request.params.orderId)) };
  });

  const track = {
    ...{ tags, summary: 'An order as it is now' },
    querystring: trackOrderQuery,
    body: trackOrderBody,
    response: { 200: trackOrderAnswer, ...answers },
  };
  server.post('/ssp/flows/track-order', { schema: track }, async (request) => {
    const { accountId, accessToken } = request.query;
    const proven = await provenOf(request, accountId, accessToken, 'track_order');
    const { order, customerId } = request.body;
    if (customerId != null && customerId !== proven.customerId) throw new ProblemError('forbidden');
    return { order: orThrow(await orders.one(proven, order.id)) };
  });
};
