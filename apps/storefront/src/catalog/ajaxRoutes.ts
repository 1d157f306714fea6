import type { FastifyInstance } from 'fastify';
import { asFields, firstText, wholeNumber } from '../shell/fields';
import { sendJson, sendJsonError, sendProblem } from '../shell/sendJson';
import { browse, sortOrderOf } from './browseCollection';
import { collectionByHandle } from './collections';
import type { Catalog } from './createCatalog';
import { feedProductJson, suggestedProductJson } from './feedJson';
import { relatedTo } from './productFacts';
import { productJson } from './productJson';
import { searchProducts } from './searchProducts';

type ByHandle = { Params: { handle: string } };

/** What themes and apps ask a Shopify shop about its products. */
export async function catalogAjaxRoutes(
  app: FastifyInstance,
  { catalog }: { catalog: Catalog },
): Promise<void> {
  app.setErrorHandler(sendJsonError);
  app.get<ByHandle>('/products/:handle.js', (request, reply) => {
    const product = catalog.byHandle(request.params.handle);
    if (!product) return sendProblem(reply, 404, 'Not Found', 'No product has this handle.');
    return sendJson(reply, productJson(product));
  });
  app.get<ByHandle>('/collections/:handle/products.json', (request, reply) => {
    const collection = collectionByHandle(request.params.handle);
    if (!collection) return sendProblem(reply, 404, 'Not Found', 'No collection has this handle.');
    const query = asFields(request.query);
    const limit = limitOf(query.limit, 30, 250);
    const page = Math.max(wholeNumber(firstText(query.page)) ?? 1, 1);
    const view = { sortOrder: sortOrderOf(firstText(query.sort_by)), onlyInStock: false };
    const products = browse(catalog.products.filter(collection.holds), view);
    return sendJson(reply, {
      products: products.slice((page - 1) * limit, page * limit).map(feedProductJson),
    });
  });
  app.get('/search/suggest.json', (request, reply) => {
    const query = asFields(request.query);
    const words = firstText(query.q).trim().slice(0, 100);
    if (words === '') return sendProblem(reply, 422, 'Invalid parameter error', 'q is missing.');
    const found = searchProducts(catalog.products, words).slice(
      0,
      limitOf(query['resources[limit]'], 10, 10),
    );
    const results = { queries: [], collections: [], pages: [], articles: [] };
    return sendJson(reply, {
      resources: { results: { ...results, products: found.map(suggestedProductJson) } },
    });
  });
  app.get('/recommendations/products.json', (request, reply) => {
    const query = asFields(request.query);
    const product = catalog.byId(wholeNumber(firstText(query.product_id)) ?? 0);
    if (!product) return sendProblem(reply, 404, 'Not Found', 'No product has this product_id.');
    const products = relatedTo(product, catalog.products).slice(0, limitOf(query.limit, 10, 10));
    return sendJson(reply, { intent: 'related', products: products.map(productJson) });
  });
}

function limitOf(value: unknown, usual: number, most: number): number {
  return Math.min(Math.max(wholeNumber(firstText(value)) ?? usual, 1), most);
}
