/** Small values that outlive the page. Every key begins with `gorgias` (STO-01). */
export interface VisitorStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

export function memoryStorage(): VisitorStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** localStorage, or memory for this page where the browser blocks or has filled it (STO-08). */
export function browserStorage(): VisitorStorage {
  const fallback = memoryStorage();
  const attempt = <Result>(action: () => Result, otherwise: () => Result): Result => {
    try {
      return action();
    } catch {
      return otherwise();
    }
  };
  return {
    // Memory first: a full localStorage still holds the value from before the write it refused.
    read: (key) =>
      attempt(
        () => fallback.read(key) ?? localStorage.getItem(key),
        () => null,
      ),
    write: (key, value) => {
      fallback.remove(key);
      attempt(
        () => localStorage.setItem(key, value),
        () => fallback.write(key, value),
      );
    },
    remove: (key) => {
      fallback.remove(key);
      attempt(
        () => localStorage.removeItem(key),
        () => undefined,
      );
    },
  };
}
