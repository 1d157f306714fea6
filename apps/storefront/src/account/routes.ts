import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shop } from '../createShop';
import { notFoundPage } from '../pages/notFoundPage';
import type { SendPage } from '../shell/createPageSender';
import { asFields, firstText, wholeNumber } from '../shell/fields';
import { isSameSecret } from '../shell/isSameSecret';
import { isSecure } from '../shell/isSecure';
import { ownPath } from '../shell/ownPath';
import { accountPage } from './accountPage';
import { currentCustomer } from './currentCustomer';
import { demoPassword, type LoginForm, loginPage } from './loginPage';
import { orderPage } from './orderPage';
import { trackingPage } from './trackingPage';

type ByName = { Params: { name: string } };

export function accountRoutes(app: FastifyInstance, shop: Shop, sendPage: SendPage): void {
  const login = (form: LoginForm, status?: number) =>
    loginPage(
      form,
      shop.customers.all().filter(({ hasAccount }) => hasAccount),
      status,
    );
  const toLogin = (request: FastifyRequest, reply: FastifyReply) =>
    reply.redirect(`/account/login?return_to=${encodeURIComponent(request.url)}`, 302);

  app.get('/account/login', (request, reply) => {
    const returnTo = ownPath(firstText(asFields(request.query).return_to), '/account');
    if (currentCustomer(shop, request)) return reply.redirect(returnTo, 302);
    return sendPage(request, reply, login({ email: '', returnTo, problem: '' }));
  });
  app.post('/account/login', (request, reply) => {
    const fields = asFields(request.body);
    const email = firstText(fields.email).trim().slice(0, 200);
    const returnTo = ownPath(firstText(fields.return_to), '/account');
    const wait = shop.signInLimit.waitSeconds(request.ip);
    if (wait > 0) {
      const problem = `Too many tries. Please wait ${Math.ceil(wait / 60)} minutes and try again.`;
      reply.header('retry-after', wait);
      return sendPage(request, reply, login({ email, returnTo, problem }, 429));
    }
    const customer = shop.customers.byEmail(email);
    const isRight = isSameSecret(firstText(fields.password), demoPassword);
    if (!customer?.hasAccount || !isRight) {
      shop.signInLimit.failed(request.ip);
      const problem = 'This email and password do not belong together.';
      return sendPage(request, reply, login({ email, returnTo, problem }, 422));
    }
    reply.header('set-cookie', shop.sessions.cookieFor(customer.id, isSecure(request)));
    return reply.redirect(returnTo, 303);
  });
  app.post('/account/logout', (request, reply) => {
    reply.header('set-cookie', shop.sessions.endedCookie(isSecure(request)));
    return reply.redirect('/', 303);
  });
  app.get('/account', (request, reply) => {
    const customer = currentCustomer(shop, request);
    if (!customer) return toLogin(request, reply);
    return sendPage(request, reply, accountPage(customer, shop.orders.ofCustomer(customer.id)));
  });
  // Someone else's order is as unknown as one that does not exist.
  app.get<ByName>('/account/orders/:name', (request, reply) => {
    const customer = currentCustomer(shop, request);
    if (!customer) return toLogin(request, reply);
    const order = shop.orders.byNumber(wholeNumber(request.params.name.replace(/^#/, '')) ?? 0);
    const isOwn = order?.customerId === customer.id;
    return sendPage(request, reply, order && isOwn ? orderPage(order) : notFoundPage('order'));
  });
  app.get<ByName>('/tracking/:name', (request, reply) => {
    const { name } = request.params;
    const order = shop.orders.byTracking(name);
    return sendPage(request, reply, (order && trackingPage(order, name)) ?? notFoundPage('parcel'));
  });
}
