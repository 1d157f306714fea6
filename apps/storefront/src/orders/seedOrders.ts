import type { Catalog } from '../catalog/createCatalog';
import { shippingMethod, shippingMethods, shippingPrice } from '../checkout/shippingMethods';
import type { Customers } from '../customers/createCustomers';
import type { Fulfillment, Order, OrderLine, Refund } from './order';
import { type ItemDraft, type OrderDraft, orderDrafts, type ShipmentDraft } from './orderDrafts';

const hourMs = 60 * 60 * 1000;
const firstNumber = 1_001;

export type Beginning = { start: Date; catalog: Catalog; customers: Customers; newToken: () => string };

export function seedOrders(beginning: Beginning): Order[] {
  return orderDrafts.map((draft, index) => seedOrder(beginning, draft, firstNumber + index));
}

export const orderIdOf = (number: number): number => 5_000_000 + number;

function seedOrder(
  { start, catalog, customers, newToken }: Beginning,
  draft: OrderDraft,
  number: number,
): Order {
  const ago = (hours: number) => new Date(start.getTime() - hours * hourMs);
  const customer = customers.byEmail(draft.email);
  if (!customer) throw new Error(`No customer ${draft.email}`);
  const lines = draft.items.map((item, index) => lineOf(catalog, item, number, index));
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const method = shippingMethod(draft.method ?? 'standard') ?? shippingMethods[0];
  const shipping = shippingPrice(method.code, subtotal);
  return {
    id: orderIdOf(number),
    number,
    token: newToken(),
    attempt: newToken(),
    customerId: customer.id,
    email: customer.email,
    phone: customer.phone,
    placedAt: ago(draft.hoursAgo),
    lines,
    details: { note: draft.note ?? '', attributes: draft.attributes ?? {} },
    address: customer.address,
    method,
    shippingPrice: shipping,
    payment: { kind: 'paid', cardCompany: 'Visa', lastDigits: '4242' },
    fulfillments: (draft.shipments ?? []).map((shipment, index) =>
      fulfillmentOf(shipment, lines, number, index, ago),
    ),
    refunds: draft.refund ? [refundOf(draft.refund, lines, shipping, number, ago)] : [],
    cancelled: draft.cancelled ? { at: ago(draft.cancelled.hoursAgo), reason: draft.cancelled.reason } : null,
  };
}

function lineOf(
  catalog: Catalog,
  [handle, title, quantity]: ItemDraft,
  number: number,
  index: number,
): OrderLine {
  const product = catalog.byHandle(handle);
  const variant = product?.variants.find((one) => title === null || one.title === title);
  if (!product || !variant) throw new Error(`No such item: ${handle} ${title}`);
  return { id: number * 100 + index + 1, product, variant, price: variant.price, quantity };
}

const trackingPrefix: Record<ShipmentDraft['carrier'], string> = {
  UPS: '1ZDEMO',
  USPS: '9400DEMO',
  'Royal Mail': 'RMDEMO',
  DHL: 'JDDEMO',
  DPD: 'DPDEMO',
};

function fulfillmentOf(
  { hoursAgo, status, carrier, items, parcels = 1 }: ShipmentDraft,
  lines: readonly OrderLine[],
  number: number,
  index: number,
  ago: (hours: number) => Date,
): Fulfillment {
  const shipped = items ? lines.filter((_, place) => items.includes(place)) : lines;
  return {
    id: number * 10 + index + 1,
    shippedAt: ago(hoursAgo),
    // A parcel takes its time: what has been shipped long ago was last heard of two days later.
    updatedAt: ago(Math.max(hoursAgo - 48, Math.min(hoursAgo / 4, 3))),
    status,
    carrier,
    trackingNumbers: Array.from(
      { length: parcels },
      (_, parcel) => `${trackingPrefix[carrier]}${number}${index}${parcel + 1}`,
    ),
    lines: shipped.map(({ id, quantity }) => ({ lineId: id, quantity })),
  };
}

function refundOf(
  { hoursAgo, items, note }: NonNullable<OrderDraft['refund']>,
  lines: readonly OrderLine[],
  shipping: number,
  number: number,
  ago: (hours: number) => Date,
): Refund {
  const returned = items === 'all' ? lines : lines.filter((_, place) => items.includes(place));
  const goods = returned.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return {
    id: number * 10 + 9,
    at: ago(hoursAgo),
    amount: items === 'all' ? goods + shipping : goods,
    note,
    lines: returned.map(({ id, quantity }) => ({ lineId: id, quantity })),
  };
}
