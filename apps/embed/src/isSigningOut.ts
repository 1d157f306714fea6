import { chatKeyPrefix } from '@shopbell/protocol';

/**
 * Who signs out is often on the way to another page, and the app comes too late: that page does it then. `true` notes it,
 * of whom anything is kept here; `false` says that it is done.
 */
export function isSigningOut(appId: number, change?: boolean): boolean {
  const key = `gorgias-chat-leaving-${appId}`;
  try {
    if (change === false) localStorage.removeItem(key);
    if (change && Object.keys(localStorage).some((kept) => kept.startsWith(chatKeyPrefix(appId))))
      localStorage.setItem(key, '');
    return key in localStorage;
  } catch {
    return false;
  }
}
