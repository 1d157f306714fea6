import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cartPage } from '../pages/cartPage';
import type { SendPage } from '../shell/createPageSender';
import { asFields } from '../shell/fields';
import type { CartOutcome } from './cart';
import { cartCookie, readCart } from './cartCookie';
import { addFromBody, updateFromForm } from './cartInput';
import { describeProblem } from './describeProblem';

/** The cart without JavaScript: post, then go and see. */
export function formRoutes(app: FastifyInstance, sendPage: SendPage): void {
  const finish = (request: FastifyRequest, reply: FastifyReply, outcome: CartOutcome) => {
    if (!outcome.ok) {
      const page = cartPage(readCart(request.headers.cookie), describeProblem(outcome.problem));
      return sendPage(request, reply, { ...page, status: 422 });
    }
    reply.header('set-cookie', cartCookie(outcome.cart, request.protocol === 'https'));
    return reply.redirect('checkout' in asFields(request.body) ? '/checkout' : '/cart', 303);
  };

  app.post('/cart/add', (request, reply) =>
    finish(request, reply, addFromBody(readCart(request.headers.cookie), request.body)),
  );
  app.post('/cart/update', (request, reply) =>
    finish(request, reply, updateFromForm(readCart(request.headers.cookie), request.body)),
  );
}
