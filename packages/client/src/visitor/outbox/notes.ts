import { notePrefix } from '@shopbell/protocol';
import { toJson } from '@shopbell/rules/json';
import type { KeptMessage } from './OutboxStore';

/** In the browser's storage, which answers before the next thing can happen. */
export const writeNote = (kept: KeptMessage): void =>
  localStorage.setItem(notePrefix + kept.key, toJson(kept));

/** Where storage is blocked or full, what waits is only kept. */
export function note(kept: KeptMessage): void {
  try {
    writeNote(kept);
  } catch {}
}
