export interface CheckoutFacts {
  /** A Shopify checkout tells every script on it: `Shopify.Checkout` is there. */
  readonly hasCheckoutObject: boolean;
  readonly path: string;
  /** Inside the frame of a checkout the address says so: `?checkout-frame`. */
  readonly search: string;
}

/** CHK-08. */
export const isCheckoutPage = ({ hasCheckoutObject, path, search }: CheckoutFacts): boolean =>
  hasCheckoutObject || path.includes('/checkouts/') || /[?&]checkout-frame\b/.test(search);
