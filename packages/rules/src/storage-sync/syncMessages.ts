import { chatKeyPrefix } from '@shopbell/protocol';

/** Keys and values as they stand in a browser's storage. */
export type StoredEntries = readonly (readonly [key: string, value: string])[];

/** What a page and the storage frame of its chat say to each other (CHK-07). */
export type SyncMessage =
  | { readonly type: 'gorgiasSyncStorage'; readonly entries: StoredEntries }
  | { readonly type: 'gorgiasSaveToStorage'; readonly key: string; readonly value: string }
  | { readonly type: 'gorgiasRemoveFromStorage'; readonly key: string }
  | { readonly type: 'gorgiasCheckoutStorageRequest'; readonly requestId: string }
  | { readonly type: 'gorgiasCheckoutStorageResponse'; readonly entries: StoredEntries };

/** Far above what a chat stores, and little enough for any storage. */
export const syncLimits = { entries: 100, valueLength: 16_384, totalLength: 131_072, idLength: 100 } as const;

/** Windows can be sent anything by anyone: null for whatever is not a message about this chat's own keys. */
export function readSyncMessage(data: unknown, appId: number): SyncMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, key, value, entries, requestId } = data as Record<string, unknown>;
  switch (type) {
    case 'gorgiasSyncStorage':
    case 'gorgiasCheckoutStorageResponse': {
      const own = readEntries(entries, appId);
      return own && { type, entries: own };
    }
    case 'gorgiasSaveToStorage':
      return isOwnKey(key, appId) && isValue(value) ? { type, key, value } : null;
    case 'gorgiasRemoveFromStorage':
      return isOwnKey(key, appId) ? { type, key } : null;
    case 'gorgiasCheckoutStorageRequest':
      return typeof requestId === 'string' && requestId.length <= syncLimits.idLength
        ? { type, requestId }
        : null;
    default:
      return null;
  }
}

/** Other chats' keys and the shop's own are neither sent nor written (CHK-09). */
export const ownEntries = (entries: StoredEntries, appId: number): StoredEntries =>
  entries.filter(([key, value]) => isOwnKey(key, appId) && isValue(value));

function readEntries(given: unknown, appId: number): StoredEntries | null {
  if (!Array.isArray(given) || given.length > syncLimits.entries) return null;
  const own = ownEntries(given.filter(Array.isArray) as unknown as StoredEntries, appId);
  const length = own.map(([, value]) => value).join('').length;
  return length <= syncLimits.totalLength ? own.map(([key, value]) => [key, value]) : null;
}

const isOwnKey = (key: unknown, appId: number): key is string =>
  typeof key === 'string' && key.startsWith(chatKeyPrefix(appId)) && key.length <= syncLimits.idLength;

const isValue = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= syncLimits.valueLength;
