import type { Order } from '@shopbell/protocol';

type Facts = Pick<Order, 'fulfillment_status' | 'cancelled_at'>;

const hourMs = 3_600_000;

/** ORD-09: only what nothing of has left yet can be stopped, and only for as long as the shop allows. */
export const canCancel = (
  {
    fulfillment_status: status,
    cancelled_at: cancelled,
    processed_at: placed,
  }: Facts & Pick<Order, 'processed_at'>,
  { cancelWithinHours: hours = null }: { readonly cancelWithinHours?: number | null | undefined },
  nowMs: number,
): boolean =>
  status === null && cancelled === null && (hours === null || nowMs - Date.parse(placed) < hours * hourMs);

/** As long as nothing of it has left: afterwards the carrier decides. */
export const canChangeAddress = ({
  fulfillment_status: status,
  cancelled_at: cancelled,
  shipping_address: address,
}: Facts & Pick<Order, 'shipping_address'>): boolean =>
  status === null && cancelled === null && address !== null;

/** ORD-09: only what has arrived, or is on its way as a whole, can be sent back. */
export const canReturn = ({ fulfillment_status: status, cancelled_at: cancelled }: Facts): boolean =>
  status === 'fulfilled' && cancelled === null;
