import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Order } from '@shopbell/protocol';
import type { PlatformProduct } from '../../platform/commerce';
import type { ShopifyOptions } from '../../platform/commerce/shopify/askShopify';
import { createShopifyPlatform } from '../../platform/commerce/shopify/createShopifyPlatform';
import { createOutgoing } from '../../platform/outgoing';
import type { Certificate } from '../createCertificate';
import { startWebServer } from '../startWebServer';
import { createDoors, type DoorPlace, type Held } from './createDoors';
import { type Misbehaviour, misbehave } from './misbehave';
import type { Subject } from './Subject';
import { answerQuery, UnknownField } from './selection';
import { onShelf, shelves } from './shelves';
import { returnNodes, returnsOf } from './shopifyReturns';
import {
  arrivedId,
  type ChangingWorld,
  createChangingWorld,
  guest,
  hazel,
  hazelIds,
  ivy,
  ivyId,
  orderById,
  splitId,
  unpaidId,
  type WorldOrder,
} from './world';

export const shopifyToken = 'shpat_for_tests';
const pebbleMug = shelves[0] as PlatformProduct;

export interface ShopifySubject extends Subject {
  /** How many points the next query finds, of the 50 that it costs, and how many come back in a second. */
  setPoints(points: number, restoreRate: number): void;
  /** Lists everybody's orders, whatever is searched for. */
  ignoreFilters(): void;
  /** What its token is allowed. */
  setScopes(...scopes: string[]): void;
  readonly options: ShopifyOptions;
  readonly asked: readonly { readonly url: string; readonly body: string }[];
  /** What it has been asked to tell, as `TOPIC address`. */
  readonly subscriptions: ReadonlySet<string>;
  /** The next change stops here, before it is carried out or before that is said, until it is let go. */
  hold(place: DoorPlace): Held;
  /** From now on nobody sees or makes returns. */
  denyReturns(): void;
  /** From now on it lets nobody register anything. */
  refuseSubscriptions(): void;
}

/** Shopify's Admin API as it is documented: one address, answers by selection, cursors, points. */
export async function startShopify(certificate?: Certificate): Promise<ShopifySubject> {
  const { hold, pass } = createDoors();
  let wrong: Misbehaviour | null = null;
  let points = { available: 1000, restoreRate: 100 };
  let isFiltering = true;
  let scopes: readonly string[] = ['read_orders', 'read_all_orders', 'read_customers', 'read_products'];
  const orders = createChangingWorld();
  const subscriptions = new Set<string>();
  let isSubscribing = true;
  let isReturning = true;
  const root = () => ({
    ...{ ...rootOf(orders, () => isFiltering, scopes), ...mutationsOf(orders), ...returnsOf(orders) },
    webhookSubscriptionCreate: (wish: SubscriptionWish) => subscribe(subscriptions, isSubscribing, wish),
  });

  const server = await startWebServer(async (request, reply) => {
    if (wrong && wrong.kind !== 'done-unheard') return misbehave(reply, wrong);
    if (request.headers['x-shopify-access-token'] !== shopifyToken) return refuse(reply);
    if (!/^\/admin\/api\/20\d\d-(?:01|04|07|10)\/graphql\.json$/.test(request.url ?? ''))
      return send(reply, { errors: 'Not Found' }, 404);
    const found = points;
    points = { ...points, available: 1000 };
    if (found.available < 50) return send(reply, throttledAnswer(found));
    if (!isReturning && /return/i.test(request.body)) return send(reply, deniedAnswer);
    const isChange = request.body.includes('mutation');
    if (isChange) await pass('before');
    const answer = answerTo(request, root());
    if (isChange) await pass('after');
    return isChange && wrong?.kind === 'done-unheard' ? reply.destroy() : send(reply, answer);
  }, certificate);

  const optionsOf = (token: string, timeoutMs = 10_000): ShopifyOptions => ({
    ...{ outgoing: createOutgoing({ allowed: [server.place] }), origin: server.address },
    ...{ accessToken: token, timeoutMs, scopes: ['write_returns'] },
  });
  const create = (token: string, timeoutMs?: number) => createShopifyPlatform(optionsOf(token, timeoutMs));
  const split = orderById(splitId)?.order as Order;

  return {
    place: server.place,
    platform: create(shopifyToken),
    stranger: create('shpat_guessed'),
    hasty: create(shopifyToken, 60),
    known: { email: 'hazel@shop.test', phone: '+12025550143', id: hazel.id, firstName: 'Hazel' },
    tags: ['vip'],
    orderIds: hazelIds,
    split: { ...split, returns: [] },
    shelf: { product: pebbleMug, words: 'pebble mug', alike: ['7007', '7008'] },
    foreignOrderId: ivyId,
    open: { customer: ivy, orderId: unpaidId },
    shippedId: splitId,
    arrived: { customer: ivy, orderId: arrivedId, lineId: 1101, productId: 701, variantId: 7011 },
    throttled: {
      wrong: { kind: 'status', status: 429, headers: { 'retry-after': '2.0' } },
      retryAfterMs: 2000,
    },
    revoked: [
      { kind: 'status', status: 401, json: { errors: '[API] Invalid API key or access token' } },
      { kind: 'status', status: 403, json: { errors: 'Forbidden' } },
      {
        ...{ kind: 'status', status: 200, json: deniedAnswer },
      },
    ],
    options: optionsOf(shopifyToken),
    asked: server.asked,
    subscriptions,
    hold,
    denyReturns() {
      isReturning = false;
    },
    refuseSubscriptions() {
      isSubscribing = false;
    },
    setScopes(...next) {
      scopes = next;
    },
    misbehaves(next) {
      wrong = next;
    },
    setPoints(available, restoreRate) {
      points = { available, restoreRate };
    },
    ignoreFilters() {
      isFiltering = false;
    },
    close: server.close,
  };
}

