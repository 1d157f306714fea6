import type { Order, ReturnableLine, ReturnItem } from '@shopbell/protocol';
import type { ReadAddress } from '@shopbell/rules/assistant';
import type { Fact, GroundedSentence } from '@shopbell/rules/grounding';
import type { Language } from '@shopbell/rules/language';
import type { Discount } from '@shopbell/rules/selling';
import type { PlatformProduct } from '../../platform/commerce';

export interface TurnMessage {
  readonly from: 'shopper' | 'assistant' | 'agent';
  readonly text: string;
  readonly at: Date;
}

/** What the owner has written for the assistant; one version of it, which everything said names. */
export interface Guidance {
  readonly version: number;
  readonly tone: string;
  readonly texts: readonly { readonly title: string; readonly text: string }[];
  /** What is never answered, in the owner's words. */
  readonly handOverTopics: readonly string[];
}

/** One time that the assistant is asked. */
export interface Turn {
  readonly shopId: number;
  readonly appId: number;
  readonly conversationId: string;
  readonly language: Language;
  /** The newest last; what was said before an agent took over and gave back is in it. */
  readonly messages: readonly TurnMessage[];
  readonly guidance: Guidance;
  readonly isSignedIn: boolean;
  /** Whether its scope includes sales. */
  readonly maySell: boolean;
  /** The codes that it may give; none where the owner allows none. */
  readonly discounts: readonly Discount[];
}

/** The orders of who has proven who they are; `needs-sign-in` where nobody has. */
export type OwnOrders = readonly Order[] | 'needs-sign-in' | 'unavailable';

/** All that an engine can reach, already inside the shop and the shopper's own rights. */
export interface Tools {
  /** In the page's language or the nearest to it; or only in the shop's main one, where that is another. */
  articles(query: string, where?: 'main-language'): Promise<readonly Fact[]>;
  flows(
    query: string,
  ): Promise<readonly { readonly id: string; readonly label: string; readonly score: number }[]>;
  orders(): Promise<OwnOrders>;
  /** Of one of these orders. */
  returnable(orderId: number): Promise<Returnable>;
  products(query: string): Promise<readonly PlatformProduct[]>;
}

/** A product that was found in this turn, and which form of it. */
export interface RecommendedProduct {
  readonly id: string;
  readonly formId?: string;
}

/** What an engine would have done with an order. What it leaves out the portal's form asks for. */
export type Proposal =
  | { readonly kind: 'cancel' | 'report'; readonly orderId: number }
  | {
      readonly kind: 'return';
      readonly orderId: number;
      readonly items: readonly ReturnItem[];
      readonly reason?: string | undefined;
      /** Named, but not how many of them. */
      readonly itemIds?: readonly number[];
    }
  | { readonly kind: 'address'; readonly orderId: number; readonly address: ReadAddress | null };

/** What of an order can go back in this moment; `unavailable` where that cannot be said, or the team does it. */
export type Returnable = readonly ReturnableLine[] | 'unavailable';

/** What an engine wants to say or do. It is checked before anything of it happens. */
export type Draft =
  | {
      readonly kind: 'answer';
      readonly sentences: readonly GroundedSentence[];
      /** Shown as cards, as the catalogue has them. */
      readonly products?: readonly RecommendedProduct[];
      readonly discountCode?: string;
      /** The shopper named an amount in another currency than the shop's; it was held against no price. */
      readonly isUncompared?: boolean;
      /** They asked for less, and there is nothing for less. */
      readonly isCheapest?: boolean;
    }
  /** Said in the shop's words: an engine has none of its own but in answers, which are held against facts. */
  | { readonly kind: 'courtesy'; readonly what: Courtesy }
  | { readonly kind: 'ask'; readonly about: AskedAbout; readonly choices?: readonly string[] }
  | { readonly kind: 'flow'; readonly flowId: string }
  | { readonly kind: 'sign-in' }
  | { readonly kind: 'propose'; readonly proposal: Proposal }
  | { readonly kind: 'solved' }
  /** `because` is a code of ours; what a model has written of it is only ever shown as its words. */
  | { readonly kind: 'hand-over'; readonly because: string; readonly wrote?: string }
  /** Nothing was decided: what thinks cannot be asked, or says nothing that can be used. */
  | { readonly kind: 'failed'; readonly because: string }
  | { readonly kind: 'nothing' };

export const courtesies = ['greeting', 'thanks', 'what-are-you'] as const;
export type Courtesy = (typeof courtesies)[number];

/** What may be asked back; `form`: of a product. */
export const askedAbout = ['order', 'product', 'form', 'country', 'more'] as const;
export type AskedAbout = (typeof askedAbout)[number];

/** What was looked up, and what came of it; `failed` where that could not be done. */
export interface Looked {
  readonly name: 'articles' | 'main-language' | 'flows' | 'orders' | 'returnable' | 'products';
  /** What was asked for; nothing where only the shopper's own can be. */
  readonly asked: string;
  readonly found: number | 'needs-sign-in' | 'unavailable' | 'failed';
  readonly ms: number;
}

export interface Thought {
  readonly draft: Draft;
  /** All that was read for it. */
  readonly facts: readonly Fact[];
  readonly model: string;
  readonly promptVersion: string;
  readonly tokens: { readonly in: number; readonly out: number };
  /** Millionths of the currency that the shop's budget is in. */
  readonly costMicros?: number;
  /** What was looked up for it, told by the tools and not by who used them. */
  readonly looked?: readonly Looked[];
  /** Each thing it did, for who asks why. */
  readonly steps: readonly { readonly name: string; readonly detail: string; readonly ms: number }[];
}

/** Why nobody waits for a thought any more: its server stops, and another one goes on with it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Something that answers. It changes nothing by itself. */
export interface Engine {
  readonly name: 'built-in' | 'model';
  think(turn: Turn, tools: Tools, signal: AbortSignal): Promise<Thought>;
}
