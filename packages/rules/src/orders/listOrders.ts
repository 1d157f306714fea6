import { type Order, orderLimits } from '@shopbell/protocol';

/** ORD-10: the newest first; a page at a time. */
export function listOrders(
  orders: readonly Order[],
  pages: number,
): { readonly shown: readonly Order[]; readonly hasMore: boolean } {
  const newestFirst = orders.toSorted((a, b) => Date.parse(b.processed_at) - Date.parse(a.processed_at));
  const shown = newestFirst.slice(0, pages * orderLimits.pageSize);
  return { shown, hasMore: shown.length < orders.length };
}
