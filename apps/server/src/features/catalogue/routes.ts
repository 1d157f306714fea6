import { problemAnswer, productList, productQuery } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../http/problem';
import { CommerceError } from '../../platform/commerce';
import type { Log } from '../../platform/log';
import type { Agents } from '../agents';
import type { Catalogue } from './Catalogue';

export interface CatalogueRoutesOptions {
  readonly agents: Agents;
  readonly catalogue: Catalogue;
  readonly log: Log;
}

export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRoutesOptions> = async (
  server,
  { agents, catalogue, log },
) => {
  const schema = {
    tags: ['inbox'],
    summary: "The shop's products, from which cards are made",
    querystring: productQuery,
    response: { 200: productList, '4xx': problemAnswer, '5xx': problemAnswer },
  };
  server.get('/console/api/products', { schema }, async ({ headers, query }) => {
    const { shop } = await agents.require(headers);
    const products = await catalogue(shop.id, { words: query.q?.trim() ?? '' }).catch((error: unknown) => {
      if (!(error instanceof CommerceError)) throw error;
      log.warn({ shopId: shop.id, trouble: error.trouble, err: error }, "The shop's products gave no answer");
      throw new ProblemError('platform-down');
    });
    return { hasCatalogue: products !== null, products: [...(products ?? [])] };
  });
};
