import type { ShopProduct } from '@shopbell/protocol';
import { problemAnswer, productList, productQuery } from '@shopbell/protocol/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Agents } from '../agents';

/** The shop's products that have these words, or some of them where there are none; null without a catalogue. */
export type Catalogue = (shopId: number, words: string) => Promise<ShopProduct[] | null>;

export interface CatalogueRoutesOptions {
  readonly agents: Agents;
  readonly catalogue: Catalogue;
}

export const catalogueRoutes: FastifyPluginAsyncZod<CatalogueRoutesOptions> = async (
  server,
  { agents, catalogue },
) => {
  const schema = {
    tags: ['inbox'],
    summary: "The shop's products, from which cards are made",
    querystring: productQuery,
    response: { 200: productList, '4xx': problemAnswer },
  };
  server.get('/console/api/products', { schema }, async ({ headers, query }) => {
    const { shop } = await agents.require(headers);
    const products = await catalogue(shop.id, query.q?.trim() ?? '');
    return { hasCatalogue: products !== null, products: products ?? [] };
  });
};
