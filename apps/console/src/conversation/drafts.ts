const prefix = 'shopbell-draft:';

/** A draft is a convenience: a browser that refuses storage must not keep anyone from writing. */
export function readDraft(conversationId: string): string {
  try {
    return sessionStorage.getItem(prefix + conversationId) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(conversationId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + conversationId);
    else sessionStorage.setItem(prefix + conversationId, text);
  } catch {
    // Full or forbidden: the text still stands in the field.
  }
}

export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
