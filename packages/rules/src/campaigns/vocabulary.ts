import type { AppSettings, ServedCampaign } from '@shopbell/protocol';

/** Everything an evaluation needs to know of a page, as plain data: it can be recorded and played again. */
export interface PageFacts {
  readonly nowMs: number;
  readonly url: string;
  readonly origin: string;
  readonly pageType: string | null;
  readonly language: string;
  /** Of the chat. */
  readonly timeZone: string;
  /** Someone answers. */
  readonly isOnline: boolean;
  /** Tablets are mobile (TRG-15). */
  readonly device: 'desktop' | 'mobile';
  readonly timeOnPageMs: number;
  readonly sessionMs: number;
  readonly visitCount: number;
  readonly hasExitIntent: boolean;
  /** The total in cents; null where it is not known. */
  readonly cart: { readonly totalPrice: number; readonly productTags: readonly string[] } | null;
  /** Null where the page is about none. */
  readonly product: { readonly tags: readonly string[]; readonly isAvailable: boolean } | null;
  readonly isKnownVisitor: boolean;
  /** Ids of campaigns whose customer triggers the server has found to hold (CMP-18). */
  readonly positives: readonly string[];
  readonly seen: readonly string[];
  readonly active: readonly string[];
  readonly displaysInSession: number;
  readonly lastDisplayMs: number | null;
  readonly sessionId: string;
  readonly abVariant: 'display' | 'hide' | null;
  readonly isWindowOpen: boolean;
  readonly isChatHidden: boolean;
  /** Someone opened the window by the launcher or the page by its API (WIN-04, WIN-07). */
  readonly areCampaignsDisabled: boolean;
}

export interface CampaignRules {
  readonly campaigns: readonly ServedCampaign[];
  readonly prioritisation: boolean;
  readonly abVariants: boolean;
  readonly abTest: AppSettings['abTest'];
  /** ENT-52. */
  readonly usage: 'ok' | 'limit-reached' | null;
  readonly displayCampaignsHiddenChat: boolean;
  readonly timeZone: string;
}

export interface Condition {
  /** A trigger's key, or what else was looked at. */
  readonly key: string;
  readonly wanted: unknown;
  readonly actual: unknown;
  readonly passed: boolean;
}

export type Reason =
  | 'shows'
  | 'schedule'
  | 'trigger'
  | 'seen'
  | 'active'
  | 'language'
  | 'usage'
  | 'hold-out'
  | 'session-limit'
  | 'too-soon'
  | 'window-open'
  | 'hidden'
  | 'outranked'
  | 'invalid';

export interface Verdict {
  readonly id: string;
  readonly shows: boolean;
  readonly conditions: readonly Condition[];
  /** Null is the campaign as it was first written. */
  readonly variantId: string | null;
  readonly delayMs: number;
  readonly reason: Reason;
}
