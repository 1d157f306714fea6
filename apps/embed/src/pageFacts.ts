import type { LauncherSettings, StoredName } from '@shopbell/protocol';
import { storageKey } from '@shopbell/protocol';
import { isMobile } from '@shopbell/rules/appearance';
import { isCheckoutPage } from '@shopbell/rules/checkout';
import type { OpeningFacts } from '@shopbell/rules/opening';
import { asksToOpen } from '@shopbell/rules/pages';

declare global {
  interface Window {
    /** What a Shopify theme tells every script on its page. */
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

export function openingFacts({ appId, preferences }: LauncherSettings): OpeningFacts {
  return {
    isAskedByLink: asksToOpen(location.search),
    lastOpenedMs: readTime(appId, 'last-opened'),
    lastActiveMs: readTime(appId, 'last-active'),
    isMobile: isSmall(),
    isCheckout: isCheckout(),
    disableAutoOpen: preferences.disableAutoOpen ?? false,
  };
}

/** The question box stands on the page by itself, until it is sent away for good. */
export const hasFloatingInput = ({ appId, hasFloatingInput }: LauncherSettings) =>
  hasFloatingInput && !readTime(appId, 'floating-input-closed');

/** Reading is no tracking, and storage may be blocked. */
function readTime(appId: number, name: StoredName): number | null {
  try {
    return Number(localStorage.getItem(storageKey(appId, name))) || null;
  } catch {
    return null;
  }
}
