import type { Order, OrderFulfillment } from '@shopbell/protocol';

const fulfillmentWords = {
  partial: 'Partly shipped',
  fulfilled: 'Shipped',
  restocked: 'Back in stock',
} as const satisfies Record<NonNullable<Order['fulfillment_status']>, string>;

const paymentWords = {
  pending: 'not paid',
  authorized: 'payment authorised',
  partially_paid: 'partly paid',
  paid: 'paid',
  partially_refunded: 'partly refunded',
  refunded: 'refunded',
  voided: 'payment voided',
} as const satisfies Record<NonNullable<Order['financial_status']>, string>;

const shipmentWords = {
  label_printed: 'Label printed',
  confirmed: 'Confirmed',
  ready_for_pickup: 'Ready for pickup',
  in_transit: 'On its way',
  out_for_delivery: 'Out for delivery',
  attempted_delivery: 'Delivery attempted',
  delivered: 'Delivered',
  failure: 'Delivery failed',
} as const satisfies Record<NonNullable<OrderFulfillment['shipment_status']>, string>;

/** "Shipped, partly refunded": where the parcel is, and where the money is. */
export function stateOf({ cancelled_at, fulfillment_status, financial_status }: Order): string {
  const parcel = cancelled_at
    ? 'Cancelled'
    : fulfillment_status
      ? fulfillmentWords[fulfillment_status]
      : 'Not shipped';
  return financial_status ? `${parcel}, ${paymentWords[financial_status]}` : parcel;
}

export const shipmentOf = ({ shipment_status }: OrderFulfillment): string =>
  shipment_status ? shipmentWords[shipment_status] : 'No news of the carrier';
