export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** Bytes under names. Callers choose random names; nothing here lists or guesses them. */
export interface Files {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<StoredFile | null>;
  /** What is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Fails if nothing could be stored now. */
  check(): Promise<void>;
}
