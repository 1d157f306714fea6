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
const worthGuessing: readonly Kind[] = ['person', 'team', 'someone', 'speak', 'want', 'real', 'please'];
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
  /** The most words of a phrase, by its first: few words begin one. */
  const longest = new Map<string, number>();
  for (const phrase of phrases.keys()) {
    const tokens = tokensOf(phrase, words);
    const first = tokens[0] ?? '';
    longest.set(first, Math.max(longest.get(first) ?? 1, tokens.length));
  }
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

  // A typing error is never in the first letter, so only what begins with it is compared.
  const guessed = new Map<string, { readonly phrase: string; readonly kinds: Kinds }[]>();
  for (const [phrase, kinds] of phrases) {
    const isWorth = worthGuessing.some((kind) => kinds.has(kind)) || phrase.length >= longEnough;
    if (!isWorth) continue;
    const key = placeOf(tokensOf(phrase, words).length, phrase);
    guessed.set(key, [...(guessed.get(key) ?? []), { phrase, kinds }]);
  }
  const guessable = (length: number, written: string): Kinds | undefined =>
    guessed.get(placeOf(length, written))?.find(({ phrase }) => isNearly(written, phrase))?.kinds;

  return {
    words,
    find(tokens, at) {
      const token = tokens[at] ?? '';
      const most = Math.min(longest.get(token) ?? 1, tokens.length - at);
      for (let length = most; length > 1; length -= 1) {
        const known = phrases.get(tokens.slice(at, at + length).join(divider));
        if (known) return { kinds: known, length };
      }
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

const placeOf = (length: number, phrase: string) => `${length}${phrase[0]}`;

/** Vocabulary, or letters where words are not divided. */
export const tokensOf = (text: string, { isSpaceless }: Pick<Vocabulary, 'isSpaceless'>): readonly string[] =>
  plain(text).match(isSpaceless ? /[\p{L}\p{N}ー]/gu : /[\p{L}\p{N}]+/gu) ?? [];
