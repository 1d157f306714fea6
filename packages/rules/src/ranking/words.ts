import type { Language } from '../language';
import { searchTerms } from '../search';
import { type Country, countryCalled } from './countries';
import { isKnown, mistypedFor, phrasesIn, relatedTo } from './meanings';

/** PostgreSQL's stemmers. A language without one is searched by its words as they are, and by those that are close. */
const dictionaries: Partial<Record<Language, string>> = {
  ...{ da: 'danish_stem', de: 'german_stem', 'en-US': 'english_stem', 'en-GB': 'english_stem' },
  ...{ es: 'spanish_stem', fi: 'finnish_stem', 'fr-CA': 'french_stem', 'fr-FR': 'french_stem' },
  ...{ it: 'italian_stem', nl: 'dutch_stem', no: 'norwegian_stem', 'pt-BR': 'portuguese_stem' },
  ...{ sv: 'swedish_stem', ar: 'arabic_stem' },
};

export const dictionaryOf = (language: Language): string | null => dictionaries[language] ?? null;

/** How people begin and soften a question; what they ask about stands in other words. Stemmers know the rest. */
const fillers: Readonly<Record<string, string>> = {
  en: `please hi hello hey thanks thank want wants need needs get gets got would like could help know tell question
    dear getting keep keeps keeping much many lot lots take takes took long make makes give gives go goes going come comes came gave gone went put let also still
    even ever already really actually someone something anything thing things way ways possible able sell sells sold
    offer offers im ive id m ve d ll re s dont cant wont didnt doesnt isnt havent may might us shall kind look looking find see`,
  de: `bitte hallo danke mochte will wollen kann konnen konnte hilfe frage wissen gerne gibt mal eigentlich schon noch
    mir mich ihnen sie verkaufen verkauft wirklich etwas machen mache geht gehen muss darf soll lange viel`,
  fr: `bonjour merci svp plait voudrais veux peux puis pouvez aide question savoir faire faut comment quand quel quelle
    quels quelles est vendez vend avez peut dois doit ca cela combien toujours possible`,
  es: `hola gracias por favor quiero puedo puede necesito ayuda pregunta saber como cuando donde hay cual que tienen
    venden vende hacer debo puedes cuanto cuanta posible`,
  it: `ciao grazie vorrei posso puo aiuto domanda sapere come quando dove quale quanto vendete avete devo fare e`,
  pt: `ola obrigado obrigada quero posso pode preciso ajuda favor saber como quando onde qual quanto vendem fazer devo`,
  nl: `hallo bedankt wil kan graag hulp vraag weten alstublieft hoe wat wanneer hoeveel verkopen jullie moet`,
  da: `hej tak vil kan gerne hjaelp sporgsmal hvordan hvad hvornar hvor saelger jeg`,
  sv: `hej tack vill kan garna hjalp fraga hur vad nar var saljer jag`,
  no: `hei takk vil kan gjerne hjelp sporsmal hvordan hva nar hvor selger jeg`,
  fi: `hei kiitos haluan voinko voin apua kysymys miten mita milloin missa myyttekö`,
  ar: `مرحبا شكرا اريد أريد هل كيف ماذا متى أين يمكنني من فضلك`,
  cs: 'a i je jak kde co na v se si to mi me muj moje mohu muzu do z za po pro jsem ma mam u o k s kdy prosim dobry den chci',
  he: 'את של על אני לי איך איפה מה זה האם עם יש אם שלי הוא היא מתי אפשר בבקשה שלום רוצה',
};

export const primaryOf = (language: Language): string =>
  language === 'cz' ? 'cs' : (language.split('-')[0] ?? '');

/** chosen: more is no question any more. */
const askedMax = 24;
const letterMax = 500;

const isSpaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
/** Endings and particles: they stand in every sentence. */
const hasKana = /\p{Script=Hiragana}/u;

/** Whether a word of these letters can be mistyped: pairs of Japanese letters are no words. */
export const hasTypos = (word: string): boolean =>
  word.length > 3 && !isSpaceless.test(word) && !/\d/.test(word);

export const indexedWords = (text: string): readonly string[] => searchTerms(text);

/** What a question asks for: its telling words and turns of phrase, each with the words that others use for it. */
export function askedMeanings(question: string, language: Language): readonly AskedMeaning[] {
  const words = searchTerms(spelledOut(question.slice(0, letterMax)));
  const primary = primaryOf(language);
  const { phrases, rest, countries } = phrasesIn(words, primary);
  const telling = rest.length === 0 && phrases.length > 0 ? [] : tellingWords(rest, language);
  const named = telling.map((word) => {
    const meant = relatedTo(word, primary, countries.get(word) ?? null);
    return { word, ...meant, said: [] };
  });
  return [...named, ...phrases.map((phrase) => ({ word: null, ...phrase }))].slice(0, askedMax);
}

/**
 * With the other words for what a mistyped word was meant to be: the shop's own word that differs by a slip, or one that
 * shoppers ask shops for. A word that is known is not mistyped.
 */
export function withMeant(meaning: AskedMeaning, inShop: string | null, language: Language): AskedMeaning {
  const { word } = meaning;
  const primary = primaryOf(language);
  if (word === null || isKnown(word, primary)) return meaning;
  const meant = inShop ?? mistypedFor(word, primary);
  return meant === null
    ? meaning
    : { ...meaning, ...relatedTo(meant, primary, countryCalled(meant, primary)) };
}

/** “doesn’t” says “does not”. */
const spelledOut = (question: string): string =>
  question
    .replace(/\bU\.S\.A?\.?|\bUS\b/gu, () => (/\p{Ll}/u.test(question) ? 'USA' : 'US'))
    .replace(/\bcan['’]t\b/giu, 'can not')
    .replace(/\bwon['’]t\b/giu, 'will not')
    .replace(/n['’]t\b/giu, ' not');

export interface AskedMeaning {
  /** What each thing that may be meant is called in all languages. */
  readonly names: readonly string[];
  /** Null for a turn of phrase: “how much” stands in no text about costs. */
  readonly word: string | null;
  readonly related: readonly string[];
  /** Turns of phrase that shops use for it. */
  readonly turns: readonly (readonly string[])[];
  /** The words of the turn of phrase itself, in one way or several. */
  readonly said: readonly (readonly string[])[];
  /** The country that it names. */
  readonly country: Country | null;
}

/** The words of a question that say what it is about; all of them if there are no others. */
function tellingWords(words: readonly string[], language: Language): readonly string[] {
  const ignored = new Set((fillers[primaryOf(language)] ?? '').split(/\s+/));
  const telling = words.filter((word) => !ignored.has(word) && !isEnding(word));
  const named = telling.filter((word) => !hasKana.test(word));
  const kept = [named, telling, words].find((some) => some.length > 0) ?? [];
  return kept.slice(0, askedMax);
}

/** The letter that `searchTerms` lets stand alone at the end of what has no spaces. */
const isEnding = (word: string): boolean => [...word].length === 1 && isSpaceless.test(word);

/** Pairs of letters, with the word's edges: what two spellings of a word have in common. */
export function gramsOf(word: string): readonly string[] {
  const letters = ['^', ...word, '$'];
  return [...new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`))];
}
