import type { Order, OrderAddress, OrderFulfillment, OrderLineItem, OrderReturn } from '@shopbell/protocol';
import { amountIn } from '../money';
import { inOurWords, instantOf, numberIn, textOf } from '../platformWords';
import type { ShopifyAddress, ShopifyFulfillment, ShopifyLine, ShopifyOrder, ShopifyReturn } from './shapes';
import { financialStates, fulfillmentStates, returnStates, shipmentStates } from './states';

export const gidOf = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

type Money = { readonly presentmentMoney: { readonly amount: string } };

/** `lines` are all of them; the order itself has only the first page. */
export function toOrder(order: ShopifyOrder, lines: readonly ShopifyLine[]): Order {
  const currency = order.presentmentCurrencyCode;
  const amount = (set: Money | null | undefined) => amountIn(currency, set?.presentmentMoney.amount);
  const id = order.legacyResourceId;
  return {
    id,
    order_number: numberIn(order.name, id),
    name: order.name,
    email: textOf(order.email),
    phone: textOf(order.phone),
    currency,
    processed_at: instantOf(order.processedAt),
    updated_at: instantOf(order.updatedAt),
    cancelled_at: order.cancelledAt ? instantOf(order.cancelledAt) : null,
    financial_status: inOurWords(financialStates, order.displayFinancialStatus),
    fulfillment_status: inOurWords(fulfillmentStates, order.displayFulfillmentStatus),
    subtotal_price: amount(order.subtotalPriceSet) ?? amountIn(currency, 0) ?? '0',
    total_shipping_price: amount(order.totalShippingPriceSet) ?? '0',
    total_tax: amount(order.totalTaxSet),
    total_discounts: amount(order.totalDiscountsSet),
    total_price: amount(order.totalPriceSet) ?? '0',
    total_refunded: amount(order.totalRefundedSet) ?? '0',
    order_status_url: textOf(order.statusPageUrl),
    line_items: lines.map((line) => toLine(line, amount)),
    shipping_address: toAddress(order.shippingAddress),
    billing_address: toAddress(order.billingAddress),
    fulfillments: order.fulfillments.filter(({ status }) => status !== 'CANCELLED').map(toFulfillment),
    refunds: order.refunds.map(({ createdAt, totalRefundedSet, refundLineItems }) => ({
      created_at: instantOf(createdAt ?? order.updatedAt),
      amount: amount(totalRefundedSet) ?? '0',
      line_items: quantitiesOf(refundLineItems.nodes),
    })),
    ...(order.returns && { returns: order.returns.nodes.flatMap((one) => toReturn(one) ?? []) }),
  };
}

/** Null for one in a state that nobody knows. */
function toReturn({ id, status, returnLineItems, exchangeLineItems }: ShopifyReturn): OrderReturn | null {
  const state = inOurWords(returnStates, status);
  if (!state) return null;
  const lines = returnLineItems.nodes.flatMap(({ quantity, fulfillmentLineItem: shipped }) =>
    shipped ? [{ id: shipped.lineItem.id, quantity }] : [],
  );
  const exchanges = exchangeLineItems.nodes.flatMap(({ quantity, variantId }) =>
    variantId ? [{ id: variantId, quantity }] : [],
  );
  return { id, state, line_items: lines, exchanges };
}

function toLine(line: ShopifyLine, amount: (set: Money) => string | null): OrderLineItem {
  return {
    id: line.id,
    product_id: line.product?.legacyResourceId ?? null,
    variant_id: line.variant?.legacyResourceId ?? null,
    title: line.title,
    variant_title: textOf(line.variantTitle),
    quantity: line.quantity,
    // What was taken off the order is not shipped any more.
    fulfillable_quantity: Math.max(0, Math.min(line.unfulfilledQuantity, line.currentQuantity)),
    price: amount(line.originalUnitPriceSet) ?? '0',
    image: line.image?.url ?? null,
  };
}

function toFulfillment(one: ShopifyFulfillment): OrderFulfillment {
  return {
    id: one.legacyResourceId,
    shipment_status: inOurWords(shipmentStates, one.displayStatus),
    tracking_company: textOf(one.trackingInfo[0]?.company),
    tracking_numbers: one.trackingInfo.flatMap(({ number }) => textOf(number) ?? []),
    tracking_urls: one.trackingInfo.flatMap(({ url }) => textOf(url) ?? []),
    created_at: instantOf(one.createdAt),
    updated_at: instantOf(one.updatedAt),
    line_items: quantitiesOf(one.fulfillmentLineItems.nodes),
  };
}

const quantitiesOf = (nodes: readonly { quantity: number; lineItem: { id: number } }[]) =>
  nodes.map(({ quantity, lineItem }) => ({ id: lineItem.id, quantity }));

function toAddress(address: ShopifyAddress | null | undefined): OrderAddress | null {
  if (!address) return null;
  return {
    name: address.name ?? '',
    address1: address.address1 ?? '',
    address2: textOf(address.address2),
    city: address.city ?? '',
    province: textOf(address.province),
    zip: textOf(address.zip),
    country: address.country ?? '',
    country_code: textOf(address.countryCodeV2),
    phone: textOf(address.phone),
  };
}
