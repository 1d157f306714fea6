import { createStore, type Store } from '@shopbell/client/visitor';
import { storageKey } from '@shopbell/protocol';
import { perWidget } from '../app/perWidget';

export interface Draft extends Store<string> {
  /** What the shopper is writing, kept for their next page. */
  set(text: string): void;
  /** Words that nobody has typed yet, for a field that is empty. */
  fill(text: string | null | undefined): void;
  /** Words that could not be sent, in front of what was typed since. */
  giveBack(words: readonly string[]): void;
  /** What this page found in the storage is not theirs who writes now; what they have typed since is. */
  dropFound(): void;
}

/** The message that is being written, wherever it is written. */
export const draftOf = perWidget(({ launcher, storage, deepLinks, client }): Draft => {
  const key = storageKey(launcher.appId, 'draft');
  const found = storage.read(key);
  // What was written before the app was there stands in no list yet.
  if (found) storage.write(key, found);
  const { get, subscribe, update } = createStore(deepLinks.message ?? found ?? '');
  const set = (text: string) => {
    update(() => text);
    if (text === '') storage.remove(key);
    else storage.write(key, text);
    if (text.trim() !== '') void client.run((loaded) => loaded.type());
  };
  return {
    get,
    subscribe,
    set,
    giveBack: (words) => set([...words, get()].filter(Boolean).join('\n')),
    fill: (text) => update((typed) => typed || (text ?? '')),
    dropFound: () => update((typed) => (typed === found ? '' : typed)),
  };
});
