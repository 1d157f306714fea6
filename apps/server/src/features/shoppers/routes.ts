import {
  problemAnswer,
  shopperAddress,
  shopperExport,
  shopperRequest,
  shopperRequests,
  shopperSummary,
} from '@shopbell/protocol/schemas';
import { canConfigure } from '@shopbell/rules/team';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orThrow } from '../../http/outcome';
import { ProblemError } from '../../http/problem';
import type { Attempts } from '../../platform/attempts';
import type { Agents } from '../agents';
import { readAddress } from './readAddress';
import type { Shoppers } from './service';

export interface ShopperRoutesOptions {
  readonly agents: Agents;
  readonly attempts: Attempts;
  readonly shoppers: Shoppers;
}

const tags = ['rights'];
const path = '/console/api/shoppers';
/** Each reads all that is kept about somebody: more is no question of a shopper, but a copy of all of them. */
const perMember = { name: 'shopper-rights', max: 120, windowMs: 60 * 60_000 };

/** Addresses stand in bodies, never in the address of a request. */
export const shopperRoutes: FastifyPluginAsyncZod<ShopperRoutesOptions> = async (server, options) => {
  const { agents, attempts, shoppers } = options;

  async function ask(headers: Parameters<Agents['require']>[0], given: string) {
    const member = await agents.require(headers, canConfigure);
    const address = orThrow(readAddress(given));
    if (!(await attempts.take(perMember, member.userId))) throw new ProblemError('rate');
    return { member, address };
  }

  const find = {
    ...{ tags, summary: 'How much is kept about somebody', body: shopperAddress },
    response: { 200: shopperSummary, '4xx': problemAnswer },
  };
  server.post(`${path}/find`, { schema: find }, async ({ headers, body }) => {
    const { member, address } = await ask(headers, body.address);
    return shoppers.summary(member.shop.id, address);
  });

  const handOver = {
    ...{ tags, summary: 'All that is kept about somebody, by table', body: shopperAddress },
    response: { 200: shopperExport, '4xx': problemAnswer },
  };
  server.post(`${path}/export`, { schema: handOver }, async ({ headers, body }, reply) => {
    const { member, address } = await ask(headers, body.address);
    reply.header('cache-control', 'no-store');
    return shoppers.export(member, address);
  });

  const erase = {
    ...{ tags, summary: 'Delete all that is kept about somebody, for good', body: shopperAddress },
    response: { 202: shopperRequest, '4xx': problemAnswer },
  };
  server.post(`${path}/erase`, { schema: erase }, async ({ headers, body }, reply) => {
    const { member, address } = await ask(headers, body.address);
    return reply.code(202).send(await shoppers.erase(member, address));
  });

  const list = {
    ...{ tags, summary: 'Who asked for what, and how far it has come; the newest first' },
    response: { 200: shopperRequests, '4xx': problemAnswer },
  };
  server.get(`${path}/requests`, { schema: list }, async ({ headers }) => {
    const { shop } = await agents.require(headers, canConfigure);
    return { requests: await shoppers.requests(shop.id) };
  });
};
