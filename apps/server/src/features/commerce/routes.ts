import { commerceState, connectAnswer, newConnection, problemAnswer } from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Agents } from '../agents';
import type { Connections } from './service';

export interface CommerceRoutesOptions {
  readonly agents: Agents;
  readonly connections: Connections;
  readonly isDemoShop: (shopId: number) => Promise<boolean>;
}

const ok = z.object({ status: z.literal('ok') });

export const commerceRoutes: FastifyPluginAsyncZod<CommerceRoutesOptions> = async (
  server,
  { agents, connections, isDemoShop },
) => {
  const path = '/console/api/commerce';
  const tags = ['shops'];

  const reading = {
    ...{
      tags,
      summary: 'What the shop sells with, and whether the desk can read it; never the access token',
    },
    response: { 200: commerceState, '4xx': problemAnswer },
  };
  server.get(path, { schema: reading }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return { isDemo: await isDemoShop(shop.id), ...(await connections.read(shop.id)) };
  });

  const connecting = {
    ...{ tags, summary: 'Try a connection and keep it if it works; otherwise say what is missing' },
    body: newConnection,
    response: { 200: connectAnswer, '4xx': problemAnswer },
  };
  server.put(path, { schema: connecting }, async ({ headers, body }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return connections.connect(shop.id, body);
  });

  const disconnecting = {
    ...{ tags, summary: 'Forget the connection and its access token' },
    response: { 200: ok, '4xx': problemAnswer },
  };
  server.delete(path, { schema: disconnecting }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    await connections.disconnect(shop.id);
    return { status: 'ok' as const };
  });
};
