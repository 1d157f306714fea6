import { type StoredName, storageKey } from '@shopbell/protocol';

/**
 * What goes with consent that is taken back; what was seen and dismissed stays, for it only spares the shopper. The consent goes
 * last: by it the other tabs notice, and find the rest gone.
 */
const traces: readonly StoredName[] = [
  'guest-id',
  'session',
  'visit-count',
  'visit-start',
  'tabs',
  'campaign-positives',
  'campaign-ab',
  'recently-viewed',
  'consent',
];
/** The widget's own list of what is in use (STO-04), by which it forgets and carries over. */
const [listKey, schemaKey] = ['gorgias-storage-keys', 'gorgias-storage-schema'];

/** The browser's storage, where it lets itself be used. */
export function keptValues(appId: number) {
  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch {
      return null;
    }
  };
  const keys = (): string[] => {
    const found = attempt(() => JSON.parse(localStorage.getItem(listKey) ?? ''));
    return Array.isArray(found) ? found : [];
  };
  // Old libraries give every list a toJSON of their own.
  const writeList = (list: readonly string[]) =>
    localStorage.setItem(listKey, `[${list.map((key) => JSON.stringify(key))}]`);
  return {
    read: (name: StoredName): string | null => attempt(() => localStorage.getItem(storageKey(appId, name))),
    write(name: StoredName, value: string): void {
      const key = storageKey(appId, name);
      attempt(() => {
        localStorage.setItem(key, value);
        writeList([...new Set([...keys(), key])]);
      });
    },
    erase(names = traces): void {
      attempt(() => {
        const gone = names.map((name) => storageKey(appId, name));
        const left = keys().filter((key) => !gone.includes(key));
        if (left[0]) writeList(left);
        else gone.unshift(listKey, schemaKey);
        for (const key of gone) localStorage.removeItem(key);
      });
    },
  };
}
export type KeptValues = ReturnType<typeof keptValues>;
