import { searchTerms } from '../search';

/** A country that somebody named, and the language in which they did. */
export interface Country {
  readonly code: string;
  readonly language: string;
}

/** What people say instead, in all languages; their names in full and for short are known to the platform. */
const alsoCalled: Readonly<Record<string, string>> = {
  AE: 'UAE, Emirates',
  CZ: 'Czech Republic, Tschechische Republik, République tchèque, República Checa, Repubblica Ceca, Česká republika',
  GB: `UK, Great Britain, Britain, England, Scotland, Wales, Großbritannien, Schottland, Grande-Bretagne, Angleterre, Écosse,
    Gran Bretaña, Inglaterra, Escocia, Gran Bretagna, Inghilterra, Scozia, Grã-Bretanha, Groot-Brittannië, Engeland,
    Storbritannien, Storbritannia, Skottland, Englanti, Anglie, Velká Británie, イングランド, אנגליה, בריטניה, بريطانيا, إنجلترا`,
  KR: 'Korea, Corée, Corea, Coreia, 韓国, كوريا',
  NL: 'Holland, Hollande, Holanda, Olanda, Hollanti, Nizozemí, هولندا, הולנד',
  TR: 'Turkey',
  US: `USA, the US, the States, America, Amerika, Amérique, América, Amerikka, Yhdysvaltoihin, 米国, ארה״ב, אמריקה, أمريكا`,
};

/** Letters that are a word of another meaning in the same language. */
const isMistakable = (name: string): boolean => /^(?:US|UN|VS|FN|YK|RU|VN)$/.test(name);

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Without those of countries that are called otherwise now. */
const codes = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const namesOf = (language: string, style: 'long' | 'short'): Intl.DisplayNames =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'none', style });

/** What all countries are called in full. */
export function countriesIn(language: string): readonly string[] {
  const names = namesOf(language, 'long');
  return codes.flatMap((code) => names.of(code) ?? []);
}

/** What a country is called in another language. */
export const countryIn = (language: string, { code }: Country): string | null =>
  namesOf(language, 'long').of(code) ?? null;

interface Name {
  readonly code: string;
  readonly words: readonly string[];
}

/** Names by how they start. */
type Names = ReadonlyMap<string, readonly Name[]>;
const read = new Map<string, Names>();

const startOf = (word: string): string => word.slice(0, 3);

function namesIn(language: string): Names {
  const known = read.get(language);
  if (known) return known;
  const [full, brief] = [namesOf(language, 'long'), namesOf(language, 'short')];
  const all = codes.flatMap((code): Name[] => {
    const own = full.of(code);
    if (own === undefined) return [];
    const names = [own, brief.of(code) ?? own, ...(alsoCalled[code]?.split(',') ?? [])];
    return [...new Set(names)]
      .filter((name) => !isMistakable(name))
      .map((name) => ({ code, words: wordsOf(name, language) }));
  });
  const names = new Map<string, Name[]>();
  for (const name of all) {
    const start = startOf(name.words[0] ?? '');
    names.set(start, [...(names.get(start) ?? []), name]);
  }
  read.set(language, names);
  return names;
}

/** Names of one word. */
export const countryWords = (language: string): readonly string[] =>
  [...namesIn(language).values()].flat().flatMap(({ words }) => (words.length === 1 ? words : []));

/** Without the letter that stands alone at the end of what has no spaces. */
function wordsOf(name: string, language: string): readonly string[] {
  const words = searchTerms(name).map((word) => plain(word, language));
  return words.length > 1 && hasNoSpaces(name) ? words.slice(0, -1) : words;
}

const hasNoSpaces = (name: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);

interface Named extends Country {
  /** Where it stands. */
  readonly places: readonly number[];
  readonly letters: number;
}

/** Names of people and of things as well. */
const ambiguous: ReadonlySet<string> = new Set([
  'chad',
  'china',
  'georgia',
  'guinea',
  'jersey',
  'jordan',
  'turkey',
]);

