import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { productByHandle } from '../catalog';
import { productJson } from '../catalog/productJson';
import type { Cart, CartOutcome } from './cart';
import { cartCookie, newToken, readCart, readToken, tokenCookie } from './cartCookie';
import { addFromBody, changeFromBody, requestedIds } from './cartInput';
import { cartJson, lineJson } from './cartJson';
import { describeProblem } from './describeProblem';

/** A plugin of its own, so that what goes wrong here is answered in Shopify's JSON and not as a page. */
export async function ajaxRoutes(app: FastifyInstance): Promise<void> {
  app.setErrorHandler(sendError);
  app.get('/cart.js', sendCart);
  app.get('/cart.json', sendCart);
  app.post('/cart/add.js', add);
  app.post('/cart/change.js', (request, reply) =>
    save(request, reply, changeFromBody(cartOf(request), request.body), (cart) =>
      answer(request, reply, cart),
    ),
  );
  app.post('/cart/clear.js', (request, reply) =>
    save(request, reply, { ok: true, cart: [] }, (cart) => answer(request, reply, cart)),
  );
  app.get<{ Params: { handle: string } }>('/products/:handle.js', sendProduct);
}

function cartOf(request: FastifyRequest): Cart {
  return readCart(request.headers.cookie);
}

function sendCart(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(request, reply, cartOf(request));
}

function add(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return save(request, reply, addFromBody(cartOf(request), request.body), (cart) => {
    const ids = requestedIds(request.body);
    const lines = cart.filter(({ variant }) => ids.includes(variant.id)).map(lineJson);
    const isList = typeof request.body === 'object' && request.body !== null && 'items' in request.body;
    return sendJson(reply, isList ? { items: lines } : lines[0]);
  });
}

function save(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: CartOutcome,
  next: (cart: Cart) => FastifyReply,
): FastifyReply {
  if (!outcome.ok) return sendProblem(reply, 422, 'Cart Error', describeProblem(outcome.problem));
  reply.header('set-cookie', cartCookie(outcome.cart, request.protocol === 'https'));
  return next(outcome.cart);
}

function answer(request: FastifyRequest, reply: FastifyReply, cart: Cart): FastifyReply {
  const known = readToken(request.headers.cookie);
  const token = known ?? newToken();
  if (!known) reply.header('set-cookie', tokenCookie(token, request.protocol === 'https'));
  return sendJson(reply, cartJson(cart, token));
}

function sendProduct(
  request: FastifyRequest<{ Params: { handle: string } }>,
  reply: FastifyReply,
): FastifyReply {
  const product = productByHandle(request.params.handle);
  if (!product) return sendProblem(reply, 404, 'Not Found', 'No product has this handle.');
  return sendJson(reply, productJson(product));
}

/** A body that cannot be read is bad cart input too; anything from 500 up is the server's to report. */
function sendError(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) throw error;
  return sendProblem(reply, status === 400 ? 422 : status, 'Cart Error', error.message);
}

function sendProblem(
  reply: FastifyReply,
  status: number,
  message: string,
  description: string,
): FastifyReply {
  return sendJson(reply.code(status), { status, message, description });
}

function sendJson(reply: FastifyReply, body: object | undefined): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(body);
}
