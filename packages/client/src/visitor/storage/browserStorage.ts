import type { OnProblem } from '../../problems';
import { memoryStorage } from './memoryStorage';
import { addKey, dropKey, hasTraces, isUsable, migrate, readKeys } from './storedKeys';
import type { VisitorStorage } from './VisitorStorage';

export interface BrowserStorageOptions {
  /** From now on something lives only as long as the page: the browser blocks or has filled its storage (STO-08). */
  readonly onVolatile?: () => void;
  readonly onProblem?: OnProblem;
  /** Called after each change that this page has made. */
  readonly onChange?: (key: string, value: string | null) => void;
}

export interface BrowserStorage extends VisitorStorage {
  /** The shopper has acted or consented: what was held back is kept now, and everything from now on at once. */
  permit(): void;
}

/**
 * localStorage, with memory in front of it. A page writes nothing before its shopper acts, so until then values are
 * held; and where the browser blocks or has filled its storage, they are held as long as the page lives.
 */
export function browserStorage(options: BrowserStorageOptions = {}): BrowserStorage {
  const { onVolatile = () => {}, onProblem = () => {}, onChange = () => {} } = options;
  const held = memoryStorage();
  let isPermitted = false;
  let isReady: boolean | null = null;

  const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
    try {
      return action();
    } catch {
      return otherwise;
    }
  };
  /** Looked into at the first real write, never before: the look itself writes. */
  const prepare = (): boolean =>
    attempt(() => {
      if (!isUsable(localStorage)) return false;
      migrate(localStorage, onProblem);
      return true;
    }, false);

  function keep(key: string, value: string): void {
    isReady ??= prepare();
    const isKept =
      isReady &&
      attempt(() => {
        localStorage.setItem(key, value);
        addKey(localStorage, key, onProblem);
        return true;
      }, false);
    if (!isKept) return onVolatile();
    held.remove(key);
    onChange(key, value);
  }

  return {
    // What is held is newer: a full localStorage still has the value from before the write it refused.
    read: (key) => held.read(key) ?? attempt(() => localStorage.getItem(key), null),
    write(key, value) {
      held.write(key, value);
      isPermitted ||= attempt(() => hasTraces(localStorage), false);
      if (isPermitted) keep(key, value);
    },
    remove(key) {
      held.remove(key);
      attempt(() => {
        localStorage.removeItem(key);
        dropKey(localStorage, key);
      }, undefined);
      onChange(key, null);
    },
    keys: () => [...new Set([...attempt(() => readKeys(localStorage, onProblem), []), ...held.keys()])],
    permit() {
      isPermitted = true;
      for (const key of held.keys()) keep(key, held.read(key) ?? '');
    },
  };
}
