/** The little of an order by which a sale is traced back. Money is in the order's currency. */
export interface OrderFacts {
  readonly orderId: number;
  readonly placedAt: string;
  /** The platform's own, which says what is newer. */
  readonly updatedAt: string;
  readonly cancelledAt: string | null;
  readonly currency: string;
  /** Of the goods, without shipping. */
  readonly subtotal: string;
  readonly total: string;
  readonly discountCodes: readonly string[];
  readonly productIds: readonly number[];
  readonly customerId: number | null;
  /** Who the shopper was to the chat, where the cart says it. */
  readonly guestId: string | null;
  /** Email addresses and numbers of who ordered, as the platform writes them: to be found by, not to be kept. */
  readonly addresses: readonly string[];
  readonly refunds: readonly RefundFacts[];
}

export interface RefundFacts {
  readonly refundId: number;
  readonly amount: string;
  readonly refundedAt: string;
}
