import type { Store } from '@shopbell/client/agent';
import { useSyncExternalStore } from 'react';

export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get);
