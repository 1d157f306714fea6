import { queryValue } from '../pages';

export interface CheckoutClues {
  /** Shopify says so itself on the pages of its checkout. */
  readonly hasCheckoutObject: boolean;
  readonly path: string;
  readonly search: string;
}

/** Says of our own frame that it stands in a checkout. */
const frameFlag = 'checkout-frame';

/** The three places a checkout can be seen from (CHK-08). */
export const isCheckoutPage = ({ hasCheckoutObject, path, search }: CheckoutClues): boolean =>
  hasCheckoutObject || path.includes('/checkouts/') || queryValue(search, frameFlag) !== null;
