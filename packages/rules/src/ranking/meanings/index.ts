import { searchTerms } from '../../search';
import { isSlip } from '../closeness';
import { type Country, countriesNamed, countryCalled, countryWords } from '../countries';
import { ar } from './ar';
import { bareForms } from './bareForms';
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

/** What shoppers mean by different words, a line for each thing they ask shops for, which has one name in all languages. */
const written: Readonly<Record<string, string>> = {
  ...{ ar, cs, da, de, en, es, fi, fr, he, it, ja, nl, no: norwegian, pt, sv },
};

interface Meaning {
  readonly name: string;
  /** Whether what says so is one of several such things, and not another word for it. */
  readonly isKind: boolean;
  /** What says so. */
  readonly said: ReadonlySet<string>;
  /** Turns of several words that say so, each as its words. */
  readonly phrases: readonly (readonly string[])[];
  /** What shops call it most: the word or the turn of several with which the line begins. */
  readonly usual: string | null;
  /** What shops call it, in a word or in a turn of several. */
  readonly words: readonly string[];
  readonly turns: readonly (readonly string[])[];
}

const read = new Map<string, readonly Meaning[]>();

function meaningsOf(language: string): readonly Meaning[] {
  const known = read.get(language);
  if (known) return known;
  const lines = (written[language] ?? '').split('\n').filter((line) => line.trim() !== '');
  const meanings = lines.map((line) => readMeaning(line));
  read.set(language, meanings);
  return meanings;
}

/** “a, b”: each means the other. “a, b > c, d”: a shop that is asked for one of the first speaks of the others. */
function readMeaning(line: string): Meaning {
  const [name = '', entry = ''] = line.split(':');
  const [left = '', right = left] = entry.split('>');
  const entries = left.split(',').map(pairsOrWords);
  const called = right === left ? entries : right.split(',').map(pairsOrWords);
  const [first = []] = called;
  return {
    ...{ name: name.trim(), isKind: right !== left },
    said: new Set(wordsIn(entries)),
    phrases: entries.filter((terms) => terms.length > 1),
    usual: (isPairs(first) ? wordsIn([first])[0] : first.join(' ')) || null,
    words: [...new Set(wordsIn(called))],
    turns: called.filter((terms) => terms.length > 1 && !isPairs(terms)),
  };
}

/** A Japanese word of several pairs is found by any of them that is more than an ending. */
const wordsIn = (entries: readonly (readonly string[])[]): readonly string[] =>
  entries.flatMap((terms) => (terms.length === 1 ? terms : isPairs(terms) ? tellingPairs(terms) : []));

const isEnding = (pair: string): boolean => /^\p{Script=Hiragana}+$/u.test(pair);

const tellingPairs = (pairs: readonly string[]): readonly string[] =>
  pairs.every(isEnding) ? pairs : pairs.filter((pair) => !isEnding(pair));

const isPairs = ([first = '']: readonly string[]): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first);

/** Without the letter that stands alone at the end of what has no spaces. */
const pairsOrWords = (entry: string): readonly string[] => {
  const terms = searchTerms(entry);
  return terms.length > 1 && isPairs(terms) ? terms.slice(0, -1) : terms;
};

interface Meant {
  /** What it is called in all languages. */
  readonly names: readonly string[];
  readonly related: readonly string[];
  /** Turns of phrase that shops use for it. */
  readonly turns: readonly (readonly string[])[];
  /** The country, where it is one. */
  readonly country: Country | null;
}

interface MeantPhrase extends Meant {
  /** As it was said, in one way or several: the words of each. */
  readonly said: readonly (readonly string[])[];
}

/** What a thing that shops are asked for is called in another language: by a turn of phrase, where it was one. */
export function calledIn(language: string, names: readonly string[], isTurn: boolean): string | null {
  const meaning = names
    .map((name) => meaningsOf(language).find((each) => each.name === name))
    .find((each) => each !== undefined && !each.isKind);
  if (!meaning) return null;
  const turn = meaning.phrases.find((phrase) => !isPairs(phrase));
  return (isTurn ? turn?.join(' ') : undefined) ?? meaning.usual;
}

/** What a word in a form of its own may mean. */
export const namesLike = (
  word: string,
  language: string,
  isSame: (one: string, other: string) => boolean,
): readonly string[] =>
  meaningsOf(language)
    .filter(({ said, isKind }) => !isKind && [...said].some((each) => isSame(word, each)))
    .map(({ name }) => name);

interface Parted {
  readonly phrases: readonly MeantPhrase[];
  /** The words that are no part of any. */
  readonly rest: readonly string[];
  /** Those of them that name a country. */
  readonly countries: ReadonlyMap<string, Country>;
}

/** The words that mean what one of these turns of phrase means. */
export function phrasesIn(words: readonly string[], language: string): Parted {
  const taken = new Set<string>();
  const phrases = meaningsOf(language).flatMap((meaning): MeantPhrase[] => {
    const found = meaning.phrases.filter((phrase) => isWithin(words, phrase));
    for (const word of found.flat()) taken.add(word);
    return found.length > 0
      ? [{ names: [meaning.name], related: meaning.words, turns: meaning.turns, said: found, country: null }]
      : [];
  });
  const countries = new Map<string, Country>();
  for (const { words: said, ...country } of countriesNamed(words, language)) {
    const [word = '', ...others] = said;
    if (others.length === 0) {
      countries.set(word, country);
      continue;
    }
    phrases.push({ ...meantBy(country), said: [said] });
    for (const each of said) taken.add(each);
  }
  return { phrases, rest: words.filter((word) => !taken.has(word)), countries };
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

const saidBy = (word: string, language: string): readonly Meaning[] =>
  meaningsOf(language).filter(({ said }) => said.has(word));

/** The word as it stands in the lines: as it was said, or without what is written before it and in another spelling. */
const asWritten = (word: string, language: string): string =>
  [word, ...bareForms(word, language)].find((form) => saidBy(form, language).length > 0) ?? word;

/** Whether shoppers ask shops for it by this word. */
export const isKnown = (word: string, language: string): boolean =>
  saidBy(asWritten(word, language), language).length > 0 || countryCalled(word, language) !== null;

/** The word that shoppers ask shops for, where one slip made this of it. */
export function mistypedFor(word: string, language: string): string | null {
  const known = [...meaningsOf(language).flatMap(({ said }) => [...said]), ...countryWords(language)];
  return known.find((each) => each.length > 4 && isSlip(word, each)) ?? null;
}

/** A shop that is asked for one speaks of countries: by the words with which the line for them begins. */
function meantBy(country: Country): Meant {
  const all = meaningsOf(country.language).find(({ name }) => name === 'country');
  return { names: ['countries'], related: all?.words.slice(0, 2) ?? [], turns: [], country };
}

/** The other words for what a word means. */
export function relatedTo(word: string, language: string, country: Country | null): Meant {
  if (country) return meantBy(country);
  const meanings = saidBy(asWritten(word, language), language);
  const words = new Set(meanings.flatMap(({ words }) => words));
  words.delete(word);
  return {
    names: meanings.map(({ name }) => name),
    ...{ related: [...words], turns: meanings.flatMap(({ turns }) => turns), country: null },
  };
}
