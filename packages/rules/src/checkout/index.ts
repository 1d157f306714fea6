import { queryValue } from '../pages';

export interface CheckoutClues {
  /** Shopify says so itself on the pages of its checkout. */
  readonly hasCheckoutObject: boolean;
  readonly path: string;
  /** Our own frame in a checkout says so by `checkout-frame`. */
  readonly search: string;
}

/** The three places a checkout can be seen from (CHK-08). A pattern, since the snippet's script has no room for more. */
export const isCheckoutPage = ({ hasCheckoutObject, path, search }: CheckoutClues): boolean =>
  hasCheckoutObject || path.includes('/checkouts/') || /[?&]checkout-frame(?=[=&]|$)/.test(search);

/** The page around the checkout's frame, to which alone its wishes are told; null outside such a frame. */
export function frameParentOrigin(search: string): string | null {
  if (queryValue(search, 'checkout-frame') === null) return null;
  return /^https?:\/\/[^/?#]+/.exec(queryValue(search, 'origin') ?? '')?.[0] ?? null;
}
