import { searchTerms } from '../../search';
import { ar } from './ar';
import { cs } from './cs';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { he } from './he';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { norwegian } from './no';
import { pt } from './pt';
import { sv } from './sv';

/** What shoppers mean by different words, a line for each thing they ask shops for; by language. */
const written: Readonly<Record<string, string>> = {
  ...{ ar, cs, da, de, en, es, fi, fr, he, it, ja, nl, no: norwegian, pt, sv },
};

interface Meaning {
  readonly words: readonly string[];
  /** Turns of several words, each as its words. */
  readonly phrases: readonly (readonly string[])[];
}

const read = new Map<string, readonly Meaning[]>();

function meaningsOf(language: string): readonly Meaning[] {
  const known = read.get(language);
  if (known) return known;
  const lines = (written[language] ?? '').split('\n').filter((line) => line.trim() !== '');
  const meanings = lines.map(readMeaning);
  read.set(language, meanings);
  return meanings;
}

function readMeaning(line: string): Meaning {
  const entries = line.split(',').map((entry) => pairsOrWords(entry));
  return {
    // A Japanese word of several pairs is found by any of them.
    words: [...new Set(entries.flatMap((terms) => (terms.length === 1 || isPairs(terms) ? terms : [])))],
    phrases: entries.filter((terms) => terms.length > 1),
  };
}

const isPairs = ([first = '']: readonly string[]): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first);

/** Without the letter that stands alone at the end of what has no spaces. */
const pairsOrWords = (entry: string): readonly string[] => {
  const terms = searchTerms(entry);
  return terms.length > 1 && isPairs(terms) ? terms.slice(0, -1) : terms;
};

interface MeantPhrase {
  readonly related: readonly string[];
  /** Its own words, each of which may stand for something else by itself: “times” of “opening times”. */
  readonly parts: readonly string[];
}

/** The words that mean what one of these turns of phrase means; and the words that are no part of any. */
export function phrasesIn(
  words: readonly string[],
  language: string,
): { readonly phrases: readonly MeantPhrase[]; readonly rest: readonly string[] } {
  const taken = new Set<string>();
  const phrases = meaningsOf(language).flatMap((meaning) => {
    const found = meaning.phrases.filter((phrase) => isWithin(words, phrase));
    for (const word of found.flat()) taken.add(word);
    return found.length > 0 ? [{ related: meaning.words, parts: [...new Set(found.flat())] }] : [];
  });
  return { phrases, rest: words.filter((word) => !taken.has(word)) };
}

/** One after the other; a little word may stand between them: “send it back”. */
function isWithin(words: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  let at = words.indexOf(first);
  if (at < 0) return false;
  for (const word of others) {
    const next = words.indexOf(word, at + 1);
    if (next < 0 || next > at + 2) return false;
    at = next;
  }
  return true;
}

/** The other words for what a word means. */
export const relatedTo = (word: string, language: string): readonly string[] => [
  ...new Set(
    meaningsOf(language)
      .filter(({ words }) => words.includes(word))
      .flatMap(({ words }) => words)
      .filter((other) => other !== word),
  ),
];
