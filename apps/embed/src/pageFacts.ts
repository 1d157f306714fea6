import { isMobile } from '@shopbell/rules/appearance';
import { isCheckoutPage } from '@shopbell/rules/checkout';

declare global {
  interface Window {
    /** What a Shopify theme tells every script on its page. */
    meta?: { readonly page?: { readonly pageType?: unknown }; readonly product?: { readonly id?: unknown } };
    ShopifyAnalytics?: { readonly meta?: { readonly page?: { readonly customerId?: unknown } } };
    __st?: { readonly cid?: unknown };
    Shopify?: {
      readonly Checkout?: unknown;
      readonly shop?: string;
      readonly routes?: { readonly root?: string };
    };
  }
}

export const isCheckout = (): boolean =>
  isCheckoutPage({
    hasCheckoutObject: window.Shopify?.Checkout !== undefined,
    path: location.pathname,
    search: location.search,
  });

/** Asking for the size makes the browser lay the page out, so it is asked only where something depends on it. */
export const isSmall = (): boolean =>
  isMobile({ width: innerWidth, height: innerHeight, isCheckout: isCheckout() });