/** “I am Jordan” names none, “to Jordan” does. */
const isMeant = (words: readonly string[], [at = 0, ...others]: readonly number[]): boolean =>
  others.length > 0 ||
  !ambiguous.has(words[at] ?? '') ||
  /^(?:to|in|into|from|for|and|or|within|outside)$/.test(words[at - 1] ?? '');

/** The countries that the words of a question name, each with the words that do. */
export function countriesNamed(
  words: readonly string[],
  language: string,
): readonly (Country & { readonly words: readonly string[] })[] {
  return namedIn(words, language)
    .filter(({ places }) => isMeant(words, places))
    .map(({ code, places }) => ({ code, language, words: places.map((at) => words[at] ?? '') }));
}

/** The country that is called so, whatever else is. */
export const countryCalled = (word: string, language: string): Country | null =>
  namedIn([word], language).map(({ code }) => ({ code, language }))[0] ?? null;

/** Whether words name this country, by whichever of its names. */
export const namesCountry = (words: readonly string[], { code, language }: Country): boolean =>
  namedIn(words, language).some((each) => each.code === code);

function namedIn(words: readonly string[], language: string): readonly Named[] {
  const own = words.map((word) => plain(word, language));
  const names = namesIn(language);
  const named = own.flatMap((word, at) =>
    formsOf(word, language)
      .flatMap((form) => names.get(startOf(form)) ?? [])
      .flatMap(({ code, words: name }): Named[] => {
        const isNamed = name.every((part, step) => isForm(part, own[at + step] ?? '', language));
        if (!isNamed || (isBeginning(name) && !isEnded(own[at + 1]))) return [];
        const length = isBeginning(name) ? 2 : name.length;
        const places = Array.from({ length }, (_, step) => at + step);
        return [{ code, language, places, letters: name.join('').length }];
      }),
  );
  // “Guinea” is not named by who says “Papua New Guinea”, nor “Niger” by “Nigeriaan”.
  const isLess = (one: Named, other: Named) =>
    one.letters < other.letters && one.places.every((at) => other.places.includes(at));
  return named.filter((one) => !named.some((other) => isLess(one, other)));
}

/** Two such letters begin other words too: タイ is a country where a particle follows, or nothing. */
const isBeginning = ([first = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && /^\p{Script=Katakana}{2}$/u.test(first);

const isEnded = (next = ''): boolean => /^.[へにまのはでか]?$/u.test(next);

/** With and without what is written together with it. */
function formsOf(word: string, language: string): readonly string[] {
  if (language === 'he') return [word, word.slice(1)];
  return language === 'ar' ? [word, word.slice(1), word.replace(/^لل/u, 'ال')] : [word];
}

/** chosen: how many letters the forms of a word add to it, where its last one may change. */
const endings: Readonly<Record<string, number>> = { fi: 4, cs: 2, de: 1 };
/** chosen: what stays the same is at least this long. */
const stemFrom = 4;

/** “Sveriges”: elsewhere an s behind a country's name makes another word of it (“servies” is no Serbia). */
const genitive: ReadonlySet<string> = new Set(['da', 'de', 'no', 'sv']);

/** “Saksa” is in “Saksaan”, “Německo” in “Německa”, צרפת in לצרפת. */
function isForm(name: string, word: string, language: string): boolean {
  if (word === name || (genitive.has(language) && word === `${name}s`)) return true;
  if (language === 'he') return /^[ולבמהכש]/u.test(word) && word.slice(1) === name;
  if (language === 'ar')
    return (/^[ولبفك]/u.test(word) && word.slice(1) === name) || word === name.replace(/^ال/u, 'لل');
  const longer = endings[language];
  if (longer === undefined || word.length > name.length + longer) return false;
  const stem = name.slice(0, -1);
  return stem.length >= stemFrom && word.startsWith(stem);
}

/** As people write it who leave out what the keyboard hides. */
const plain = (word: string, language: string): string =>
  language === 'ar' ? word.replace(/[أإآ]/gu, 'ا').replace(/ة$/u, 'ه').replace(/ى$/u, 'ي') : word;
