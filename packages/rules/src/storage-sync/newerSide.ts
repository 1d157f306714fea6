import { type StoredName, storageKey } from '@shopbell/protocol';
import { isPersonal } from './isPersonal';
import type { StoredEntries } from './syncMessages';

/** The same shopper on two origins of a shop: what counts is where something happened last, a sign-out included. */
export const newerSide = (own: StoredEntries, theirs: StoredEntries, appId: number): 'own' | 'theirs' =>
  lastChangeMs(theirs, appId) > lastChangeMs(own, appId) ? 'theirs' : 'own';

/** Who was found here signed out elsewhere, whatever was done there since. */
export const hasLeft = (found: StoredEntries, theirs: StoredEntries, appId: number): boolean =>
  timeOf(theirs, appId, 'last-logout') > lastChangeMs(found, appId);

/** Nothing has happened since the shopper signed out. */
export const isSignedOut = (entries: StoredEntries, appId: number): boolean =>
  timeOf(entries, appId, 'last-logout') > 0 &&
  timeOf(entries, appId, 'last-logout') >= timeOf(entries, appId, 'last-active');

/** What outlives a sign-out. Whoever signed out may have left in the middle of it: what else is there is theirs. */
export const withoutShopper = (entries: StoredEntries, appId: number): StoredEntries =>
  entries.filter(([key]) => !isPersonal(key, appId));

const lastChangeMs = (entries: StoredEntries, appId: number): number =>
  Math.max(timeOf(entries, appId, 'last-active'), timeOf(entries, appId, 'last-logout'));

function timeOf(entries: StoredEntries, appId: number, name: StoredName): number {
  const [, value] = entries.find(([key]) => key === storageKey(appId, name)) ?? [];
  return Number(value) || 0;
}