interface SubscriptionWish {
  readonly topic: string;
  readonly webhookSubscription: { readonly uri: string; readonly format: string };
}

function subscribe(known: Set<string>, isAllowed: boolean, { topic, webhookSubscription }: SubscriptionWish) {
  const name = `${topic} ${webhookSubscription.uri}`;
  const refusal = (message: string) => ({ webhookSubscription: null, userErrors: [{ message }] });
  if (!isAllowed) return refusal('You do not have permission to create or update webhooks with this topic');
  if (known.has(name)) return refusal('Address for this topic has already been taken');
  known.add(name);
  return { webhookSubscription: { id: `gid://shopify/WebhookSubscription/${known.size}` }, userErrors: [] };
}

function send(reply: ServerResponse, json: unknown, status = 200): void {
  reply.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(json));
}

const refuse = (reply: ServerResponse) =>
  send(
    reply,
    { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
    401,
  );

const deniedAnswer = {
  data: null,
  errors: [{ message: 'Access denied', extensions: { code: 'ACCESS_DENIED' } }],
};

const throttledAnswer = ({ available, restoreRate }: { available: number; restoreRate: number }) => ({
  errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
  extensions: {
    cost: {
      requestedQueryCost: 50,
      actualQueryCost: null,
      throttleStatus: { maximumAvailable: 1000, currentlyAvailable: available, restoreRate },
    },
  },
});

function answerTo(request: IncomingMessage & { readonly body: string }, root: Record<string, unknown>) {
  const { query, variables } = JSON.parse(request.body);
  try {
    return { data: answerQuery(query, variables, root) };
  } catch (error) {
    if (!(error instanceof UnknownField)) throw error;
    return {
      errors: [{ message: `Field '${error.message}' doesn't exist`, extensions: { code: 'undefinedField' } }],
    };
  }
}

/** Where something is not right it is a list of errors, with the status of a success. */
const mutationsOf = (orders: ChangingWorld) => ({
  orderCancel: ({ orderId }: { orderId: string }) => ({
    job: { id: 'gid://shopify/Job/1' },
    orderCancelUserErrors: orders.cancel(numberOf(orderId)) ? [] : [{ code: 'INVALID' }],
  }),
  orderUpdate: ({ input }: { input: { id: string; shippingAddress: Record<string, string | null> } }) => {
    const { firstName, lastName, provinceCode, countryCode, ...address } = input.shippingAddress;
    const isWhole = provinceCode === 'OR' && countryCode === 'US';
    const name = `${firstName} ${lastName}`.trim();
    const isDone = isWhole && orders.sendTo(numberOf(input.id), { ...address, name });
    return { order: null, userErrors: isDone ? [] : [{ field: ['shippingAddress'] }] };
  },
});

const numberOf = (gid: string): number => Number(gid.split('/').at(-1));

const rootOf = (orders: ChangingWorld, isFiltering: () => boolean, scopes: readonly string[]) => ({
  shop: { name: 'Fern' },
  currentAppInstallation: { accessScopes: scopes.map((handle) => ({ handle })) },
  customerByIdentifier: ({ identifier }: { identifier: Record<string, string> }) =>
    customers.find((customer) => isMeant(customer, identifier)) ?? null,
  orders: ({ first, after, query }: { first: number; after: string | null; query: string }) =>
    page(
      orders
        .all()
        .filter((one) => !isFiltering() || isFound(one, query))
        .map(orderNode),
      first,
      after,
    ),
  customer: ({ id }: { id: string }) =>
    customers.some((customer) => customer.id === id)
      ? { tags: id.endsWith(String(hazel.id)) ? ['vip'] : [] }
      : null,
  products: ({ first, query }: { first: number; query: string }) => ({
    nodes: productsFor(query).slice(0, first).map(productNode),
  }),
  codeDiscountNodeByCode: ({ code }: { code: string }) => {
    const status = { WELCOME10: 'ACTIVE', SUMMER25: 'EXPIRED' }[code];
    return status ? { codeDiscount: { status } } : null;
  },
  order: ({ id }: { id: string }) => {
    const found = orders.byId(numberOf(id));
    return found ? orderNode(found) : null;
  },
});

/** Its search as far as these tests ask: words, numbers and a type, all of which must fit. */
function productsFor(query: string) {
  const ids = [...query.matchAll(/\bid:(\d+)/g)].map(([, id = '']) => id);
  const kind = /product_type:"([^"]*)"/.exec(query)?.[1] ?? null;
  const words = query
    .replace(/\(.*\)|\S+:\S+|\bAND\b/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return onShelf(words, ids, kind);
}

