export interface StorageSync {
  /** Resolves when what the shopper's other pages know is in hand, or has not come in time. */
  readonly ready: Promise<unknown>;
  changed(key: string, value: string | null): void;
  /** Resolves when the frame has heard of every change so far, or does not answer. */
  settled(): Promise<unknown>;
  stop(): void;
}
