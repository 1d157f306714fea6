/** As published, the first that applies is the one: what the shopper did with a campaign says more than that they talked. */
export const attributionRules = ['link', 'code', 'product', 'conversation'] as const;
export type AttributionRule = (typeof attributionRules)[number];

/** How many days before the order each may lie. */
export type AttributionWindows = Readonly<Record<AttributionRule, number>>;

/** Something that happened before an order, and may be why it was placed. */
export interface Evidence {
  /** The same for the same thing, however often it is read. */
  readonly id: string;
  readonly rule: AttributionRule;
  readonly atMs: number;
  readonly campaignId: string | null;
  readonly variantId: string | null;
  readonly language: string | null;
  /** Of a code. */
  readonly code?: string;
  /** Of a product that was recommended. */
  readonly productId?: string;
  /** Of a link. */
  readonly url?: string;
  readonly conversationId?: string;
}

export interface Sale {
  readonly placedAtMs: number;
  readonly isCancelled: boolean;
  readonly total: number;
  readonly discountCodes: readonly string[];
  readonly productIds: readonly string[];
  readonly refunds: readonly { readonly id: string; readonly amount: number }[];
}
