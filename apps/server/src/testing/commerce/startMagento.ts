import type { Order } from '@shopbell/protocol';
import type { PlatformProduct } from '../../platform/commerce';
import { createMagentoPlatform } from '../../platform/commerce/magento/createMagentoPlatform';
import { createOutgoing } from '../../platform/outgoing';
import { startWebServer } from '../startWebServer';
import { createDoors, type DoorPlace, type Held } from './createDoors';
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

export const magentoToken = 'magento-for-tests';
const pebbleMug = shelves[0] as PlatformProduct;

export interface MagentoSubject extends Subject {
  readonly asked: readonly { readonly method: string; readonly url: string }[];
  ignoreFilters(): void;
  /** The token may not read these any more. */
  forbid(...resources: string[]): void;
  /** The next change stops here, before it is carried out or before that is said, until it is let go. */
  hold(place: DoorPlace): Held;
}

/** Magento's REST as it is documented: search criteria, pages by number, times without a zone. */
export async function startMagento(): Promise<MagentoSubject> {
  const whims = createWhims();
  const orders = createChangingWorld();
  const { hold, pass } = createDoors();
  const server = await startWebServer(async ({ headers, method, url = '', body }, reply) => {
    const wrong = whims.wrong();
    if (wrong && wrong.kind !== 'done-unheard') return misbehave(reply, wrong);
    if (headers.authorization !== `Bearer ${magentoToken}`)
      return sendJson(reply, { message: "The consumer isn't authorized to access %resources." }, 401);
    const { pathname, searchParams } = new URL(url, 'http://shop.test');
    if (whims.isForbidden((resource) => pathname.startsWith(`/rest/V1/${resource}`)))
      return sendJson(reply, { message: "The consumer isn't authorized to access %resources." }, 401);
    const path = pathname.replace('/rest/V1/', '');
    const isChange = method !== 'GET';
    if (isChange) await pass('before');
    const answer = isChange
      ? changeBy(orders, `${method} ${path}`, body)
      : answerTo(orders, path, searchParams, whims.isFiltering());
    if (isChange) await pass('after');
    if (whims.wrong()?.kind === 'done-unheard' && isChange) return reply.destroy();
    return answer === null
      ? sendJson(
          reply,
          { message: "The entity that was requested doesn't exist. Verify the entity and try again." },
          404,
        )
      : sendJson(reply, answer);
  });
  const create = (token: string, timeoutMs = 10_000) =>
    createMagentoPlatform({
      ...{ outgoing: createOutgoing({ allowed: [server.place] }), origin: `${server.address}/` },
      ...{ accessToken: token, timeoutMs, pageSize: 3 },
    });

  return {
    ...restSubject({ server, accessToken: magentoToken, create }),
    split: asSaid(orderById(splitId)?.order as Order),
    shelf: { product: { ...pebbleMug, kind: null, forms: [] }, words: 'pebble mug', alike: null },
    throttled: {
      wrong: { kind: 'status', status: 429, headers: { 'retry-after': '30' } },
      retryAfterMs: 30_000,
    },
    revoked: [
      {
        kind: 'status',
        status: 401,
        json: { message: "The consumer isn't authorized to access %resources." },
      },
      { kind: 'status', status: 403, json: { message: 'Forbidden' } },
    ],
    hold,
    asked: server.asked,
    ...whims.said,
  };
}

/** What it does not know: pictures, variants, how far a parcel is, and where the order can be looked at. */
const asSaid = (order: Order): Order => ({
  ...order,
  name: `#${String(order.id).padStart(9, '0')}`,
  order_status_url: null,
  line_items: order.line_items.map((line) => ({
    ...line,
    image: null,
    variant_id: null,
    variant_title: null,
  })),
  fulfillments: order.fulfillments.map((one) => ({ ...one, shipment_status: null, tracking_urls: [] })),
});

type Row = Readonly<Record<string, unknown>>;

