/** What stands under a key of the browser's storage, after `text` was put there; empty, it is removed. */
export function keepText(key: string, text?: string): string {
  // Reading is no tracking, and storage may be blocked or full.
  try {
    if (text) localStorage.setItem(key, text);
    else if (text === '') localStorage.removeItem(key);
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
