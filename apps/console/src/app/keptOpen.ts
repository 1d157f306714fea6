/** Whether somebody left something open in this browser; null where they never said, or it cannot be kept. */
export function readKeptOpen(key: string): boolean | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : kept === 'open';
  } catch {
    return null;
  }
}

export function keepOpen(key: string, isOpen: boolean): void {
  try {
    localStorage.setItem(key, isOpen ? 'open' : 'closed');
  } catch {
    // It stays as it is while the page is open.
  }
}