const productNode = (product: PlatformProduct) => ({
  ...{ legacyResourceId: product.id, title: product.title, productType: product.kind ?? '' },
  onlineStoreUrl: product.url,
  featuredMedia: { preview: { image: { url: product.imageUrl } } },
  priceRangeV2: { minVariantPrice: { amount: product.price.replace(/0$/, ''), currencyCode: 'USD' } },
  compareAtPriceRange: product.compareAtPrice && {
    minVariantCompareAtPrice: { amount: product.compareAtPrice, currencyCode: 'USD' },
  },
  variants: {
    nodes: product.forms.map(({ id, title, price, isAvailable }) => ({
      ...{ legacyResourceId: id, title, price, availableForSale: isAvailable },
    })),
  },
});

/** Guests are customers at Shopify. */
const guestNumber = 8101;
const customers = [hazel, ivy, { ...guest, id: guestNumber }].map(({ id, first_name, email, phone }) => ({
  id: `gid://shopify/Customer/${id}`,
  legacyResourceId: String(id),
  firstName: first_name,
  defaultEmailAddress: { emailAddress: email },
  defaultPhoneNumber: { phoneNumber: phone },
}));

const isMeant = (
  customer: (typeof customers)[number],
  { id, emailAddress, phoneNumber }: Record<string, string>,
) =>
  customer.id === id ||
  customer.defaultEmailAddress.emailAddress === emailAddress ||
  customer.defaultPhoneNumber.phoneNumber === phoneNumber;

function isFound({ ownerId, order }: WorldOrder, query: string): boolean {
  const id = Number(/customer_id:(\d+)/.exec(query)?.[1]);
  const email = /email:"([^"]*)"/.exec(query)?.[1];
  return ownerId === id || order.email === email;
}

