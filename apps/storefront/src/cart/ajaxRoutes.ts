import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../createShop';
import { asFields } from '../shell/fields';
import { sendJson, sendJsonError, sendProblem } from '../shell/sendJson';
import type { Cart, CartOutcome } from './cart';
import { readCart } from './cartCookie';
import { changeDetails, noDetails, readDetails } from './cartDetails';
import { addFromBody, changeFromBody, requestedIds, updateFromBody } from './cartInput';
import { cartJson, lineJson } from './cartJson';
import { describeProblem } from './describeProblem';
import { ensureToken, type SaveResult, saveCart, saveDetails } from './saveCart';

type Change = (cart: Cart, body: unknown) => CartOutcome;

/** A plugin of its own, so that what goes wrong here is answered in Shopify's JSON and not as a page. */
export async function cartAjaxRoutes(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  const { catalog } = shop;
  const cartOf = (request: FastifyRequest) => readCart(catalog, request.headers.cookie);
  const answer = (request: FastifyRequest, reply: FastifyReply, cart: Cart, details = detailsOf(request)) =>
    sendJson(reply, cartJson(cart, details, ensureToken(shop, request, reply)));
  const change = (request: FastifyRequest, reply: FastifyReply, decide: Change) => {
    const saved = saveCart(request, reply, decide(cartOf(request), request.body));
    return saved.ok ? answer(request, reply, saved.cart) : refuse(reply, saved);
  };

  app.setErrorHandler(sendJsonError);
  app.get('/cart.js', (request, reply) => answer(request, reply, cartOf(request)));
  app.get('/cart.json', (request, reply) => answer(request, reply, cartOf(request)));
  app.post('/cart/add.js', (request, reply) => {
    const saved = saveCart(request, reply, addFromBody(catalog, cartOf(request), request.body));
    return saved.ok ? sendJson(reply, addedJson(saved.cart, request.body)) : refuse(reply, saved);
  });
  app.post('/cart/change.js', (request, reply) =>
    change(request, reply, (cart, body) => changeFromBody(catalog, cart, body)),
  );
  app.post('/cart/update.js', (request, reply) => {
    const outcome = updateFromBody(catalog, cartOf(request), request.body);
    if (!outcome.ok) return refuse(reply, outcome);
    const details = changeDetails(detailsOf(request), request.body);
    const kept = saveDetails(request, reply, details);
    if (!kept.ok) return refuse(reply, kept);
    saveCart(request, reply, outcome);
    return answer(request, reply, outcome.cart, details);
  });
  app.post('/cart/clear.js', (request, reply) => {
    saveDetails(request, reply, noDetails);
    saveCart(request, reply, { ok: true, cart: [] });
    return answer(request, reply, [], noDetails);
  });
}

function detailsOf(request: FastifyRequest) {
  return readDetails(request.headers.cookie);
}

function refuse(reply: FastifyReply, { problem }: SaveResult & { ok: false }): FastifyReply {
  return sendProblem(reply, 422, 'Cart Error', describeProblem(problem));
}

/** One line for one item, a list for a list. */
function addedJson(cart: Cart, body: unknown): object | undefined {
  const ids = requestedIds(body);
  const lines = cart.filter(({ variant }) => ids.includes(variant.id)).map(lineJson);
  return 'items' in asFields(body) ? { items: lines } : lines[0];
}
