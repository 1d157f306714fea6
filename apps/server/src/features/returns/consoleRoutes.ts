import { newReturnsConnection, problemAnswer, returnsAnswer, returnsState } from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Agents } from '../agents';
import type { Returns } from './service';

export interface ReturnConsoleRoutesOptions {
  readonly agents: Agents;
  readonly returns: Returns;
}

const tags = ['shops'];
const path = '/console/api/returns';

export const returnConsoleRoutes: FastifyPluginAsyncZod<ReturnConsoleRoutesOptions> = async (
  server,
  { agents, returns },
) => {
  const reading = {
    ...{ tags, summary: 'Where the shop has its returns made; never the key' },
    response: { 200: returnsState, '4xx': problemAnswer },
  };
  server.get(path, { schema: reading }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return returns.read(shop.id);
  });

  const connecting = {
    ...{ tags, summary: 'Try a key of Loop, and keep it if it works' },
    body: newReturnsConnection,
    response: { 200: returnsAnswer, '4xx': problemAnswer },
  };
  server.put(path, { schema: connecting }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return returns.connect(shop.id, body);
  });

  const disconnecting = {
    ...{ tags, summary: 'Forget the key' },
    response: { 200: z.object({ status: z.literal('ok') }), '4xx': problemAnswer },
  };
  server.delete(path, { schema: disconnecting }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await returns.disconnect(shop.id);
    return { status: 'ok' as const };
  });
};
