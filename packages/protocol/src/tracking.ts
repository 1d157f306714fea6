/** What pages tell about themselves; a shop's own names come beside these. */
export type PageEvent =
  | 'campaign-shown'
  | 'campaign-clicked'
  | 'campaign-replied'
  | 'campaign-dismissed'
  | 'campaign-held-out'
  | 'link-clicked'
  | 'offer-revealed'
  | 'product-added'
  | 'form-submitted'
  | 'starter-clicked'
  | 'cart-updated'
  | 'product-searched'
  | 'page-visited'
  | 'page-changed'
  | 'orders-looked-up';

/** Whether the shopper lets themselves be counted: what nobody knows is a no (ROL-19). */
export type Consent = 'given' | 'refused' | 'unknown';

/** What a click on a short link is about (LNK-02). */
export interface LinkMeta {
  readonly account_id: number;
  /** LNK-05. */
  readonly channel: 'chat';
  readonly campaign_id: string | null;
  readonly is_light: boolean;
  readonly session_id: string | null;
  readonly product_id: string | null;
  readonly source: string | null;
  readonly ab_variant: string | null;
}

/** LNK-01. */
export interface TrackingLink {
  readonly original_url: string;
  readonly short_url: string;
  readonly meta: LinkMeta;
}
