import { type WindowSize, windowSize } from '@shopbell/rules/appearance';
import { type PageType, readPageType } from '@shopbell/rules/cart';
import { isCheckoutPage } from '@shopbell/rules/checkout';

/** What the window needs to know of the page it lies on. */
export interface PageFacts {
  readonly url: string;
  readonly shopDomain: string;
  /** The kind of page a shop's theme calls it; null where it says nothing we know. */
  readonly type: PageType | null;
  readonly isCheckout: boolean;
  /** The shop does not want the chat seen here: an open window is not looked at either. */
  readonly isHidden: boolean;
  readonly size: WindowSize;
}

declare global {
  interface Window {
    /** What a Shopify theme tells every script on its page. */
    meta?: { readonly page?: { readonly pageType?: unknown }; readonly product?: { readonly id?: unknown } };
    Shopify?: {
      readonly Checkout?: unknown;
      readonly shop?: string;
      readonly routes?: { readonly root?: string };
    };
  }
}

export function lookAtPage(isHidden: boolean): PageFacts {
  const isCheckout = isCheckoutPage({
    hasCheckoutObject: window.Shopify?.Checkout !== undefined,
    path: location.pathname,
    search: location.search,
  });
  const { innerWidth: width, innerHeight: height } = window;
  return {
    url: location.href,
    shopDomain: window.Shopify?.shop ?? location.hostname,
    type: readPageType(window.meta?.page?.pageType),
    isCheckout,
    isHidden,
    size: windowSize({ width, height, isCheckout }),
  };
}
