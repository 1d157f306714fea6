import type { PageFacts } from '../lookAtPage';

/**
 * The page somebody is on, without what stands behind it: that may open an account or a checkout. In the shop's checkout
 * the chat runs in a frame, whose address carries the one of the page (MSG-18).
 */
export function pageAddress({ url, isCheckout }: Pick<PageFacts, 'url' | 'isCheckout'>): string {
  const own = new URL(url);
  const given = isCheckout ? own.searchParams.get('origin') : null;
  const { origin, pathname } = given !== null && URL.canParse(given) ? new URL(given) : own;
  return origin + pathname;
}
