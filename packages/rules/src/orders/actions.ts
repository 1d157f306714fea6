import type { ActionRefusal, NewAddress, Order, OrderWish } from '@shopbell/protocol';
import { canCancel, canChangeAddress } from './eligibility';

export type ActionVerdict =
  | { readonly may: true }
  /** It is so already. */
  | { readonly may: false; readonly because: 'fulfilled' }
  | { readonly may: false; readonly because: ActionRefusal };

type Settings = Parameters<typeof canCancel>[1];

/** Whether a wish can be granted, by what the order says in this moment: one rule for shoppers and agents. */
export function judgeAction(wish: OrderWish, order: Order, settings: Settings, nowMs: number): ActionVerdict {
  if (isFulfilled(wish, order)) return { may: false, because: 'fulfilled' };
  const may = wish.kind === 'cancel' ? canCancel(order, settings, nowMs) : canChangeAddress(order);
  return may ? { may } : { may, because: whyNot(wish, order) };
}

function whyNot({ kind }: OrderWish, { cancelled_at: cancelled, fulfillment_status: status }: Order) {
  if (cancelled !== null) return 'cancelled';
  if (status !== null) return 'shipped';
  return kind === 'cancel' ? 'too-late' : 'declined';
}

/** Whether an order is as somebody wished it: how the outcome is found out when nobody heard it. */
export const isFulfilled = (wish: OrderWish, order: Order): boolean =>
  wish.kind === 'cancel' ? order.cancelled_at !== null : isSameAddress(wish.address, order);

function isSameAddress(wanted: NewAddress, { shipping_address: address }: Order): boolean {
  if (address === null) return false;
  const fields = ['name', 'address1', 'address2', 'city', 'zip', 'phone'] as const;
  return fields.every((field) => plain(wanted[field]) === plain(address[field]));
}

/** Platforms trim, and write nothing in their own ways. */
const plain = (text: string | null): string => (text ?? '').trim().replace(/\s+/g, ' ');

/** What a page shows of an order whose wish was granted, until it reads it again. */
export function asWished(wish: OrderWish, order: Order, now: string): Order {
  if (wish.kind === 'cancel') return { ...order, cancelled_at: order.cancelled_at ?? now };
  return {
    ...order,
    shipping_address: order.shipping_address && { ...order.shipping_address, ...wish.address },
  };
}
