import type { Order, ShipmentStatus } from './order';
import { financialStatusOf, fulfillmentStatusOf } from './orderFacts';

export type Progress = {
  label: string;
  tone: 'waiting' | 'moving' | 'done' | 'stopped';
  /** A plain sentence on what happens next. */
  sentence: string;
};

/** What a customer wants to know first. */
export function progressOf(order: Order): Progress {
  if (order.cancelled) return cancelled;
  if (financialStatusOf(order) === 'refunded') return refunded;
  const [latest] = order.fulfillments.toSorted((one, other) => +other.shippedAt - +one.shippedAt);
  if (!latest) return preparing;
  if (fulfillmentStatusOf(order) === 'partial') return partlyShipped;
  return shipmentProgress[latest.status];
}

const cancelled: Progress = {
  label: 'Cancelled',
  tone: 'stopped',
  sentence: 'This order was cancelled, and whatever was paid has been returned.',
};
const refunded: Progress = {
  label: 'Refunded',
  tone: 'stopped',
  sentence: 'Everything paid has been returned.',
};
const preparing: Progress = {
  label: 'Preparing',
  tone: 'waiting',
  sentence: 'We are packing it. Orders leave the house within two days.',
};
const partlyShipped: Progress = {
  label: 'Partly shipped',
  tone: 'moving',
  sentence: 'One parcel is on its way; the rest follows as soon as it is ready.',
};

export const shipmentProgress: Record<ShipmentStatus, Progress> = {
  confirmed: {
    label: 'Label printed',
    tone: 'waiting',
    sentence: 'The carrier knows about it and will collect it.',
  },
  in_transit: { label: 'In transit', tone: 'moving', sentence: 'The parcel is on its way to you.' },
  out_for_delivery: {
    label: 'Out for delivery',
    tone: 'moving',
    sentence: 'The parcel is in the van and should arrive today.',
  },
  attempted_delivery: {
    label: 'Delivery attempted',
    tone: 'waiting',
    sentence: 'Nobody was home. The carrier tries again on the next working day.',
  },
  delivered: { label: 'Delivered', tone: 'done', sentence: 'The parcel has arrived. We hope you like it.' },
};
