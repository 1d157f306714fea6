import { useSyncExternalStore } from 'react';

interface Readable<Value> {
  readonly get: () => Value;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a store of the client holds now; the same where a component is prerendered. */
export const useStore = <Value>(store: Readable<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
