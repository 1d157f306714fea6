import { storageKey } from '@shopbell/protocol';
import type { StoredEntries } from './syncMessages';

/** The same shopper on two origins of a shop: what counts is where something happened last, a sign-out included. */
export const newerSide = (own: StoredEntries, theirs: StoredEntries, appId: number): 'own' | 'theirs' =>
  lastChangeMs(theirs, appId) > lastChangeMs(own, appId) ? 'theirs' : 'own';

function lastChangeMs(entries: StoredEntries, appId: number): number {
  const times = (['last-active', 'last-logout'] as const).map((name) => {
    const [, value] = entries.find(([key]) => key === storageKey(appId, name)) ?? [];
    return Number(value) || 0;
  });
  return Math.max(...times);
}
