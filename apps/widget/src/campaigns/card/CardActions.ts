import type { ProductCard } from '@shopbell/rules/content';

/** One of the forms a product can be bought in. */
export interface Option {
  readonly id: string;
  readonly name: string;
  readonly isAvailable: boolean;
}

export type Revealed =
  | { readonly kind: 'revealed'; readonly code: string; readonly endsMs: number; readonly applyUrl: string }
  | { readonly kind: 'ended' }
  | { readonly kind: 'failed' };

export interface FormAnswer {
  readonly values: Readonly<Record<string, string>>;
  /** The words that they have ticked; null where they have not, or were not asked. */
  readonly consentText: string | null;
}

/** What is done in a card. */
export interface CardActions {
  /** None where the shop's pages do not say. */
  optionsOf(card: ProductCard): Promise<readonly Option[]>;
  /** Null where it lies in the cart now; otherwise what the shop says, which may be nothing. */
  addToCart(card: ProductCard, variantId: string | null): Promise<string | null>;
  /** When an offer that was revealed here ends, or has ended; null where it was not. */
  revealedUntil(offerId: string): number | null;
  reveal(offerId: string): Promise<Revealed>;
  submit(answer: FormAnswer): Promise<void>;
  reply(text: string): void;
}
