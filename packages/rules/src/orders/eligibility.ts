import type { Order } from '@shopbell/protocol';

type Facts = Pick<Order, 'fulfillment_status' | 'cancelled_at'>;

/** ORD-09: only what nothing of has left yet can be stopped. */
export const canCancel = ({ fulfillment_status: status, cancelled_at: cancelled }: Facts): boolean =>
  status === null && cancelled === null;

/** ORD-09: only what has arrived, or is on its way as a whole, can be sent back. */
export const canReturn = ({ fulfillment_status: status, cancelled_at: cancelled }: Facts): boolean =>
  status === 'fulfilled' && cancelled === null;
