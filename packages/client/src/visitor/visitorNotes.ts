import { type StoredName, storageKey } from '@shopbell/protocol';
import { isPersonal } from '@shopbell/rules/storage-sync';
import { readJson } from './storage/readJson';
import type { VisitorClientOptions } from './VisitorClient';

/** What this chat keeps about its visitor on the device, for later pages. */
export function createVisitorNotes(options: VisitorClientOptions) {
  const { environment, storage, appId } = options;
  const key = (name: StoredName) => storageKey(appId, name);
  const note = (name: StoredName, value: string) => storage.write(key(name), value);

  return {
    token: (): unknown => readJson(storage, key('token'), options.onProblem),
    noteToken: (value: string) => note('token', value),
    lastActiveMs: () => Number(storage.read(key('last-active')) ?? environment.now()),
    noteActive: () => note('last-active', String(environment.now())),

    /** When something was sent last, and whether the shop was there then. */
    noteSending(): void {
      const nowMs = String(environment.now());
      note('last-active', nowMs);
      note('last-pending-time', nowMs);
      const isOnline = options.isChatOnline?.() ?? null;
      if (isOnline !== null) note('last-pending-online', String(isOnline));
    },

    dropPersonal(): void {
      for (const kept of storage.keys()) if (isPersonal(kept, appId)) storage.remove(kept);
    },
  };
}
