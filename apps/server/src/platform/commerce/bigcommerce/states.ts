/** BigCommerce's statuses of an order by their number; merchants may rename the words. */
export const financialStates = {
  1: 'pending',
  2: 'paid',
  3: 'paid',
  4: 'refunded',
  5: 'voided',
  6: 'voided',
  7: 'pending',
  8: 'paid',
  9: 'paid',
  10: 'paid',
  11: 'paid',
  14: 'partially_refunded',
} as const;

/** What the payment provider says, where it says something. */
export const paymentStates = {
  authorized: 'authorized',
  'capture pending': 'authorized',
  captured: 'paid',
  declined: 'voided',
  'held for review': 'pending',
  paid: 'paid',
  'partially refunded': 'partially_refunded',
  refunded: 'refunded',
  void: 'voided',
  voided: 'voided',
} as const;

export const status = {
  incomplete: 0,
  shipped: 2,
  partiallyShipped: 3,
  cancelled: 5,
  declined: 6,
  completed: 10,
};

export const transactionKinds = {
  authorization: 'authorization',
  capture: 'capture',
  pending: 'sale',
  purchase: 'sale',
  refund: 'refund',
  settled: 'capture',
  void: 'void',
} as const;
