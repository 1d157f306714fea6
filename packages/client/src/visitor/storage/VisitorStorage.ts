/** Small values that outlive the page. Every key begins with `gorgias` (STO-01). */
export interface VisitorStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** All that is in use, so that all of it can be removed or carried over. */
  keys(): readonly string[];
}