/** Null for what is not there. What is invoiced is not cancelled: that is said with `false`. */
function changeBy(orders: ChangingWorld, request: string, body: string): unknown {
  const cancelled = Number(/^POST orders\/(\d+)\/cancel$/.exec(request)?.[1]);
  if (orders.byId(cancelled))
    return orders.byId(cancelled)?.order.financial_status === 'pending' && orders.cancel(cancelled);
  const parent = Number(/^PUT orders\/(\d+)$/.exec(request)?.[1]);
  if (!orders.byId(parent)) return null;
  const { entity } = JSON.parse(body);
  const [address1, address2 = null] = entity.street;
  const isWhole =
    entity.parent_id === parent && entity.entity_id === parent * 2 && entity.country_id === 'US';
  const name = `${entity.firstname} ${entity.lastname}`.trim();
  const address = {
    name,
    address1,
    address2,
    city: entity.city,
    zip: entity.postcode,
    phone: entity.telephone,
  };
  return isWhole && orders.sendTo(parent, address) ? entity : null;
}

function answerTo(
  orders: ChangingWorld,
  path: string,
  query: URLSearchParams,
  isFiltering: boolean,
): unknown {
  if (path === 'store/storeConfigs')
    return [{ id: 3, code: 'default', default_display_currency_code: 'USD' }];
  if (path === 'products-render-info') return renderedFor(query);
  const [, resource = '', id] = /^(customers|orders)\/(\d+)$/.exec(path) ?? [];
  if (resource === 'orders') {
    const found = orders.byId(Number(id));
    return found ? orderRow(found) : null;
  }
  if (id) return tables[resource]?.find((row) => String(row.entity_id ?? row.id) === id) ?? null;
  const rows =
    path === 'orders' ? orders.all().map(orderRow) : tables[path === 'customers/search' ? 'customers' : path];
  return rows ? searched(rows, query, isFiltering) : null;
}

/** A list that does not say how long it is; each filter in a group of its own. */
function renderedFor(query: URLSearchParams) {
  if (query.get('storeId') !== '3' || query.get('currencyCode') !== 'USD') return null;
  const part = (group: number, name: string) =>
    query.get(`searchCriteria[filter_groups][${group}][filters][0][${name}]`) ?? '';
  const given = (field: string) =>
    [0, 1, 2, 3, 4, 5].filter((group) => part(group, 'field') === field).map((group) => part(group, 'value'));
  if (given('status')[0] !== '1' || given('visibility')[0] !== '2,3,4') return null;
  const words = given('name').map((like) => like.slice(1, -1));
  const size = Number(query.get('searchCriteria[pageSize]'));
  const from = (Number(query.get('searchCriteria[currentPage]')) - 1) * size;
  const found = onShelf(words, given('entity_id')[0]?.split(',') ?? [], null);
  return {
    items: found.slice(from, from + size).map(({ id, title, url, imageUrl, price, compareAtPrice }) => ({
      ...{ id: Number(id), name: title, url, type: 'configurable', store_id: 3, currency_code: 'USD' },
      images: [{ url: imageUrl, code: 'recently_viewed_products_grid_content_widget' }],
      is_salable: '1',
      price_info: { final_price: Number(price), regular_price: Number(compareAtPrice ?? price) },
    })),
  };
}

/** The page behind the last one is the last one again, as Magento's collections have it. */
function searched(rows: readonly Row[], query: URLSearchParams, isFiltering: boolean) {
  const filters = [0, 1].flatMap((index) => {
    const part = (name: string) => query.get(`searchCriteria[filter_groups][0][filters][${index}][${name}]`);
    const field = part('field');
    return field
      ? [{ field, values: (part('value') ?? '').split(part('condition_type') === 'in' ? ',' : '\n') }]
      : [];
  });
  const isFound = (row: Row) =>
    filters.some(({ field, values }) => row[field] !== undefined && values.includes(String(row[field])));
  const found = rows.filter((row) => !isFiltering || isFound(row));
  const size = Number(query.get('searchCriteria[pageSize]'));
  const last = Math.max(1, Math.ceil(found.length / size));
  const page = Math.min(Number(query.get('searchCriteria[currentPage]')), last);
  return {
    items: found.slice((page - 1) * size, page * size),
    search_criteria: {},
    total_count: found.length,
  };
}

/** `2026-10-16T09:30:00.000Z` is `2026-10-16 09:30:00`. */
const time = (instant: string): string => instant.slice(0, 19).replace('T', ' ');

const customerRow = ({ id, email, phone, first_name }: typeof hazel): Row => ({
  ...{
    id,
    email,
    firstname: first_name,
    lastname: 'Field',
    billing_telephone: phone,
    default_billing: String(id + 1),
  },
  addresses: [{ id: id + 1, telephone: phone, default_billing: true }],
});

