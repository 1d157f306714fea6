import { type Order, type OrderActionKind, type OrderTransaction, orderLimits } from '@shopbell/protocol';

/** Changed with the shape of what is kept: what an older release has left is not read (ORD-06). */
const schemaVersion = 2;

/** ORD-04. Payments are kept by the name of their order (ORD-07). */
export interface OrderCache {
  readonly version: number;
  readonly updatedAt: number;
  readonly orders: readonly Order[];
  /** What the shop's system lets be done with them. */
  readonly actions: readonly OrderActionKind[];
  readonly ordersTransactions: Readonly<Record<string, readonly OrderTransaction[]>>;
}

export const newOrderCache = (
  orders: readonly Order[],
  nowMs: number,
  actions: OrderCache['actions'] = [],
): OrderCache => ({
  version: schemaVersion,
  updatedAt: nowMs,
  orders,
  actions,
  ordersTransactions: {},
});

/** What was kept, for five minutes (ORD-05); nothing of what is no such thing. */
export function readOrderCache(stored: unknown, nowMs: number): OrderCache | null {
  const { version, updatedAt, orders, actions, ordersTransactions } = (stored ?? {}) as Partial<OrderCache>;
  if (version !== schemaVersion || typeof updatedAt !== 'number' || !Array.isArray(orders)) return null;
  const ageMs = nowMs - updatedAt;
  if (ageMs < 0 || ageMs > orderLimits.cacheMs) return null;
  return { version, updatedAt, orders, actions: actions ?? [], ordersTransactions: ordersTransactions ?? {} };
}
