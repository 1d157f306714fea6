import type { Order } from '@shopbell/protocol';

export interface DeedDialogProps {
  readonly conversationId: string;
  readonly order: Order;
  readonly onClose: () => void;
}
