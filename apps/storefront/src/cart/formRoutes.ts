import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../createShop';
import { cartPage } from '../pages/cartPage';
import type { SendPage } from '../shell/createPageSender';
import { asFields } from '../shell/fields';
import type { CartProblem } from './cart';
import { readCart } from './cartCookie';
import { changeDetails, readDetails } from './cartDetails';
import { addFromBody, updateFromBody } from './cartInput';
import { describeProblem } from './describeProblem';
import { ensureToken, saveCart, saveDetails } from './saveCart';

/** The cart without JavaScript: post, then go and see. */
export function cartFormRoutes(app: FastifyInstance, shop: Shop, sendPage: SendPage): void {
  const { catalog } = shop;
  const cartOf = (request: FastifyRequest) => readCart(catalog, request.headers.cookie);
  const refuse = (request: FastifyRequest, reply: FastifyReply, problem: CartProblem) => {
    const details = changeDetails(readDetails(request.headers.cookie), request.body);
    return sendPage(request, reply, {
      ...cartPage(cartOf(request), details, describeProblem(problem)),
      status: 422,
    });
  };

  app.get('/cart', (request, reply) =>
    sendPage(request, reply, cartPage(cartOf(request), readDetails(request.headers.cookie))),
  );
  app.post('/cart/add', (request, reply) => {
    const outcome = saveCart(request, reply, addFromBody(catalog, cartOf(request), request.body));
    return outcome.ok ? reply.redirect('/cart', 303) : refuse(request, reply, outcome.problem);
  });
  app.post('/cart/update', (request, reply) => {
    const outcome = updateFromBody(catalog, cartOf(request), request.body);
    if (!outcome.ok) return refuse(request, reply, outcome.problem);
    const details = changeDetails(readDetails(request.headers.cookie), request.body);
    const kept = saveDetails(request, reply, details);
    if (!kept.ok) return refuse(request, reply, kept.problem);
    saveCart(request, reply, outcome);
    if (!('checkout' in asFields(request.body))) return reply.redirect('/cart', 303);
    return reply.redirect(`/checkouts/${ensureToken(shop, request, reply)}`, 303);
  });
}
