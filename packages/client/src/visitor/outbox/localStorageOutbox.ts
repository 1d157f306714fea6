import { notePrefix } from '@shopbell/protocol';
import { writeNote } from './notes';
import type { KeptMessage, OutboxStore } from './OutboxStore';

/** Each message under a key of its own: two tabs never write over each other. */
export function localStorageOutbox(): OutboxStore {
  return {
    put: async (kept) => writeNote(kept),
    async remove(keys) {
      for (const key of keys) localStorage.removeItem(notePrefix + key);
    },
    async all() {
      return Object.keys(localStorage)
        .filter((key) => key.startsWith(notePrefix))
        .flatMap((key) => read(localStorage.getItem(key)));
    },
  };
}

/** What somebody has edited is not ours any more. */
function read(text: string | null): KeptMessage[] {
  try {
    const kept = JSON.parse(text ?? '') as KeptMessage;
    return kept.key && kept.message.messageId ? [kept] : [];
  } catch {
    return [];
  }
}
