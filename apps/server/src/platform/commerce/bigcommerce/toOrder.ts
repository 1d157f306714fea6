import type { Order, OrderAddress, OrderFulfillment, OrderLineItem } from '@shopbell/protocol';
import { amountIn, isMore, sumIn } from '../money';
import { inOurWords, instantOf, textOf } from '../platformWords';
import type {
  BigCommerceAddress,
  BigCommerceLine,
  BigCommerceOrder,
  BigCommerceRefund,
  BigCommerceShipment,
} from './shapes';
import { financialStates, paymentStates, status } from './states';

export interface Around {
  readonly lines: readonly BigCommerceLine[];
  readonly addresses: readonly BigCommerceAddress[];
  readonly shipments: readonly BigCommerceShipment[];
  readonly refunds: readonly BigCommerceRefund[];
}

export function toOrder(order: BigCommerceOrder, { lines, addresses, shipments, refunds }: Around): Order {
  const currency = order.currency_code;
  const amount = (value: string | number | null | undefined) => amountIn(currency, value ?? 0) ?? '0';
  const updatedAt = instantOf(textOf(order.date_modified) ?? order.date_created);
  const isEnded = order.status_id === status.cancelled || order.status_id === status.declined;
  return {
    id: order.id,
    order_number: order.id,
    name: `#${order.id}`,
    email: textOf(order.billing_address.email),
    phone: textOf(order.billing_address.phone),
    currency,
    processed_at: instantOf(order.date_created),
    updated_at: updatedAt,
    cancelled_at: isEnded ? updatedAt : null,
    financial_status: financialStatusOf(order),
    fulfillment_status: fulfillmentStatusOf(order),
    subtotal_price: amount(order.subtotal_ex_tax),
    total_shipping_price: amount(order.shipping_cost_ex_tax),
    total_tax: amount(order.total_tax),
    total_discounts: sumIn(currency, [order.discount_amount ?? 0, order.coupon_discount ?? 0]),
    total_price: amount(order.total_inc_tax),
    total_refunded: amount(order.refunded_amount),
    order_status_url: null,
    line_items: lines.map((line) => toLine(line, amount, isEnded)),
    shipping_address: addresses[0] ? toAddress(addresses[0]) : null,
    billing_address: toAddress(order.billing_address),
    fulfillments: shipments.map(toFulfillment),
    refunds: refunds.map(({ created, total_amount, items }) => ({
      created_at: instantOf(created),
      amount: amount(total_amount),
      line_items: items.flatMap(({ item_type, item_id, quantity }) =>
        item_type === 'PRODUCT' && item_id ? [{ id: item_id, quantity: quantity ?? 0 }] : [],
      ),
    })),
  };
}

function toLine(
  line: BigCommerceLine,
  amount: (value: BigCommerceLine['price_ex_tax']) => string,
  isEnded: boolean,
): OrderLineItem {
  // What was shipped and then taken back counts once.
  const gone = Math.max(line.quantity_shipped ?? 0, line.quantity_refunded ?? 0);
  const values = (line.product_options ?? []).flatMap(({ display_value }) => textOf(display_value) ?? []);
  return {
    id: line.id,
    product_id: line.product_id || null,
    variant_id: line.variant_id || null,
    title: line.name,
    variant_title: textOf(values.join(' / ')),
    quantity: line.quantity,
    fulfillable_quantity: isEnded ? 0 : Math.max(0, line.quantity - gone),
    price: amount(line.price_ex_tax),
    image: null,
  };
}

export function financialStatusOf({
  payment_status,
  status_id,
  refunded_amount,
  total_inc_tax,
}: BigCommerceOrder) {
  if (isMore(refunded_amount, 0))
    return isMore(total_inc_tax, refunded_amount) ? 'partially_refunded' : 'refunded';
  const said = inOurWords(paymentStates, payment_status?.toLowerCase());
  return said ?? inOurWords(financialStates, status_id);
}

function fulfillmentStatusOf({ status_id, items_shipped, items_total }: BigCommerceOrder) {
  if (status_id === status.shipped || status_id === status.completed) return 'fulfilled';
  if (status_id === status.partiallyShipped) return 'partial';
  if (items_shipped === 0) return null;
  return items_shipped < items_total ? 'partial' : 'fulfilled';
}

function toFulfillment(shipment: BigCommerceShipment): OrderFulfillment {
  const at = instantOf(shipment.date_created);
  const number = textOf(shipment.tracking_number);
  const link = textOf(shipment.tracking_link);
  return {
    id: shipment.id,
    shipment_status: null,
    tracking_company: textOf(shipment.tracking_carrier) ?? textOf(shipment.shipping_provider),
    tracking_numbers: number ? [number] : [],
    tracking_urls: link ? [link] : [],
    created_at: at,
    updated_at: at,
    line_items: shipment.items.map(({ order_product_id, quantity }) => ({ id: order_product_id, quantity })),
  };
}

function toAddress(address: BigCommerceAddress): OrderAddress {
  return {
    name: [address.first_name, address.last_name].filter(Boolean).join(' '),
    address1: address.street_1 ?? '',
    address2: textOf(address.street_2),
    city: address.city ?? '',
    province: textOf(address.state),
    zip: textOf(address.zip),
    country: address.country ?? '',
    country_code: textOf(address.country_iso2),
    phone: textOf(address.phone),
  };
}
