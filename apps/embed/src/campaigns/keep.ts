import { type StoredName, storageKey } from '@shopbell/protocol';

/** Small values of one chat. Storage may be blocked or full: then the page goes on without. */
export interface Keep {
  read(name: StoredName): string | null;
  /** Null takes it away. */
  write(name: StoredName, value: string | null): void;
}

export const createKeep = (appId: number, storage: () => Storage = () => localStorage): Keep => ({
  read(name) {
    try {
      return storage().getItem(storageKey(appId, name));
    } catch {
      return null;
    }
  },
  write(name, value) {
    try {
      if (value === null) storage().removeItem(storageKey(appId, name));
      else storage().setItem(storageKey(appId, name), value);
    } catch {}
  },
});
