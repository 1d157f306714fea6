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
