import { type Files, FilesError, type StoredFile } from '../platform/files';

export interface MemoryFiles extends Files {
  readonly names: () => string[];
  /** Why nothing can be stored; null while all is well. */
  failure: { code: string } | null;
}

/** A place for files that a test can look into, fill up and take away. */
export function createMemoryFiles(): MemoryFiles {
  const stored = new Map<string, StoredFile>();
  return {
    failure: null,
    names: () => [...stored.keys()],
    async put(key, bytes, contentType) {
      if (this.failure)
        throw new FilesError(
          'unavailable',
          'The disk did not do it',
          Object.assign(new Error('full'), this.failure),
        );
      stored.set(key, { bytes, contentType });
    },
    get: async (key) => stored.get(key) ?? null,
    async remove(key) {
      stored.delete(key);
    },
    check: async () => {},
  };
}
