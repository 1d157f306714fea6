import type { Order, OrderActionKind } from '@shopbell/protocol';
import { canCancel, canChangeAddress, canReturn } from '@shopbell/rules/orders';
import { useState } from 'react';
import { Button } from '../../app/Button';
import { Dialog } from '../../app/Dialog';
import { AddressDialog } from './AddressDialog';
import type { DeedDialogProps } from './DeedDialogProps';
import styles from './OrdersPanel.module.css';
import { ReturnDialog } from './ReturnDialog';
import { useAct } from './useAct';

export interface OrderDeedsProps {
  readonly conversationId: string;
  readonly order: Order;
  readonly actions: readonly OrderActionKind[];
  readonly cancelWithinHours: number | null;
}

/** What can be done with an order now, by the rules that shoppers have. */
export function OrderDeeds({ conversationId, order, actions, cancelWithinHours }: OrderDeedsProps) {
  const [asking, setAsking] = useState<OrderActionKind | null>(null);
  const isOpen = {
    cancel: actions.includes('cancel') && canCancel(order, { cancelWithinHours }, Date.now()),
    address: actions.includes('address') && canChangeAddress(order),
    return: actions.includes('return') && canReturn(order),
  };
  const close = () => setAsking(null);
  const dialog = { conversationId, order, onClose: close };
  return (
    <>
      {(isOpen.cancel || isOpen.address || isOpen.return) && (
        <div className={styles.deeds}>
          {isOpen.cancel && (
            <Button label={`Cancel order ${order.name}`} onClick={() => setAsking('cancel')}>
              Cancel order
            </Button>
          )}
          {isOpen.address && (
            <Button label={`Change the address of order ${order.name}`} onClick={() => setAsking('address')}>
              Change address
            </Button>
          )}
          {isOpen.return && (
            <Button label={`Return items of order ${order.name}`} onClick={() => setAsking('return')}>
              Return items
            </Button>
          )}
        </div>
      )}
      {asking === 'cancel' && <CancelDialog {...dialog} />}
      {asking === 'address' && <AddressDialog {...dialog} />}
      {asking === 'return' && <ReturnDialog {...dialog} />}
    </>
  );
}

function CancelDialog({ conversationId, order, onClose }: DeedDialogProps) {
  const { act, isBusy, problem } = useAct(conversationId, order.id, onClose);
  return (
    <Dialog
      title={`Cancel order ${order.name}?`}
      about="It is cancelled in the shop’s own system, and what was paid goes back. This cannot be taken back. The shopper reads it in the conversation."
      action="Cancel the order"
      isDanger
      isBusy={isBusy}
      problem={problem}
      alternative={{ words: 'Keep it', onChoose: onClose }}
      onConfirm={() => act({ kind: 'cancel' })}
      onClose={onClose}
    />
  );
}
