import type { ScriptSettings, StoredName } from '@shopbell/protocol';
import { notePrefix, storageKey } from '@shopbell/protocol';
import type { OpeningFacts } from '@shopbell/rules/opening';
import { asksToOpen } from '@shopbell/rules/pages';
import { isCheckout, isSmall } from '../pageFacts';

export function openingFacts({ appId, preferences }: ScriptSettings): OpeningFacts {
  return {
    isAskedByLink: asksToOpen(location.search),
    lastOpenedMs: readTime(appId, 'last-opened'),
    lastActiveMs: readTime(appId, 'last-active'),
    hasUnsent: hasUnsent(appId),
    isMobile: isSmall(),
    isCheckout: isCheckout(),
    disableAutoOpen: preferences.disableAutoOpen ?? false,
  };
}

/** The question box stands on the page by itself, until it is sent away for good. */
export const hasFloatingInput = ({ appId, hasFloatingInput }: ScriptSettings) =>
  hasFloatingInput && !readTime(appId, 'floating-input-closed');

function hasUnsent(appId: number): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`${notePrefix}${appId} `));
  } catch {
    return false;
  }
}

/** Reading is no tracking, and storage may be blocked. */
function readTime(appId: number, name: StoredName): number | null {
  try {
    return Number(localStorage.getItem(storageKey(appId, name))) || null;
  } catch {
    return null;
  }
}
