const prefix = 'shopbell-draft:';

/** A draft is a convenience: a browser that refuses storage must not keep anyone from writing. */
export function readDraft(conversationId: string): string {
  try {
    return localStorage.getItem(prefix + conversationId) ?? '';
  } catch {
    return '';
  }
}

export function writeDraft(conversationId: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(prefix + conversationId);
    else localStorage.setItem(prefix + conversationId, text);
  } catch {
    // Full or forbidden: the text still stands in the field.
  }
}

export function forgetDrafts(): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
}
