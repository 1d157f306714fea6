/**
 * Magento's states of an order, where no money says more. What is paid and given back stands in its totals; nothing says
 * how far a parcel has come.
 */
export const financialStates = {
  canceled: 'voided',
  holded: 'pending',
  new: 'pending',
  payment_review: 'pending',
  pending_payment: 'pending',
  processing: 'pending',
} as const;

/** States of an invoice and of a credit memo. */
export const invoiceStates = { 1: 'pending', 2: 'success' } as const;
export const refundStates = { 1: 'pending', 2: 'success' } as const;
