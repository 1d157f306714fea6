import { chatKeyPrefix } from '@shopbell/protocol';

/**
 * Whether somebody is on their way out. Who signs out often leaves the page at once, and the app comes too late: the next
 * page does it then. `true` notes it, of whom anything is kept here; `false` says that it is done.
 */
export function signingOut(appId: number, change?: boolean): boolean {
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
