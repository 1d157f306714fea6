import { windowSize, type WindowSize } from '@shopbell/rules/appearance';
import { isCheckoutPage, pageAddress } from '@shopbell/rules/checkout';

/** What the window needs to know of the page it lies on. */
export interface PageFacts {
  readonly url: string;
  readonly shopDomain: string;
  readonly isCheckout: boolean;
  readonly size: WindowSize;
}

declare global {
  interface Window {
    /** What a Shopify theme tells every script on its page. */
    Shopify?: { readonly Checkout?: unknown; readonly shop?: string };
  }
}

export function readPage(): PageFacts {
  const isCheckout = isCheckoutPage({
    hasCheckoutObject: window.Shopify?.Checkout !== undefined,
    path: location.pathname,
    search: location.search,
  });
  const { innerWidth: width, innerHeight: height } = window;
  return {
    url: pageAddress(location.href, isCheckout),
    shopDomain: window.Shopify?.shop ?? location.hostname,
    isCheckout,
    size: windowSize({ width, height, isCheckout }),
  };
}
