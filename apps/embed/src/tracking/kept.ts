import { type StoredName, storageKey } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';

/** What goes with consent that is taken back; what was seen and dismissed stays, for it only spares the shopper. */
const traces: readonly StoredName[] = [
  'consent',
  'guest-id',
  'session',
  'visit-count',
  'visit-start',
  'tabs',
  'campaign-positives',
  'recently-viewed',
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
  const remove = (key: string) => {
    localStorage.removeItem(key);
    const left = keys().filter((each) => each !== key);
    if (left.length > 0) return localStorage.setItem(listKey, toJson(left));
    localStorage.removeItem(listKey);
    localStorage.removeItem(schemaKey);
  };
  return {
    read: (name: StoredName): string | null => attempt(() => localStorage.getItem(storageKey(appId, name))),
    write(name: StoredName, value: string): void {
      const key = storageKey(appId, name);
      attempt(() => {
        localStorage.setItem(key, value);
        localStorage.setItem(listKey, toJson([...new Set([...keys(), key])]));
      });
    },
    /** True: there was something. */
    erase: (): boolean =>
      attempt(() => {
        const found = traces
          .map((name) => storageKey(appId, name))
          .filter((key) => localStorage.getItem(key) !== null);
        found.forEach(remove);
        return found.length > 0;
      }) ?? false,
  };
}
export type KeptValues = ReturnType<typeof keptValues>;
