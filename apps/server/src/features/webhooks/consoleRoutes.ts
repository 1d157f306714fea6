import { dataRequestReference, problemAnswer, webhookState } from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../http/problem';
import type { Agents } from '../agents';
import type { Webhooks } from './service';

export interface WebhookConsoleRoutesOptions {
  readonly agents: Agents;
  readonly webhooks: Webhooks;
}

const tags = ['shops'];

export const webhookConsoleRoutes: FastifyPluginAsyncZod<WebhookConsoleRoutesOptions> = async (
  server,
  { agents, webhooks },
) => {
  const path = '/console/api/commerce/webhooks';

  const reading = {
    ...{
      tags,
      summary: "What the shop's own system tells by itself, and who wants to know what is kept of it",
    },
    response: { 200: webhookState, '4xx': problemAnswer },
  };
  server.get(path, { schema: reading }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return webhooks.stateOf(shop.id);
  });

  const requests = '/console/api/commerce/data-requests/:id';
  const looking = {
    ...{ tags, summary: 'All that is kept about the orders of a customer who wants to know it' },
    params: dataRequestReference,
    response: {
      200: z.object({
        customerId: z.number().nullable(),
        orders: z.array(z.record(z.string(), z.unknown())),
      }),
      '4xx': problemAnswer,
    },
  };
  server.get(requests, { schema: looking }, async ({ headers, params }, reply) => {
    const { shop } = await agents.require(headers, canConfigure);
    const found = await webhooks.dataFor(shop.id, params.id);
    if (!found) throw new ProblemError('not-found');
    reply.header('content-disposition', 'attachment; filename="customer-data.json"');
    return found as { customerId: number | null; orders: Record<string, unknown>[] };
  });

  const settling = {
    ...{ tags, summary: 'The customer was answered' },
    params: dataRequestReference,
    response: { 200: z.object({ status: z.literal('ok') }), '4xx': problemAnswer },
  };
  server.delete(requests, { schema: settling }, async ({ headers, params }) => {
    const { shop } = await agents.require(headers, canConfigure);
    if (!(await webhooks.settle(shop.id, params.id))) throw new ProblemError('not-found');
    return { status: 'ok' as const };
  });
};
