import type {
  ActionRefusal,
  NewAddress,
  Order,
  OrderReturn,
  OrderWish,
  ReturnableLine,
} from '@shopbell/protocol';
import { canCancel, canChangeAddress } from './eligibility';
import { exchangesOf, hasReturn, whyNoReturn } from './returning';

export type ActionVerdict =
  | { readonly may: true }
  /** It is so already. */
  | { readonly may: false; readonly because: 'fulfilled' }
  | { readonly may: false; readonly because: ActionRefusal };

type Settings = Parameters<typeof canCancel>[1];

/**
 * Whether a wish can be granted, by what the order says in this moment: one rule for shoppers and agents. `returnable` is
 * what the shop's system says of a return.
 */
export function judgeAction(
  wish: OrderWish,
  order: Order,
  settings: Settings,
  nowMs: number,
  returnable: readonly ReturnableLine[] = [],
): ActionVerdict {
  const because = whyNot(wish, order, settings, nowMs, returnable);
  // What is left of a line may go back although some of it has gone before.
  const isGranted = wish.kind === 'return' && because === null;
  if (!isGranted && isFulfilled(wish, order)) return { may: false, because: 'fulfilled' };
  return because === null ? { may: true } : { may: false, because };
}

function whyNot(
  wish: OrderWish,
  order: Order,
  settings: Settings,
  nowMs: number,
  returnable: readonly ReturnableLine[],
): ActionRefusal | null {
  if (wish.kind === 'return') return whyNoReturn(wish, order, returnable);
  const may = wish.kind === 'cancel' ? canCancel(order, settings, nowMs) : canChangeAddress(order);
  if (may) return null;
  if (order.cancelled_at !== null) return 'cancelled';
  if (order.fulfillment_status !== null) return 'shipped';
  return wish.kind === 'cancel' ? 'too-late' : 'declined';
}

/**
 * Whether an order is as somebody wished it: how the outcome is found out when nobody heard it. `before` are the returns
 * that stood in it already.
 */
export function isFulfilled(wish: OrderWish, order: Order, before: readonly number[] = []): boolean {
  if (wish.kind === 'return') return hasReturn(wish, order, before);
  return wish.kind === 'cancel' ? order.cancelled_at !== null : isSameAddress(wish.address, order);
}

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
  if (wish.kind === 'return') {
    const lines = wish.items.map(({ id, quantity }) => ({ id, quantity }));
    const made: OrderReturn = {
      ...{ id: 0, state: 'open', line_items: lines, exchanges: exchangesOf(wish.items) },
    };
    return { ...order, returns: [...(order.returns ?? []), made] };
  }
  return {
    ...order,
    shipping_address: order.shipping_address && { ...order.shipping_address, ...wish.address },
  };
}
