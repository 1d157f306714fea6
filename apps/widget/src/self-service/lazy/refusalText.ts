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
};

/** Why something cannot be done with an order. */
export const refusalText = (kind: OrderActionKind, because: ActionRefusal): SspTextKey =>
  refusedTexts[because] ?? shippedTexts[kind];
