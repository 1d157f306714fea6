import type { Draft } from './ChatDraft';

/** With the number of the shape: what was kept in an older one cannot be read. */
const keyOf = (chatId: number): string => `shopbell-settings-2-${chatId}`;

/** Unsaved settings outlive a reload and an expired sign-in in this tab, on the version they were made from. */
export interface KeptDraft {
  readonly base: Draft;
  readonly version: number;
  readonly draft: Draft;
}

export function readKept(chatId: number): KeptDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(chatId)) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(chatId: number, kept: KeptDraft | null): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(chatId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(chatId));
  } catch {
    // Without storage the guard alone has to do.
  }
}
