import type { ActionRefusal, OrderActionKind } from '@shopbell/protocol';
import type { SspTextKey } from '@shopbell/texts/self-service';

const shippedTexts = {
  cancel: 'orderCancelImpossible',
  address: 'actionAddressImpossible',
  return: 'actionReturned',
} as const;
const refusedTexts: Readonly<Partial<Record<ActionRefusal, SspTextKey>>> = {
  cancelled: 'actionCancelDone',
  'too-late': 'orderCancelTooLate',
  'not-shipped': 'orderReturnImpossible',
  'sold-out': 'actionSoldOut',
  changed: 'actionChanged',
  policy: 'actionNotAllowed',
};

/** Why something cannot be done with an order. */
export const refusalText = (kind: OrderActionKind, because: ActionRefusal): SspTextKey =>
  because === 'too-late' && kind === 'return'
    ? 'orderReturnTooLate'
    : (refusedTexts[because] ?? shippedTexts[kind]);
