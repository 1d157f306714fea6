import { isNearly } from './isNearly';
import { plain } from './plain';
import { type Kind, kinds, type Vocabulary } from './Vocabulary';

export type Kinds = ReadonlySet<Kind>;

/** The words of a language, ready to be looked up. */
export interface Lexicon {
  readonly words: Vocabulary;
  /** What a phrase is, with how many words or, where words are not divided, letters. */
  find(tokens: readonly string[], at: number): { readonly kinds: Kinds; readonly length: number };
  /** Looks past one typing error, also in a phrase. */
  guess(tokens: readonly string[], at: number): { readonly kinds: Kinds; readonly length: number };
}

const unknown: Kinds = new Set();
/** Vocabulary of which a wrong letter is looked past. */
const worthGuessing: readonly Kind[] = ['person', 'team', 'speak', 'want', 'real'];
/** chosen: so long a word is no other one with a wrong letter, whatever it is. */
const longEnough = 9;
const longestWord = 30;
const shortestStem = 3;
/** chosen: so many words are looked at together. */
const longestGuess = 2;

export function createLexicon(words: Vocabulary): Lexicon {
  const divider = words.isSpaceless ? '' : ' ';
  const phrases = new Map<string, Set<Kind>>();
  const stems = new Map<string, Set<Kind>>();
  for (const kind of kinds)
    for (const entry of words[kind].split('|').filter(Boolean)) {
      const [map, phrase] = entry.endsWith('*') ? [stems, entry.slice(0, -1)] : [phrases, entry];
      const key = tokensOf(phrase, words).join(divider);
      map.set(key, (map.get(key) ?? new Set()).add(kind));
    }
  const longest = Math.max(...[...phrases.keys()].map((phrase) => tokensOf(phrase, words).length));
  const prefixes = (words.prefixes ?? '').split('|').filter(Boolean).map(plain);

  function ofWord(word: string): Kinds | undefined {
    const known = phrases.get(word);
    if (known) return known;
    for (let length = Math.min(word.length, longestWord); length >= shortestStem; length -= 1) {
      const kinds = stems.get(word.slice(0, length));
      if (kinds) return kinds;
    }
    return undefined;
  }

  function ofPrefixed(word: string): Kinds | undefined {
    const bare = prefixes
      .filter((prefix) => word.startsWith(prefix))
      .map((prefix) => word.slice(prefix.length));
    return bare.map(ofWord).find((kinds) => kinds !== undefined);
  }

  const guessed = [...phrases].flatMap(([phrase, kinds]) =>
    worthGuessing.some((kind) => kinds.has(kind)) || phrase.length >= longEnough
      ? [{ phrase, kinds, length: tokensOf(phrase, words).length }]
      : [],
  );
  const guessable = (length: number, written: string): Kinds | undefined =>
    guessed.find((each) => each.length === length && isNearly(written, each.phrase))?.kinds;

  return {
    words,
    find(tokens, at) {
      for (let length = Math.min(longest, tokens.length - at); length > 1; length -= 1) {
        const known = phrases.get(tokens.slice(at, at + length).join(divider));
        if (known) return { kinds: known, length };
      }
      const token = tokens[at] ?? '';
      return { kinds: ofWord(token) ?? ofPrefixed(token) ?? unknown, length: 1 };
    },
    guess(tokens, at) {
      for (let length = Math.min(longestGuess, tokens.length - at); length > 0; length -= 1) {
        const written = tokens.slice(at, at + length).join(divider);
        const meant = written.length > longestWord ? undefined : guessable(length, written);
        if (meant) return { kinds: meant, length };
      }
      return { kinds: unknown, length: 1 };
    },
  };
}

/** Vocabulary, or letters where words are not divided. */
export const tokensOf = (text: string, { isSpaceless }: Vocabulary): readonly string[] =>
  plain(text).match(isSpaceless ? /[\p{L}\p{N}ー]/gu : /[\p{L}\p{N}]+/gu) ?? [];
