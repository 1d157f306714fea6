import type { FastifyInstance } from 'fastify';
import { browse, sortOrderOf } from '../catalog/browseCollection';
import { collectionByHandle } from '../catalog/collections';
import { chosenVariant, relatedTo } from '../catalog/productFacts';
import { searchProducts } from '../catalog/searchProducts';
import type { Shop } from '../createShop';
import type { SendPage } from '../shell/createPageSender';
import { asFields, firstText, wholeNumber } from '../shell/fields';
import { collectionPage } from './collectionPage';
import { homePage } from './homePage';
import { notFoundPage } from './notFoundPage';
import { productPage } from './productPage';
import { searchPage } from './searchPage';

type ByHandle = { Params: { handle: string } };

const longestQuery = 100;

/** The home page once more, with another chat on it. */
export function assistantPage(app: FastifyInstance, { catalog }: Shop, sendPage: SendPage): void {
  app.get('/assistant', (request, reply) => sendPage(request, reply, homePage(catalog)));
}

export function pageRoutes(app: FastifyInstance, { catalog }: Shop, sendPage: SendPage): void {
  app.get('/', (request, reply) => sendPage(request, reply, homePage(catalog)));
  app.get<ByHandle>('/products/:handle', (request, reply) => {
    const product = catalog.byHandle(request.params.handle);
    if (!product) return sendPage(request, reply, notFoundPage('product'));
    const chosen = chosenVariant(product, wholeNumber(firstText(asFields(request.query).variant)));
    const related = relatedTo(product, catalog.products).slice(0, 4);
    return sendPage(request, reply, productPage(product, chosen, related));
  });
  app.get('/collections', (_request, reply) => reply.redirect('/collections/all', 302));
  app.get<ByHandle>('/collections/:handle', (request, reply) => {
    const collection = collectionByHandle(request.params.handle);
    if (!collection) return sendPage(request, reply, notFoundPage('collection'));
    const query = asFields(request.query);
    const view = {
      sortOrder: sortOrderOf(firstText(query.sort_by)),
      onlyInStock: firstText(query['filter.v.availability']) === '1',
    };
    const products = browse(catalog.products.filter(collection.holds), view);
    return sendPage(request, reply, collectionPage(collection, view, products));
  });
  app.get('/search', (request, reply) => {
    const query = firstText(asFields(request.query).q).trim().slice(0, longestQuery);
    return sendPage(request, reply, searchPage(query, searchProducts(catalog.products, query)));
  });
}
