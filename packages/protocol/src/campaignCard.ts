import type { ElementTree } from './elementTree';
import type { ServedCampaign } from './schemas/settings';

/** One condition of a campaign, as it was when the campaign was shown. */
export interface ShownCondition {
  readonly key: string;
  readonly wanted: unknown;
  readonly actual: unknown;
  readonly passed: boolean;
}

/** A campaign on its way to the shopper: what it says, in whose name, and why now. */
export interface ShownCampaign {
  readonly campaign: ServedCampaign;
  readonly variantId: string | null;
  /** As `prerenderCampaign` has drawn it. */
  readonly card: ElementTree;
  readonly css: string;
  /** In whose name it stands (CMP-10); null: in the chat's own. */
  readonly agent: { readonly name: string; readonly avatarUrl: string | null } | null;
  readonly verdict: { readonly conditions: readonly ShownCondition[] };
  readonly abVariant: 'display' | 'hide' | null;
}

/** What is done with a card, for whoever counts it. */
export interface CardListener {
  dismissed(campaignId: string): void;
  clicked(campaignId: string): void;
  replied(campaignId: string): void;
  linkClicked(campaignId: string, url: string, productId?: string): void;
  addedToCart(campaignId: string, productId: string): void;
  revealed(campaignId: string, offerId: string): void;
  submitted(campaignId: string): void;
}

/** A card that stands on the page already, and is React's from now on. */
export interface TakenCard {
  /** The element that holds the card and nothing else. */
  readonly container: object;
  readonly shown: ShownCampaign;
  readonly listener: CardListener;
  /** Takes it off the page. */
  close(): void;
  /** The window opens in its place. */
  open(): void;
}