/** As connections are cut into pages: the cursor names the last one of the page before. */
function page<Node>(nodes: readonly Node[], first: number, after: string | null | undefined) {
  const from = after ? Number(Buffer.from(after, 'base64').toString()) : 0;
  const end = Math.min(from + first, nodes.length);
  return {
    nodes: nodes.slice(from, end),
    pageInfo: { hasNextPage: end < nodes.length, endCursor: Buffer.from(String(end)).toString('base64') },
  };
}

const paged =
  <Node>(nodes: readonly Node[]) =>
  ({ first, after }: { first: number; after?: string }) =>
    page(nodes, first, after);

/** Amounts come without zeros that say nothing. */
const money = (amount: string | null) =>
  amount === null
    ? null
    : {
        presentmentMoney: { amount: amount.replace(/0$/, ''), currencyCode: 'USD' },
        shopMoney: { amount: '1.0' },
      };

const word = (ours: string | null) => ours?.toUpperCase() ?? null;

const fulfillmentWords: Record<string, string> = { partial: 'PARTIALLY_FULFILLED', fulfilled: 'FULFILLED' };

const quantities = (lines: readonly { id: number; quantity: number }[]) =>
  paged(lines.map(({ id, quantity }) => ({ quantity, lineItem: { id: `gid://shopify/LineItem/${id}` } })));

function addressNode(address: Order['shipping_address']) {
  return address && { ...address, provinceCode: 'OR', countryCodeV2: address.country_code };
}

function orderNode(found: WorldOrder) {
  const { ownerId, order, transactions } = found;
  return {
    returns: () => returnNodes(found),
    legacyResourceId: String(order.id),
    ...{ name: order.name, email: order.email, phone: order.phone, presentmentCurrencyCode: order.currency },
    ...{ processedAt: order.processed_at, updatedAt: order.updated_at, cancelledAt: order.cancelled_at },
    statusPageUrl: order.order_status_url,
    displayFinancialStatus: word(order.financial_status),
    displayFulfillmentStatus: fulfillmentWords[order.fulfillment_status ?? ''] ?? 'UNFULFILLED',
    subtotalPriceSet: money(order.subtotal_price),
    totalShippingPriceSet: money(order.total_shipping_price),
    totalTaxSet: money(order.total_tax),
    totalDiscountsSet: money(order.total_discounts),
    totalPriceSet: money(order.total_price),
    totalRefundedSet: money(order.total_refunded),
    customer: ownerId && { legacyResourceId: String(ownerId) },
    shippingAddress: addressNode(order.shipping_address),
    billingAddress: addressNode(order.billing_address),
    lineItems: paged(order.line_items.map(lineNode)),
    fulfillments: order.fulfillments.map(fulfillmentNode),
    refunds: order.refunds.map(({ created_at, amount, line_items }) => ({
      ...{ createdAt: created_at, totalRefundedSet: money(amount), refundLineItems: quantities(line_items) },
    })),
    transactions: transactions.map(({ id, kind, status, amount, gateway, card, created_at }) => ({
      ...{ id: `gid://shopify/OrderTransaction/${id}`, kind: word(kind), status: word(status) },
      ...{ formattedGateway: gateway, createdAt: created_at, amountSet: money(amount) },
      paymentDetails: card && { company: card.company, number: `•••• •••• •••• ${card.digits}` },
    })),
  };
}

const lineNode = (line: Order['line_items'][number]) => ({
  ...{ id: `gid://shopify/LineItem/${line.id}`, title: line.title, variantTitle: line.variant_title },
  ...{
    quantity: line.quantity,
    currentQuantity: line.quantity,
    unfulfilledQuantity: line.fulfillable_quantity,
  },
  originalUnitPriceSet: money(line.price),
  image: { url: line.image },
  product: { legacyResourceId: String(line.product_id) },
  variant: { legacyResourceId: String(line.variant_id) },
});

const fulfillmentNode = (one: Order['fulfillments'][number]) => ({
  ...{ legacyResourceId: String(one.id), status: 'SUCCESS', displayStatus: word(one.shipment_status) },
  ...{ createdAt: one.created_at, updatedAt: one.updated_at },
  trackingInfo: one.tracking_numbers.map((number, index) => ({
    ...{ company: one.tracking_company, number, url: one.tracking_urls[index] },
  })),
  fulfillmentLineItems: quantities(one.line_items),
});
