import { chatKeyPrefix, storageKey } from '@shopbell/protocol';

/**
 * Who is on their way out, by the end of their token; null: nobody. Who signs out often leaves the page at once, and the
 * app comes too late: the next page does it then, unless somebody else has come since. `true` notes it, of whom anything
 * is kept here; `false` says that it is done.
 */
export function signingOut(appId: number, change?: boolean): string | null {
  const key = `gorgias-chat-leaving-${appId}`;
  try {
    if (change === false) localStorage.removeItem(key);
    if (change && Object.keys(localStorage).some((kept) => kept.startsWith(chatKeyPrefix(appId))))
      localStorage.setItem(key, `${localStorage.getItem(storageKey(appId, 'token'))}`.slice(-20));
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
