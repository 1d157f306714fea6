import type { OrderRequestDecision, OrderRequestKind, OrderRequestState } from '@shopbell/protocol';

export const kindWords = {
  cancel: 'Cancel',
  return: 'Return',
  report: 'Problem with',
  address: 'New address for',
} as const satisfies Record<OrderRequestKind, string>;

export const stateWords = {
  open: 'Open',
  accepted: 'Accepted',
  declined: 'Declined',
  done: 'Done',
} as const satisfies Record<OrderRequestState, string>;

export const deedWords = {
  accepted: 'Accept',
  declined: 'Decline',
  done: 'Mark as done',
} as const satisfies Record<OrderRequestDecision, string>;
