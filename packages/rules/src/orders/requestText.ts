import type { Order, SelfServiceFlow } from '@shopbell/protocol';

export interface OrderRequest {
  readonly kind: SelfServiceFlow['kind'];
  readonly order: Order;
  /** Empty: all of them. */
  readonly itemIds: ReadonlySet<number>;
  /** In the shopper's words, as they chose it. */
  readonly reason: string;
  readonly comment: string;
}

/** What an agent reads of a request: what is wanted, of what, why. */
export function requestText({ order, itemIds, reason, comment }: OrderRequest, wish: string): string {
  const items = order.line_items
    .filter(({ id }) => itemIds.has(id))
    .map(
      ({ quantity, title, variant_title: variant }) =>
        `• ${quantity} × ${[title, variant].filter(Boolean).join(', ')}`,
    );
  return [wish, ...items, reason, comment.trim()].filter(Boolean).join('\n');
}

/** The same for programs (SSP-22). */
export const requestMetadata = (
  { kind, order, itemIds, reason }: OrderRequest,
  language: string,
): SelfServiceFlow => ({
  kind,
  orderId: order.id,
  orderName: order.name,
  lineItems: order.line_items
    .filter(({ id }) => itemIds.has(id))
    .map(({ id, quantity }) => ({ id, quantity })),
  ...(reason && { reason }),
  language,
});
