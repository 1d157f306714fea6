import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentCustomer } from '../account/currentCustomer';
import { writeOrder } from '../admin/writeOrder';
import { cartText, readCart, tokenCookie } from '../cart/cartCookie';
import { noDetails, readDetails } from '../cart/cartDetails';
import { saveCart, saveDetails } from '../cart/saveCart';
import type { Shop } from '../createShop';
import { notFoundPage } from '../pages/notFoundPage';
import type { SendPage } from '../shell/createPageSender';
import { asFields, firstText } from '../shell/fields';
import { isSecure } from '../shell/isSecure';
import { type CheckoutForm, formFor, formFromBody } from './checkoutForm';
import { checkoutPage } from './checkoutPage';
import { placeOrder } from './placeOrder';
import { thankYouPage } from './thankYouPage';
import { type CheckoutErrors, validateCheckout } from './validateCheckout';

type ByToken = { Params: { token: string } };
type Trouble = { errors?: CheckoutErrors; notice?: string; status?: number };

const tokenPattern = /^[0-9a-f]{32}$/;

const changedCart =
  'Something in your cart sold meanwhile. Please look at the order again before you place it.';

export function checkoutRoutes(app: FastifyInstance, shop: Shop, sendPage: SendPage): void {
  const send = (request: FastifyRequest, reply: FastifyReply, form?: CheckoutForm, trouble: Trouble = {}) => {
    const customer = currentCustomer(shop, request);
    const page = checkoutPage(readCart(shop.catalog, request.headers.cookie), {
      form: form ?? formFor(customer),
      errors: trouble.errors ?? {},
      notice: trouble.notice ?? '',
      attempt: shop.newToken(),
      action: request.url.split('?')[0] ?? '/checkout',
      isSignedIn: customer !== null,
      status: trouble.status ?? 200,
    });
    return sendPage(request, reply, page);
  };
  const place = (request: FastifyRequest, reply: FastifyReply) => {
    const { attempt, seen } = asFields(request.body);
    const known = shop.orders.byAttempt(firstText(attempt));
    if (known) return reply.redirect(thankYouAddress(known.token), 303);
    const form = formFromBody(request.body);
    const cart = readCart(shop.catalog, request.headers.cookie);
    const checked = validateCheckout(form);
    if (cart.length === 0) return send(request, reply, form, { status: 422 });
    if (!checked.ok) return send(request, reply, form, { errors: checked.errors, status: 422 });
    if (firstText(seen) !== cartText(cart))
      return send(request, reply, form, { notice: changedCart, status: 409 });
    const order = placeOrder(shop, {
      cart,
      details: readDetails(request.headers.cookie),
      checked,
      signedIn: currentCustomer(shop, request),
      attempt: tokenPattern.test(firstText(attempt)) ? firstText(attempt) : shop.newToken(),
    });
    shop.webhooks.tell('orders/create', (origin) => writeOrder(shop, order, origin));
    saveCart(request, reply, { ok: true, cart: [] });
    saveDetails(request, reply, noDetails);
    reply.header('set-cookie', tokenCookie('', isSecure(request)));
    return reply.redirect(thankYouAddress(order.token), 303);
  };

  app.get('/checkout', (request, reply) => send(request, reply));
  app.post('/checkout', place);
  app.post('/checkouts/:token', place);
  // The token names the visit as Shopify's does. It opens nothing: the cart is the one in the cookie.
  app.get<ByToken>('/checkouts/:token', (request, reply) =>
    tokenPattern.test(request.params.token)
      ? send(request, reply)
      : sendPage(request, reply, notFoundPage('checkout')),
  );
  app.get<ByToken>('/checkouts/:token/thank-you', (request, reply) => {
    const order = shop.orders.byToken(request.params.token);
    const isInAccount = currentCustomer(shop, request)?.id === order?.customerId;
    return sendPage(request, reply, order ? thankYouPage(order, isInAccount) : notFoundPage('checkout'));
  });
}

const thankYouAddress = (token: string): string => `/checkouts/${token}/thank-you`;
