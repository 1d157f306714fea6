import type { Order, OrderAddress, OrderFulfillment, OrderLineItem } from '@shopbell/protocol';
import { amountIn, isMore } from '../money';
import { countryName, inOurWords, instantOf, numberIn, textOf } from '../platformWords';
import type { MagentoAddress, MagentoLine, MagentoOrder, MagentoRefund, MagentoShipment } from './shapes';
import { financialStates } from './states';

export interface Around {
  readonly shipments: readonly MagentoShipment[];
  readonly refunds: readonly MagentoRefund[];
}

export function toOrder(order: MagentoOrder, { shipments, refunds }: Around): Order {
  const currency = order.order_currency_code;
  const amount = (value: string | number | null | undefined) => amountIn(currency, value ?? 0) ?? '0';
  const shippingAddress = order.extension_attributes?.shipping_assignments?.[0]?.shipping?.address;
  const own = <Part extends { order_id: number }>(parts: readonly Part[]) =>
    parts.filter(({ order_id }) => order_id === order.entity_id);
  return {
    id: order.entity_id,
    order_number: numberIn(order.increment_id, order.entity_id),
    name: `#${order.increment_id}`,
    email: textOf(order.customer_email),
    phone: textOf(order.billing_address?.telephone),
    currency,
    processed_at: instantOf(order.created_at),
    updated_at: instantOf(order.updated_at),
    cancelled_at: order.state === 'canceled' ? instantOf(order.updated_at) : null,
    financial_status: financialStatusOf(order),
    fulfillment_status: fulfillmentStatusOf(order),
    subtotal_price: amount(order.subtotal),
    total_shipping_price: amount(order.shipping_amount),
    total_tax: amount(order.tax_amount),
    // It is written as what is taken off: below zero.
    total_discounts: amount(order.discount_amount).replace(/^-/, ''),
    total_price: amount(order.grand_total),
    total_refunded: amount(order.total_refunded),
    order_status_url: null,
    line_items: ownLines(order).map((line) => toLine(line, amount)),
    shipping_address: toAddress(shippingAddress),
    billing_address: toAddress(order.billing_address),
    fulfillments: own(shipments).map(toFulfillment),
    refunds: own(refunds).map(({ created_at, grand_total, items }) => ({
      created_at: instantOf(created_at),
      amount: amount(grand_total),
      line_items: partsOf(items),
    })),
  };
}

/** A chosen variant stands below the product it is one of, as a line of its own with neither price nor parcel. */
const ownLines = ({ items }: MagentoOrder) => items.filter(({ parent_item_id }) => !parent_item_id);

function toLine(line: MagentoLine, amount: (value: MagentoLine['price']) => string): OrderLineItem {
  return {
    id: line.item_id,
    product_id: line.product_id ?? null,
    variant_id: null,
    title: line.name,
    variant_title: null,
    quantity: whole(line.qty_ordered),
    fulfillable_quantity: openQuantity(line),
    price: amount(line.price),
    image: null,
  };
}

const whole = (quantity: number | null | undefined): number => Math.max(0, Math.round(quantity ?? 0));

/** Neither shipped nor taken back; what was shipped and then taken back counts once. */
function openQuantity({
  is_virtual,
  qty_ordered,
  qty_canceled,
  qty_shipped,
  qty_refunded,
}: MagentoLine): number {
  if (is_virtual) return 0;
  const gone = Math.max(whole(qty_shipped), whole(qty_refunded));
  return Math.max(0, whole(qty_ordered) - whole(qty_canceled) - gone);
}

function financialStatusOf(order: MagentoOrder): Order['financial_status'] {
  const { grand_total, total_paid, total_refunded, state, payment } = order;
  if (isMore(total_refunded, 0))
    return isMore(total_paid, total_refunded) ? 'partially_refunded' : 'refunded';
  if (isMore(total_paid, 0)) return isMore(grand_total, total_paid) ? 'partially_paid' : 'paid';
  if (state !== 'canceled' && isMore(payment?.amount_authorized, 0)) return 'authorized';
  return inOurWords(financialStates, state);
}

function fulfillmentStatusOf(order: MagentoOrder): Order['fulfillment_status'] {
  const lines = ownLines(order).filter(({ is_virtual }) => !is_virtual);
  if (lines.every(({ qty_shipped }) => whole(qty_shipped) === 0))
    return lines.length === 0 && order.state === 'complete' ? 'fulfilled' : null;
  return lines.some((line) => openQuantity(line) > 0) ? 'partial' : 'fulfilled';
}

function toFulfillment(shipment: MagentoShipment): OrderFulfillment {
  const tracks = shipment.tracks ?? [];
  return {
    id: shipment.entity_id,
    shipment_status: null,
    tracking_company: textOf(tracks[0]?.title) ?? textOf(tracks[0]?.carrier_code),
    tracking_numbers: tracks.flatMap(({ track_number }) => textOf(track_number) ?? []),
    tracking_urls: [],
    created_at: instantOf(shipment.created_at),
    updated_at: instantOf(shipment.updated_at ?? shipment.created_at),
    line_items: partsOf(shipment.items),
  };
}

const partsOf = (items: MagentoShipment['items']) =>
  items.map(({ order_item_id, qty }) => ({ id: order_item_id, quantity: whole(qty) }));

function toAddress(address: MagentoAddress | null | undefined): OrderAddress | null {
  if (!address) return null;
  const [first, ...more] = address.street ?? [];
  return {
    name: [address.firstname, address.lastname].filter(Boolean).join(' '),
    address1: first ?? '',
    address2: textOf(more.join(', ')),
    city: address.city ?? '',
    province: textOf(address.region),
    zip: textOf(address.postcode),
    country: countryName(address.country_id ?? ''),
    country_code: textOf(address.country_id),
    phone: textOf(address.telephone),
  };
}
