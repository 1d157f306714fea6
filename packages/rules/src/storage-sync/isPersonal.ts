import { chatKeyPrefix, type StoredName, storageKey } from '@shopbell/protocol';

/**
 * All that a chat keeps, but not what was sent away for good (INP-06), nor that someone signed out, nor who of the
 * provider's staff sits there: they are no shopper, and stay until they clear it (ROL-09).
 */
export const isPersonal = (key: string, appId: number): boolean =>
  key.startsWith(chatKeyPrefix(appId)) && !impersonal.some((name) => key === storageKey(appId, name));

const impersonal = [
  'last-logout',
  'floating-input-closed',
  'impersonator',
] as const satisfies readonly StoredName[];
