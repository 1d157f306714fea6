import { problemAnswer, retention as retentionSchema } from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';
import type { Retention } from './retention';

export interface RetentionRoutesOptions {
  readonly agents: Agents;
  readonly retention: Retention;
}

export const retentionRoutes: FastifyPluginAsyncZod<RetentionRoutesOptions> = async (
  server,
  { agents, retention },
) => {
  const path = '/console/api/retention';
  const response = { 200: retentionSchema, '4xx': problemAnswer };

  server.get(
    path,
    { schema: { tags: ['shops'], summary: 'How long conversations are kept', response } },
    async ({ headers }) => {
      const { shop } = await agents.require(headers, canConfigure);
      return { days: await retention.read(shop.id) };
    },
  );
  server.put(
    path,
    {
      schema: {
        tags: ['shops'],
        summary: 'Keep conversations for so many days after their last message; null keeps them',
        body: retentionSchema,
        response,
      },
    },
    async ({ headers, body }) => {
      const { shop } = await agents.require(headers, canConfigure);
      await retention.change(shop.id, body.days);
      return body;
    },
  );
};
