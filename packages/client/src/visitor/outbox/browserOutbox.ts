import type { LoadPart } from '../LoadPart';
import { note } from './notes';
import type { OutboxStore } from './OutboxStore';

/** The browser's database or storage, loaded with the first look at it: nobody needs it before the first word is written. */
export function browserOutbox(load: LoadPart): OutboxStore {
  let loading: Promise<OutboxStore> | null = null;
  const store = (): Promise<OutboxStore> => {
    loading ??= load('outbox', () => import('./tieredOutbox')).then(({ tieredOutbox }) => tieredOutbox());
    // A chunk that did not arrive is asked for again next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    note,
    put: async (kept) => (await store()).put(kept),
    remove: async (keys) => (await store()).remove(keys),
    all: async () => (await store()).all(),
  };
}
