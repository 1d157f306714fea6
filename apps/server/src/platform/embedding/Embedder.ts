import type { Language } from '@shopbell/rules/language';

/** Turns texts into vectors: those that mean the same lie close together. */
export interface Embedder {
  /** Vectors of different models are never compared. */
  readonly model: string;
  /** In other languages it knows nothing. */
  speaks(language: Language): boolean;
  /** One vector for each text, in their order. Fails where it cannot, and never takes longer than a few seconds. */
  embed(texts: readonly string[]): Promise<readonly Float32Array[]>;
  close(): Promise<void>;
}
