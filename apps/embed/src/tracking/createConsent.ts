import type { Consent } from '@shopbell/protocol';
import { consentOf } from '@shopbell/rules/tracking';
import type { KeptValues } from './kept';

interface CustomerPrivacy {
  analyticsProcessingAllowed?(): unknown;
}
/** What Shopify offers on every page of a shop: the shopper's own choice in its banner. */
interface ShopifyPrivacy {
  readonly customerPrivacy?: CustomerPrivacy;
  loadFeatures?(
    features: readonly { readonly name: string; readonly version: string }[],
    loaded: (error?: unknown) => void,
  ): void;
}

const privacyFeature = { name: 'consent-tracking-api', version: '0.1' };
const shopify = () => window.Shopify as ShopifyPrivacy | undefined;

/** ROL-18, ROL-19: asked of the platform, else of what the page says; told on when it changes. */
export function createConsent(kept: KeptValues, signal: AbortSignal, onChange: (now: Consent) => void) {
  let page: boolean | null = kept.read('consent') === 'given' || null;
  let before: Consent = 'unknown';
  /** A browser that keeps nothing has lost nothing. */
  let isKept = false;

  /** Any script can have put anything there. */
  function platform(): boolean | null {
    try {
      const answer = shopify()?.customerPrivacy?.analyticsProcessingAllowed?.();
      return typeof answer === 'boolean' ? answer : null;
    } catch {
      return null;
    }
  }
  function look(): void {
    const now = signal.aborted ? 'unknown' : consentOf({ platform: platform(), page });
    if (now === before) return;
    before = now;
    onChange(now);
    isKept = kept.read('consent') === 'given';
  }

  function say(isGiven: boolean): void {
    page = isGiven;
    look();
  }
  /** Taken back in another tab, it is taken back here. */
  const heed = () => {
    if (isKept && !kept.read('consent')) say(false);
  };

  return {
    now: () => before,
    say,
    /** Once everything is there that hears of it. */
    begin(): void {
      document.addEventListener('visitorConsentCollected', look, { signal });
      // A page that comes back has not heard of it meanwhile.
      for (const event of ['storage', 'pageshow']) addEventListener(event, heed, { signal });
      try {
        if (!shopify()?.customerPrivacy) shopify()?.loadFeatures?.([privacyFeature], look);
      } catch {}
      look();
    },
  };
}