const states: Record<string, string> = {
  paid: 'processing',
  pending: 'new',
  partially_refunded: 'processing',
  voided: 'canceled',
};

function orderRow({ ownerId, order }: WorldOrder): Row {
  const address = addressRow(order.shipping_address);
  const isPaid = order.financial_status !== 'voided' && order.financial_status !== 'pending';
  return {
    ...{ entity_id: order.id, increment_id: String(order.id).padStart(9, '0'), order_currency_code: 'USD' },
    ...(ownerId && { customer_id: ownerId }),
    ...{ customer_email: order.email, customer_is_guest: ownerId ? 0 : 1 },
    customer_firstname: order.billing_address?.name.split(' ')[0],
    ...{ created_at: time(order.processed_at), updated_at: time(order.updated_at) },
    state: states[order.financial_status ?? ''],
    ...{ subtotal: Number(order.subtotal_price), shipping_amount: Number(order.total_shipping_price) },
    ...{ tax_amount: Number(order.total_tax), discount_amount: -Number(order.total_discounts) },
    ...{ grand_total: Number(order.total_price), ...(isPaid && { total_paid: Number(order.total_price) }) },
    ...(order.refunds.length > 0 && { total_refunded: Number(order.total_refunded) }),
    billing_address: { ...addressRow(order.billing_address), email: order.email },
    payment: { method: 'cards', cc_last4: '4242', cc_type: 'Visa' },
    items: order.line_items.flatMap((line) => lineRows(order, line)),
    extension_attributes: {
      shipping_assignments: [{ shipping: { address: { ...address, entity_id: order.id * 2 } } }],
    },
  };
}

/** A chosen variant stands below its product. */
function lineRows(order: Order, line: Order['line_items'][number]): Row[] {
  const sum = (parts: readonly { line_items: readonly { id: number; quantity: number }[] }[]) =>
    parts
      .flatMap(({ line_items }) => line_items)
      .reduce((all, one) => all + (one.id === line.id ? one.quantity : 0), 0);
  const row = {
    ...{ item_id: line.id, product_id: line.product_id, name: line.title, price: Number(line.price) },
    ...{ qty_ordered: line.quantity, qty_shipped: sum(order.fulfillments), qty_refunded: sum(order.refunds) },
    ...{ qty_canceled: order.cancelled_at ? line.quantity : 0, product_type: 'configurable' },
  };
  return [
    row,
    { ...row, item_id: line.id + 50_000_000, parent_item_id: line.id, price: 0, product_type: 'simple' },
  ];
}

function addressRow(address: Order['shipping_address']) {
  const [firstname, ...names] = address?.name.split(' ') ?? [];
  const lastname = names.join(' ');
  return {
    ...{
      firstname,
      lastname,
      street: [address?.address1, address?.address2].filter(Boolean),
      city: address?.city,
    },
    ...{ region: address?.province, postcode: address?.zip, country_id: 'US' },
    ...(address?.phone && { telephone: address.phone }),
  };
}

const parts = (lines: readonly { id: number; quantity: number }[]) =>
  lines.map(({ id, quantity }) => ({ order_item_id: id, qty: quantity }));

const shipmentRows = ({ order }: WorldOrder): Row[] =>
  order.fulfillments.map((one) => ({
    ...{
      entity_id: one.id,
      order_id: order.id,
      created_at: time(one.created_at),
      updated_at: time(one.updated_at),
    },
    items: parts(one.line_items),
    tracks: one.tracking_numbers.map((track_number) => ({
      ...{ track_number, title: one.tracking_company, carrier_code: 'custom' },
    })),
  }));

const moneyRows = ({ order, transactions }: WorldOrder, kind: 'sale' | 'refund'): Row[] =>
  transactions
    .filter((one) => one.kind === kind)
    .map(({ id, amount, created_at }) => ({
      ...{ entity_id: Math.floor(id / 2), order_id: order.id, state: 2, grand_total: Number(amount) },
      created_at: time(created_at),
      items: parts(order.refunds.flatMap(({ line_items }) => line_items)),
    }));

const tables: Readonly<Record<string, readonly Row[]>> = {
  customers: [hazel, ivy].map(customerRow),
  shipments: world.flatMap(shipmentRows),
  invoices: world.flatMap((one) => moneyRows(one, 'sale')),
  creditmemos: world.flatMap((one) => moneyRows(one, 'refund')),
};
