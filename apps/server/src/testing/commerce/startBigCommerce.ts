import type { Order } from '@shopbell/protocol';
import type { PlatformProduct } from '../../platform/commerce';
import type { BigCommerceOptions } from '../../platform/commerce/bigcommerce/createBigCommerceCalls';
import { createBigCommercePlatform } from '../../platform/commerce/bigcommerce/createBigCommercePlatform';
import { createOutgoing } from '../../platform/outgoing';
import { startWebServer } from '../startWebServer';
import { misbehave } from './misbehave';
import { createWhims, restSubject, sendJson } from './restSubject';
import type { Subject } from './Subject';
import { onShelf, shelves } from './shelves';
import {
  type ChangingWorld,
  createChangingWorld,
  hazel,
  ivy,
  orderById,
  splitId,
  type WorldOrder,
  world,
} from './world';

const accessToken = 'bigcommerce-for-tests';
const pebbleMug = shelves[0] as PlatformProduct;

export interface BigCommerceSubject extends Subject {
  ignoreFilters(): void;
  /** The token may not read these any more. */
  forbid(...paths: string[]): void;
  readonly options: BigCommerceOptions;
  /** What it has been asked to tell. */
  readonly hooks: readonly BigCommerceHook[];
}

export interface BigCommerceHook {
  readonly id: number;
  readonly scope: string;
  readonly destination: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** BigCommerce's REST as it is documented: version 2 in plain lists and 204 for none, version 3 in `data`. */
export async function startBigCommerce(): Promise<BigCommerceSubject> {
  const whims = createWhims();
  const orders = createChangingWorld();
  const hooks: BigCommerceHook[] = [];
  const server = await startWebServer(({ headers, method = '', url = '', body }, reply) => {
    const wrong = whims.wrong();
    if (wrong && wrong.kind !== 'done-unheard') return misbehave(reply, wrong);
    if (headers['x-auth-token'] !== accessToken)
      return sendJson(reply, { status: 401, title: 'Unauthorized' }, 401);
    const { pathname, searchParams } = new URL(url, 'http://shop.test');
    if (whims.isForbidden((path) => pathname.includes(path)))
      return sendJson(reply, { status: 403, title: 'You do not have the required scope' }, 403);
    const path = pathname.replace('/stores/abc123', '');
    if (path.startsWith('/v3/hooks'))
      return sendJson(reply, { data: hooksAfter(hooks, method, path, body), meta: {} });
    const answer =
      method === 'PUT'
        ? changeBy(orders, path, body)
        : answerTo(orders, path, searchParams, whims.isFiltering());
    if (whims.wrong()?.kind === 'done-unheard' && method === 'PUT') return reply.destroy();
    if (answer === undefined) return sendJson(reply, [{ status: 404, message: 'Not found.' }], 404);
    return answer === null ? reply.writeHead(204).end() : sendJson(reply, answer);
  });
  const optionsOf = (token: string, timeoutMs = 10_000): BigCommerceOptions => ({
    ...{ outgoing: createOutgoing({ allowed: [server.place] }), origin: server.address, storeHash: 'abc123' },
    ...{ accessToken: token, timeoutMs, pageSize: 3 },
  });
  const create = (token: string, timeoutMs?: number) =>
    createBigCommercePlatform(optionsOf(token, timeoutMs));

  return {
    ...restSubject({ server, accessToken, create }),
    split: asSaid(orderById(splitId)?.order as Order),
    shelf: { product: pebbleMug, words: 'pebble mug', alike: ['7007', '7008'] },
    throttled: {
      wrong: { kind: 'status', status: 429, headers: { 'x-rate-limit-time-reset-ms': '15000' } },
      retryAfterMs: 15_000,
    },
    revoked: [
      { kind: 'status', status: 401, json: { status: 401, title: 'Unauthorized' } },
      { kind: 'status', status: 403, json: { status: 403, title: 'You do not have the required scope' } },
    ],
    options: optionsOf(accessToken),
    hooks,
    ...whims.said,
  };
}

/** What it does not know: pictures, how far a parcel is, and where the order can be looked at. */
const asSaid = (order: Order): Order => ({
  ...order,
  order_status_url: null,
  line_items: order.line_items.map((line) => ({ ...line, image: null })),
  fulfillments: order.fulfillments.map((one) => ({ ...one, shipment_status: null })),
});

function hooksAfter(hooks: BigCommerceHook[], method: string, path: string, body: string) {
  if (method === 'GET') return hooks;
  const wanted = JSON.parse(body);
  const place = hooks.findIndex(({ id }) => path.endsWith(`/${id}`));
  const hook = { ...wanted, id: place === -1 ? hooks.length + 1 : hooks[place]?.id };
  if (place === -1) hooks.push(hook);
  else hooks[place] = hook;
  return hook;
}

function changeBy(orders: ChangingWorld, path: string, body: string): unknown {
  const [, id, addressId] = /^\/v2\/orders\/(\d+)(?:\/shipping_addresses\/(\d+))?$/.exec(path) ?? [];
  const given = JSON.parse(body);
  const orderId = Number(id);
  if (addressId === undefined)
    return given.status_id === 5 && orders.cancel(orderId) ? { id: orderId, status_id: 5 } : undefined;
  const { first_name, last_name, street_1: address1, street_2: address2, city, zip, phone } = given;
  const address = { name: `${first_name} ${last_name}`.trim(), address1, address2, city, zip, phone };
  const isDone = Number(addressId) === orderId * 2 && orders.sendTo(orderId, address);
  return isDone ? { id: Number(addressId), ...given } : undefined;
}

/** Undefined for what is not there, null for an empty list. */
function answerTo(
  changing: ChangingWorld,
  path: string,
  query: URLSearchParams,
  isFiltering: boolean,
): unknown {
  if (path === '/v3/customers') return { data: customers.filter((one) => isMeant(one, query)), meta: {} };
  if (path === '/v2/customers')
    return pageOf(
      customers.filter(({ phone }) => phone === query.get('phone')),
      query,
    );
  if (path === '/v2/orders')
    return pageOf(
      [cart, ...changing.all().map(orderRow)].filter((one) => !isFiltering || isWanted(one, query)),
      query,
    );
  if (path === '/v2/store') return { secure_url: 'https://shop.test', domain: 'shop.test', currency: 'USD' };
  if (path === '/v3/catalog/products') return { data: productsFor(query).map(productRow), meta: {} };
  const [, version, id, part] = /^\/(v2|v3)\/orders\/(\d+)(?:\/(.*))?$/.exec(path) ?? [];
  const found = changing.byId(Number(id));
  if (!found) return undefined;
  if (version === 'v2') return part === undefined ? orderRow(found) : pageOf(listOf(found, part), query);
  return { data: dataOf(found, part ?? ''), meta: {} };
}

function productsFor(query: URLSearchParams) {
  if (query.get('is_visible') !== 'true' || query.get('include') !== 'primary_image,variants') return [];
  const words = query.get('keyword')?.split(' ') ?? [];
  const found = onShelf(words, query.get('id:in')?.split(',') ?? [], query.get('categories:in'));
  return found.slice(0, Number(query.get('limit')));
}

const productRow = ({ id, title, url, imageUrl, price, compareAtPrice, kind, forms }: PlatformProduct) => ({
  ...{ id: Number(id), name: title, price: Number(compareAtPrice ?? price), retail_price: 0 },
  ...{ sale_price: compareAtPrice ? Number(price) : 0, calculated_price: Number(price) },
  ...{ categories: [Number(kind), 9], custom_url: { url: new URL(url).pathname, is_customized: false } },
  primary_image: { url_standard: imageUrl },
  ...{ availability: 'available', inventory_tracking: 'variant', inventory_level: 4 },
  variants: forms.map((form) => ({
    ...{ id: Number(form.id), calculated_price: Number(form.price), purchasing_disabled: false },
    ...{ inventory_level: form.isAvailable ? 4 : 0, option_values: [{ label: form.title }] },
  })),
});

function pageOf(rows: readonly unknown[], query: URLSearchParams): readonly unknown[] | null {
  const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
  const cut = rows.slice((page - 1) * limit, page * limit);
  return cut.length > 0 ? cut : null;
}

const customers = [hazel, ivy].map(({ id, email, first_name, phone }) => ({ id, email, first_name, phone }));

const isMeant = ({ id, email }: (typeof customers)[number], query: URLSearchParams): boolean =>
  query.get('id:in') === String(id) || query.get('email:in') === email;

const isWanted = ({ customer_id, billing_address }: ReturnType<typeof orderRow>, query: URLSearchParams) =>
  query.get('customer_id') === String(customer_id) || query.get('email') === billing_address.email;

/** `Fri, 16 Oct 2026 09:30:00 +0000` */
const time = (instant: string): string => new Date(instant).toUTCString().replace('GMT', '+0000');
/** Four digits, whatever the currency has. */
const amount = (text: string | null): string => `${text}00`;
const countOf = (lines: readonly { quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

function statusOf({ cancelled_at, financial_status, fulfillment_status, refunds }: Order): number {
  if (cancelled_at) return 5;
  if (refunds.length > 0) return 14;
  if (financial_status === 'pending') return 7;
  return fulfillment_status === 'partial' ? 3 : 11;
}

function orderRow({ ownerId, order }: WorldOrder) {
  return {
    ...{ id: order.id, customer_id: ownerId ?? 0, date_created: time(order.processed_at) },
    ...{ date_modified: time(order.updated_at), status_id: statusOf(order), status: 'As the shop calls it' },
    ...{ payment_status: '', is_deleted: false, currency_code: order.currency },
    subtotal_ex_tax: amount(order.subtotal_price),
    shipping_cost_ex_tax: amount(order.total_shipping_price),
    total_tax: amount(order.total_tax),
    total_inc_tax: amount(order.total_price),
    discount_amount: '0.0000',
    coupon_discount: amount(order.total_discounts),
    refunded_amount: amount(order.total_refunded),
    items_total: countOf(order.line_items),
    items_shipped: countOf(order.fulfillments.flatMap(({ line_items }) => line_items)),
    shipping_address_count: 1,
    billing_address: { ...addressRow(order.billing_address), email: order.email, phone: order.phone ?? '' },
  };
}

/** A cart that nobody finished is the newest of all. */
const cart = { ...orderRow(world[2] as WorldOrder), id: 5099, status_id: 0 };

function addressRow(address: Order['billing_address']) {
  const [first_name, ...names] = address?.name.split(' ') ?? [];
  const last_name = names.join(' ');
  return {
    ...{
      first_name,
      last_name,
      street_1: address?.address1,
      street_2: address?.address2,
      city: address?.city,
    },
    ...{ state: address?.province, zip: address?.zip, country: address?.country, country_iso2: 'US' },
    phone: address?.phone ?? '',
  };
}

function listOf({ order }: WorldOrder, part: string): readonly unknown[] {
  if (part === 'products') return order.line_items.map((line) => lineRow(order, line));
  if (part === 'coupons') return [{ id: 1, order_id: order.id, code: 'SPRING', amount: '2.0000' }];
  if (part === 'shipping_addresses') return [{ id: order.id * 2, ...addressRow(order.shipping_address) }];
  return order.fulfillments.map((one) => ({
    ...{ id: one.id, order_id: order.id, date_created: time(one.created_at), shipping_provider: '' },
    ...{ tracking_number: one.tracking_numbers[0], tracking_carrier: one.tracking_company },
    tracking_link: one.tracking_urls[0],
    items: one.line_items.map(({ id, quantity }) => ({ order_product_id: id, product_id: 0, quantity })),
  }));
}

function lineRow(order: Order, line: Order['line_items'][number]) {
  const sum = (parts: readonly { line_items: readonly { id: number; quantity: number }[] }[]) =>
    countOf(parts.flatMap(({ line_items }) => line_items).filter(({ id }) => id === line.id));
  return {
    ...{ id: line.id, product_id: line.product_id, variant_id: line.variant_id, name: line.title },
    ...{ quantity: line.quantity, price_ex_tax: amount(line.price) },
    ...{ quantity_shipped: sum(order.fulfillments), quantity_refunded: sum(order.refunds) },
    product_options: line.variant_title?.split(' / ').map((display_value) => ({ display_value })),
  };
}

function dataOf({ order, transactions }: WorldOrder, part: string): readonly unknown[] {
  if (part === 'transactions')
    return transactions.map(({ id, kind, amount: money, gateway, card, created_at }) => ({
      ...{ id, event: kind === 'sale' ? 'purchase' : kind, method: 'credit_card', amount: Number(money) },
      ...{ currency: 'USD', gateway, status: 'ok', date_created: created_at },
      credit_card: card && { card_type: card.company, card_last4: card.digits },
    }));
  return order.refunds.map(({ created_at, amount: money, line_items }) => ({
    ...{ id: 1, order_id: order.id, created: created_at, total_amount: Number(money) },
    items: line_items.map(({ id, quantity }) => ({ item_type: 'PRODUCT', item_id: id, quantity })),
  }));
}
