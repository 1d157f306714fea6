import { queryValue } from '../pages';

export { isShopOrigin } from './isShopOrigin';
export { newerSide } from './newerSide';
export {
  ownEntries,
  readSyncMessage,
  type StoredEntries,
  type SyncMessage,
  syncLimits,
} from './syncMessages';

export interface CheckoutClues {
  /** Shopify says so itself on the pages of its checkout. */
  readonly hasCheckoutObject: boolean;
  readonly path: string;
  readonly search: string;
}

/** The parameter of our own frame inside a checkout; its value is the address of the page around it. */
const frameParameter = 'origin';
const frameFlag = 'checkout-frame';

/** The three places a checkout can be seen from (CHK-08). */
export const isCheckoutPage = ({ hasCheckoutObject, path, search }: CheckoutClues): boolean =>
  hasCheckoutObject || path.includes('/checkouts/') || queryValue(search, frameFlag) !== null;

/** The address of the page the shopper is on: in the checkout's frame that of the page around it (MSG-18). */
export function pageAddress(href: string, isCheckout: boolean): string {
  const [, search = ''] = href.split('?');
  return (isCheckout && queryValue(search.split('#')[0] ?? '', frameParameter)) || href;
}

/** The page around the checkout's frame, to which alone its wishes are told; null outside such a frame. */
export function frameParentOrigin(search: string): string | null {
  if (queryValue(search, frameFlag) === null) return null;
  return /^https?:\/\/[^/?#]+/.exec(queryValue(search, frameParameter) ?? '')?.[0] ?? null;
}
