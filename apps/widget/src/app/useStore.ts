import type { Store } from '@shopbell/client/visitor';
import { useSyncExternalStore } from 'react';

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, store.get);
