import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feedProductJson } from '../catalog/feedJson';
import { searchProducts } from '../catalog/searchProducts';
import type { Shop } from '../createShop';
import { plainPhone } from '../customers/createCustomers';
import type { Customer } from '../customers/customer';
import { codeBy, isActive } from '../discounts/codes';
import { cancelOrder, sendElsewhere } from '../orders/changeOrder';
import type { Order } from '../orders/order';
import { returnableOf, returnItems } from '../orders/returnItems';
import { asFields, type Fields, firstText, wholeNumber } from '../shell/fields';
import { isSameSecret } from '../shell/isSameSecret';
import { sendJson, sendJsonError } from '../shell/sendJson';
import { customerJson } from './customerJson';
import { deliveryIn } from './deliveryIn';
import { returnIn } from './returnIn';
import { transactionsJson } from './transactionJson';
import { writeOrder } from './writeOrder';

type ById = { Params: { id: string } };

/** What the desk reads of the shop's customers and orders, and does with them, for whoever has the token. */
export async function adminRoutes(
  app: FastifyInstance,
  { shop, accessToken }: { shop: Shop; accessToken: string },
): Promise<void> {
  const { customers, orders } = shop;
  const writeCustomer = (customer: Customer) => customerJson(customer, orders.ofCustomer(customer.id));
  const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`;
  const orderOf = (request: FastifyRequest<ById>) => orders.byId(wholeNumber(request.params.id) ?? 0);

  app.setErrorHandler(sendJsonError);
  app.addHook('onRequest', async (request, reply) => {
    const given = request.headers['x-shop-access-token'];
    if (typeof given !== 'string' || !isSameSecret(given, accessToken))
      return sendJson(reply.code(401), { errors: 'Invalid API key or access token' });
  });
  // A shop whose own system fails, for whoever wants to see what its shoppers see then: 0 ends it.
  let trouble = 0;
  app.put('/trouble.json', (request, reply) => {
    trouble = wholeNumber(String(asFields(request.body).status)) ?? 0;
    return sendJson(reply, { status: trouble });
  });
  app.addHook('preHandler', async (request, reply) => {
    if (trouble >= 400 && trouble < 600 && request.method === 'GET')
      return sendJson(reply.code(trouble), { errors: 'The shop was told to fail' });
  });
  app.get('/discount_codes/lookup.json', (request, reply) => {
    const found = codeBy(firstText(asFields(request.query).code));
    if (!found) return notFound(reply);
    const status = isActive(found, shop.now().getTime()) ? 'active' : 'expired';
    return sendJson(reply, { discount_code: { ...found, status } });
  });
  app.get('/products.json', (request, reply) => {
    const { ids, q, product_type, limit } = asFields(request.query);
    const found = productsWanted(shop, {
      ids: firstText(ids),
      words: firstText(q),
      type: firstText(product_type),
    });
    return sendJson(reply, { products: found.slice(0, limitOf(limit)).map(feedProductJson) });
  });
  app.get('/customers.json', (request, reply) => {
    const { email, phone, limit } = asFields(request.query);
    const found = findCustomers(shop, firstText(email), firstText(phone));
    return sendJson(reply, { customers: found.slice(0, limitOf(limit)).map(writeCustomer) });
  });
  app.get<ById>('/customers/:id.json', (request, reply) => {
    const customer = customers.byId(wholeNumber(request.params.id) ?? 0);
    return customer ? sendJson(reply, { customer: writeCustomer(customer) }) : notFound(reply);
  });
  app.get('/orders.json', (request, reply) => {
    const { limit, ...wanted } = asFields(request.query);
    const found = orders.all().filter(isWanted(wanted));
    const list = found.slice(0, limitOf(limit)).map((order) => writeOrder(shop, order, originOf(request)));
    return sendJson(reply, { orders: list });
  });
  app.get<ById>('/orders/:id.json', (request, reply) => {
    const order = orderOf(request);
    return order ? sendJson(reply, { order: writeOrder(shop, order, originOf(request)) }) : notFound(reply);
  });
  const change = (
    request: FastifyRequest<ById>,
    reply: FastifyReply,
    topic: 'orders/cancelled' | 'orders/updated',
    changed: (order: Order) => Order | null,
  ): FastifyReply => {
    const order = orderOf(request);
    if (!order) return notFound(reply);
    const next = changed(order);
    if (!next) return sendJson(reply.code(422), { errors: { base: ['Too late, or not possible'] } });
    orders.change(next);
    shop.webhooks.tell(topic, (origin) => writeOrder(shop, next, origin));
    return sendJson(reply, { order: writeOrder(shop, next, originOf(request)) });
  };
  app.post<ById>('/orders/:id/cancel.json', (request, reply) =>
    change(request, reply, 'orders/cancelled', (order) => cancelOrder(order, shop.now())),
  );
  app.put<ById>('/orders/:id.json', (request, reply) =>
    change(request, reply, 'orders/updated', (order) => {
      const delivery = deliveryIn(request.body, order, shop.now());
      return delivery && sendElsewhere(order, delivery);
    }),
  );
  app.get<ById>('/orders/:id/returnable.json', (request, reply) => {
    const order = orderOf(request);
    if (!order) return notFound(reply);
    const lines = returnableOf(order).map(({ lineId, quantity }) => ({ id: lineId, quantity }));
    return sendJson(reply, { returnable: lines });
  });
  app.post<ById>('/orders/:id/returns.json', (request, reply) =>
    change(request, reply, 'orders/updated', (order) =>
      returnItems(order, returnIn(request.body, shop.now())),
    ),
  );
  app.get<ById>('/orders/:id/transactions.json', (request, reply) => {
    const order = orderOf(request);
    return order ? sendJson(reply, { transactions: transactionsJson(order) }) : notFound(reply);
  });
}

function findCustomers({ customers }: Shop, email: string, phone: string): readonly Customer[] {
  if (email === '' && phone === '') return customers.all();
  const found = email === '' ? customers.byPhone(phone) : customers.byEmail(email);
  return found ? [found] : [];
}

/** Of a customer, with an address or with a number: an order that has one of what is named, or any where nothing is. */
function isWanted({ customer_id, email, phone }: Fields): (order: Order) => boolean {
  if (customer_id === undefined && email === undefined && phone === undefined) return () => true;
  const id = wholeNumber(firstText(customer_id));
  const address = firstText(email).trim().toLowerCase();
  const number = plainPhone(firstText(phone));
  return (order) =>
    order.customerId === id ||
    (address !== '' && order.email === address) ||
    (number !== '' && plainPhone(order.phone ?? '') === number);
}

function notFound(reply: FastifyReply): FastifyReply {
  return sendJson(reply.code(404), { errors: 'Not Found' });
}

const limitOf = (value: unknown): number => Math.min(wholeNumber(firstText(value)) ?? 50, 250);

/** All of them where nothing is said. */
function productsWanted({ catalog }: Shop, { ids, words, type }: Record<'ids' | 'words' | 'type', string>) {
  if (ids) return ids.split(',').flatMap((id) => catalog.byId(wholeNumber(id) ?? 0) ?? []);
  if (type) return catalog.products.filter((product) => product.type === type);
  return words.trim() ? searchProducts(catalog.products, words.slice(0, 100)) : catalog.products;
}
