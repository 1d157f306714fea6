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

interface Phrase {
  readonly kinds: Kinds;
  /** In words or, where they are not divided, letters. */
  readonly length: number;
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
  const phrases = new Map<string, Phrase>();
  const stems = new Map<string, Phrase>();
  /** The most words of a phrase, by its first: few words begin one. */
  const longest = new Map<string, number>();
  for (const kind of kinds)
    for (const entry of entriesOf(words[kind])) {
      const tokens = divided(entry, words);
      const { length, 0: first = '' } = tokens;
      const phrase = tokens.join(divider);
      const map = entry.endsWith('*') ? stems : phrases;
      map.set(phrase, { kinds: withKind(map.get(phrase)?.kinds, kind), length });
      if (map === phrases && length > (longest.get(first) ?? 1)) longest.set(first, length);
    }
  const prefixes = entriesOf(words.prefixes ?? '');

  function ofWord(word: string): Kinds | undefined {
    const known = phrases.get(word);
    if (known || stems.size === 0) return known?.kinds;
    for (let length = Math.min(word.length, longestWord); length >= shortestStem; length -= 1) {
      const stem = stems.get(word.slice(0, length));
      if (stem) return stem.kinds;
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
  const guessed = new Map<string, string[]>();
  for (const [phrase, { kinds, length }] of phrases) {
    const isWorth = worthGuessing.some((kind) => kinds.has(kind)) || phrase.length >= longEnough;
    if (!isWorth) continue;
    const place = placeOf(length, phrase);
    const beside = guessed.get(place);
    if (beside) beside.push(phrase);
    else guessed.set(place, [phrase]);
  }
  function guessable(length: number, written: string): Kinds | undefined {
    const meant = guessed.get(placeOf(length, written))?.find((phrase) => isNearly(written, phrase));
    return meant === undefined ? undefined : phrases.get(meant)?.kinds;
  }

  return {
    words,
    find(tokens, at) {
      const token = tokens[at] ?? '';
      const most = Math.min(longest.get(token) ?? 1, tokens.length - at);
      for (let length = most; length > 1; length -= 1) {
        const known = phrases.get(tokens.slice(at, at + length).join(divider));
        if (known) return { kinds: known.kinds, length };
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

/** All of a list in one go: it has thousands of entries. */
const entriesOf = (list: string): readonly string[] => plain(list).split('|').filter(Boolean);

/** Most words are of one kind, and all of a kind share what says so. */
const alone = new Map<Kind, Kinds>(kinds.map((kind) => [kind, new Set([kind])]));
const withKind = (known: Kinds | undefined, kind: Kind): Kinds =>
  known ? new Set([...known, kind]) : (alone.get(kind) ?? unknown);

/** Vocabulary, or letters where words are not divided. */
export const tokensOf = (text: string, words: Pick<Vocabulary, 'isSpaceless'>): readonly string[] =>
  divided(plain(text), words);

const divided = (text: string, { isSpaceless }: Pick<Vocabulary, 'isSpaceless'>): readonly string[] =>
  text.match(isSpaceless ? /[\p{L}\p{N}ー]/gu : /[\p{L}\p{N}]+/gu) ?? [];
