import { type StoredName, storageKey } from '@shopbell/protocol';
import type { VisitorClientOptions } from './VisitorClient';

/** For later pages: when something was sent last, and whether the shop was there then. */
export function noteSending({ environment, storage, appId, isChatOnline }: VisitorClientOptions): void {
  const note = (name: StoredName, value: unknown) => storage.write(storageKey(appId, name), String(value));
  note('last-active', environment.now());
  note('last-pending-time', environment.now());
  const isOnline = isChatOnline?.() ?? null;
  if (isOnline !== null) note('last-pending-online', isOnline);
}
