import type { FastifyInstance } from 'fastify';
import { readCart } from '../cart/cartCookie';
import { collections, productByHandle, searchProducts } from '../catalog';
import type { SendPage } from '../shell/createPageSender';
import { asFields, firstText, wholeNumber } from '../shell/fields';
import { cartPage } from './cartPage';
import { checkoutPage, thankYouPage } from './checkoutPage';
import { collectionPage } from './collectionPage';
import { homePage } from './homePage';
import { notFoundPage } from './notFoundPage';
import { productPage } from './productPage';
import { searchPage } from './searchPage';

type ByHandle = { Params: { handle: string } };

const longestQuery = 100;

export function pageRoutes(app: FastifyInstance, sendPage: SendPage): void {
  app.get('/', (request, reply) => sendPage(request, reply, homePage()));
  app.get<ByHandle>('/products/:handle', (request, reply) => {
    const product = productByHandle(request.params.handle);
    const variantId = wholeNumber(firstText(asFields(request.query).variant));
    return sendPage(request, reply, product ? productPage(product, variantId) : notFoundPage());
  });
  app.get<ByHandle>('/collections/:handle', (request, reply) => {
    const collection = collections.find(({ handle }) => handle === request.params.handle);
    return sendPage(request, reply, collection ? collectionPage(collection) : notFoundPage());
  });
  app.get('/search', (request, reply) => {
    const query = firstText(asFields(request.query).q).trim().slice(0, longestQuery);
    return sendPage(request, reply, searchPage(query, searchProducts(query)));
  });
  app.get('/cart', (request, reply) => sendPage(request, reply, cartPage(readCart(request.headers.cookie))));
  app.get('/checkout', (request, reply) =>
    sendPage(request, reply, checkoutPage(readCart(request.headers.cookie))),
  );
  app.post('/checkout', (_request, reply) => reply.redirect('/checkout/thank-you', 303));
  app.get('/checkout/thank-you', (request, reply) => sendPage(request, reply, thankYouPage()));
}
