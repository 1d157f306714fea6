/** Shopify's words in ours; see OrderDisplayFinancialStatus, OrderDisplayFulfillmentStatus, FulfillmentDisplayStatus. */
export const financialStates = {
  AUTHORIZED: 'authorized',
  PAID: 'paid',
  PARTIALLY_PAID: 'partially_paid',
  PARTIALLY_REFUNDED: 'partially_refunded',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  VOIDED: 'voided',
} as const;

/** All the others mean that nothing is on its way. */
export const fulfillmentStates = {
  FULFILLED: 'fulfilled',
  PARTIALLY_FULFILLED: 'partial',
  RESTOCKED: 'restocked',
} as const;

export const shipmentStates = {
  ATTEMPTED_DELIVERY: 'attempted_delivery',
  CARRIER_PICKED_UP: 'in_transit',
  CONFIRMED: 'confirmed',
  DELAYED: 'in_transit',
  DELIVERED: 'delivered',
  FAILURE: 'failure',
  IN_TRANSIT: 'in_transit',
  LABEL_PRINTED: 'label_printed',
  LABEL_PURCHASED: 'label_printed',
  NOT_DELIVERED: 'failure',
  OUT_FOR_DELIVERY: 'out_for_delivery',
  PICKED_UP: 'delivered',
  READY_FOR_PICKUP: 'ready_for_pickup',
  SUBMITTED: 'confirmed',
} as const;

export const returnStates = {
  CANCELED: 'cancelled',
  CLOSED: 'closed',
  DECLINED: 'declined',
  OPEN: 'open',
  REQUESTED: 'requested',
} as const;

export const transactionKinds = {
  AUTHORIZATION: 'authorization',
  CAPTURE: 'capture',
  EMV_AUTHORIZATION: 'authorization',
  REFUND: 'refund',
  SALE: 'sale',
  VOID: 'void',
} as const;

export const transactionStates = {
  AWAITING_RESPONSE: 'pending',
  ERROR: 'failure',
  FAILURE: 'failure',
  PENDING: 'pending',
  SUCCESS: 'success',
  UNKNOWN: 'pending',
} as const;
