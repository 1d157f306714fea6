import { countsTime, saysAmount, saysHowLong, saysHowMany } from '../grounding';
import type { Language } from '../language';
import { type AskedMeaning, askedMeanings, namesCountry, namesLike, negates, primaryOf } from '../ranking';
import { searchTerms } from '../search';
import { isThing } from './askedIn';
import { askingPart } from './askingPart';
import {
  isEitherOr,
  isFree,
  isFunctionWord,
  isMaterial,
  isMeasure,
  isMeasuredBy,
  isOfSpan,
  isSoon,
} from './functionWords';
import { isSameWord } from './isSameWord';
import { fitting, isRow, passageFrom, withWhatItLeansOn } from './passageFrom';
import { sentencesOf } from './sentencesOf';

export interface Passage {
  /** As they stand there, one after the other. */
  readonly sentences: readonly string[];
  /** The share of the asked words that it has, from 0 to 1. */
  readonly share: number;
  /** The share of them that its title has. */
  readonly titled: number;
}

interface PassageOptions {
  /** Where they ask until when something may come back: whether a word of theirs only asks for that. */
  readonly period?: { readonly isAsking: (word: string) => boolean } | null;
}

/** The part of a text that speaks most of what was asked: its best sentence and what follows it in the paragraph. */
export function passageFor(
  question: string,
  { title, text }: { readonly title: string; readonly text: string },
  language: Language,
  { period = null }: PassageOptions = {},
): Passage | null {
  const whole = tellingOf(question, language);
  // Which time it is, the passage must say in numbers: “thirty nights”.
  const asked = period
    ? whole.filter(
        (each) =>
          !isMeasure(each) && (each.word === null || !(isThing(each.word) || period.isAsking(each.word))),
      )
    : whole;
  const inTitle = searchTerms(title);
  const isInTitle = asked.every((meaning) => !isMeasure(meaning) && saidIn(inTitle, meaning) > 0);
  const paragraphs = sentencesOf(text);
  const judged = paragraphs.flatMap((sentences, paragraph) =>
    sentences.map((sentence, at) => {
      const words = searchTerms(sentence);
      const weight = asked.reduce((sum, meaning) => sum + weightOf(meaning, { sentence, words, inTitle }), 0);
      const isFirst = paragraph + at === 0 && isInTitle;
      return { paragraph, at, weight: weight + (isFirst ? weights.first : 0) };
    }),
  );
  const inOrder = judged.toSorted(
    (left, right) => right.weight - left.weight || left.paragraph - right.paragraph || left.at - right.at,
  );
  const isOfBoth = isEitherOr(question, language);
  const passages = inOrder.map((place) => {
    const from = passageFrom(paragraphs, withWhatItLeansOn(paragraphs, place));
    const best = fitting(rowsAsked(from, asked));
    const sentences = isOfBoth ? withTheOther(best, asked, paragraphs.flat()) : best;
    const said = sentences.join(' ');
    if (period && !saysPeriod(asked, said)) return { sentences, share: 0 };
    return {
      sentences,
      share: isMeasured(asked, said, language) ? shareOf(asked, said, { title, text, language }) : 0,
    };
  });
  // What says most of it without the time or the amount that was asked for is no answer; what says less with it may be.
  const isOfTime = asked.some(({ word, names }) => word === null && names.includes('time'));
  const answer =
    isOfTime || period || isOfDelivery(asked) ? passages.find(({ share }) => share > 0) : undefined;
  const [passage = answer] = answer ? [answer] : passages;
  const titled =
    asked.reduce((sum, meaning) => sum + saidIn(inTitle, meaning), 0) / Math.max(1, asked.length);
  return passage ? { ...passage, titled } : null;
}

/** Who asks “by card or in instalments?” is told of both, where the article speaks of them in two places. */
function withTheOther(
  best: readonly string[],
  asked: readonly AskedMeaning[],
  all: readonly string[],
): readonly string[] {
  const told = searchTerms(best.join(' '));
  const left = asked.filter((meaning) => meaning.word !== null && saidIn(told, meaning) === 0);
  const isOfIt = (sentence: string) => left.some((meaning) => saidIn(searchTerms(sentence), meaning) > 0);
  return [...best, ...all.filter(isOfIt).slice(0, 1)];
}

/** How long a label is valid, or a refund takes, does not say until when something may come back. */
function saysPeriod(asked: readonly AskedMeaning[], said: string): boolean {
  const words = searchTerms(said);
  const isOfReturn = asked.some((meaning) => meaning.names.includes('return') && saidIn(words, meaning) > 0);
  return isOfReturn && countsTime(said) && !words.some(isOfSpan);
}

/**
 * Who asks how much or how long is not answered without a number, or a word for it: "free", "the price". What delivery costs is
 * an amount of money: it is none that there are sixteen countries, or how many days it takes; and how long it takes is none. Nor
 * is it that returns are free.
 */
function isMeasured(asked: readonly AskedMeaning[], said: string, language: Language): boolean {
  const all = searchTerms(said);
  return asked.every((meaning) => {
    const isOfPrice = isOfDelivery(asked) && meaning.names.includes('cost');
    const words = isOfPrice ? withoutReturns(all, asked, language) : all;
    if (!isMeasure(meaning) && !isOfPrice) return true;
    // “Arrives”, “delivered”: other words for how long something takes say less than “the time”.
    if (meaning.names.includes('time'))
      return saysHowLong(said) || words.some((word) => isSoon(word) || isMeasuredBy(meaning, word));
    if (saidIn(words, meaning) > 0) return true;
    return words.some(isFree) || (isOfPrice ? saysAmount(said) : saysHowMany(said));
  });
}

/** chosen: so near stands what is said of returns: "free returns", "la gratuité des retours". */
const besideReturn = 2;

function withoutReturns(
  words: readonly string[],
  asked: readonly AskedMeaning[],
  language: Language,
): readonly string[] {
  if (asked.some(({ names }) => names.includes('return'))) return words;
  const returns = words.map((word) => namesLike(word, primaryOf(language), isSameWord).includes('return'));
  return words.filter(
    (_, at) => !returns.slice(Math.max(0, at - besideReturn), at + besideReturn + 1).includes(true),
  );
}

const isOfDelivery = (asked: readonly AskedMeaning[]): boolean =>
  asked.some(({ names }) => names.includes('delivery') || names.includes('countries'));

/** Of a table the rows that are about what was named, where some are: who asks for Japan is not told of Canada. */
function rowsAsked(sentences: readonly string[], asked: readonly AskedMeaning[]): readonly string[] {
  const heads = new Map(
    sentences.filter(isRow).map((row) => [row, searchTerms(row.slice(0, row.indexOf(':')))]),
  );
  const isNamed = (head: readonly string[], meaning: AskedMeaning) => saidIn(head, meaning) === 1;
  const counts = [...heads].map(
    ([row, head]) => [row, asked.filter((meaning) => isNamed(head, meaning)).length] as const,
  );
  const most = Math.max(0, ...counts.map(([, count]) => count));
  const others = new Set(counts.flatMap(([row, count]) => (count < most ? [row] : [])));
  return sentences.filter((sentence) => !others.has(sentence));
}

/** The share of what was asked that a text speaks of, from 0 to 1; 1 where nothing was asked for by a word. */
export function shareSaid(question: string, text: string, language: Language): number {
  const asked = tellingOf(question, language);
  return asked.length === 0 ? 1 : shareOf(asked, text, { title: '', text, language });
}

/** “How much” alone does not say of what. */
function shareOf(
  asked: readonly AskedMeaning[],
  said: string,
  article: { readonly title: string; readonly text: string; readonly language: Language },
): number {
  const [told, head] = [searchTerms(said), searchTerms(article.title)];
  const heard = [...head, ...told];
  const isCountryIn = (meaning: AskedMeaning) =>
    saidIn(heard, meaning) === 1 || told.some((each) => meaning.related.includes(each));
  const known = asked.filter((meaning) => saidIn(heard, meaning) > 0);
  // What holds for other countries is no answer for the one that was named: by its name, or by a word for all of them, as it
  // is (much begins as “country” does). A title that asks for countries names none.
  const isElsewhere = (meaning: AskedMeaning) => !isCountryIn(meaning) && !isForAll(said, meaning, article);
  if (asked.some((meaning) => meaning.names.includes('countries') && isElsewhere(meaning))) return 0;
  const isOther = ({ word, names }: AskedMeaning) =>
    names.includes('material') &&
    word !== null &&
    isMaterial(word) &&
    !heard.some((each) => isSameWord(word, each));
  if (asked.some(isOther)) return 0;
  const isOnlyMeasured = known.length < asked.length && known.every(isMeasure);
  return isOnlyMeasured ? 0 : sumOf(known, asked.length) / sumOf(asked, asked.length);
}

/** chosen: as in the search, what shops are asked for says more than what it happened to; of two words each says half. */
const [topicWeight, topicFrom] = [1.5, 3];

const sumOf = (some: readonly AskedMeaning[], asked: number): number =>
  some.reduce((sum, meaning) => sum + (isTopic(meaning) && asked >= topicFrom ? topicWeight : 1), 0);

const isTopic = ({ word, names }: AskedMeaning): boolean => word !== null && names.length > 0;

/**
 * What names no country and no amount holds for each that the article names: "the checkout shows what shipping costs". Not for
 * those it names to say no.
 */
function isForAll(
  said: string,
  meaning: AskedMeaning,
  { text, language }: { readonly text: string; readonly language: Language },
): boolean {
  const isOfSome = askedMeanings(said, language).some(({ names }) => names.includes('countries'));
  const isAmount = saysHowMany(said) || searchTerms(said).some(isFree);
  if (isOfSome || isAmount) return false;
  const naming = sentencesOf(text)
    .flat()
    .filter((sentence) => saidIn(searchTerms(sentence), meaning) === 1);
  return naming.length > 0 && !naming.some((sentence) => negates(sentence, language));
}

/** chosen: how much a sentence says of one thing that was asked. Who asks by the title is told how the article begins. */
const weights = { inTitle: 1, telling: 3, phrase: 2, amount: 0.5, span: 1, first: 1 };

interface Sentence {
  readonly sentence: string;
  readonly words: readonly string[];
  readonly inTitle: readonly string[];
}

function weightOf(meaning: AskedMeaning, { sentence, words, inTitle }: Sentence): number {
  const said = saidIn(words, meaning);
  // “How long”, “how much”: the answer has a number in it, as a rule.
  if (meaning.word === null && said > 0) return said * weights.phrase + numberIn(sentence, meaning);
  // What the title says as well does not tell one sentence from another.
  return said * (saidIn(inTitle, meaning) >= said ? weights.inTitle : weights.telling);
}

const numberIn = (sentence: string, { names }: AskedMeaning): number => {
  if (names.includes('time') && countsTime(sentence)) return weights.span;
  return /\d/.test(sentence) ? weights.amount : 0;
};

/** chosen: another word for it says less than the word itself. */
const otherWord = 0.6;

/** From 0 to 1: not at all, by another word for it, or as it was asked. */
function saidIn(words: readonly string[], { word, related, turns, said, country }: AskedMeaning): number {
  const isSaid = (each: string) => words.some((other) => isSameWord(each, other));
  if (country) return namesCountry(words, country) ? 1 : related.some(isSaid) ? otherWord : 0;
  if (word === null ? said.some((phrase) => isPhraseIn(words, phrase)) : isSaid(word)) return 1;
  return related.some(isSaid) || turns.some((turn) => isTurnIn(words, turn)) ? otherWord : 0;
}

/** chosen: “money comes back”, and not a gift here and a card there. */
const apartMax = 2;

/** Its words in their order, and near each other. */
function isPhraseIn(words: readonly string[], [first = '', ...others]: readonly string[]): boolean {
  return words.some((word, from) => {
    if (!isSameWord(first, word)) return false;
    let at = from;
    return others.every((other) => {
      const next = words.findIndex((each, place) => place > at && isSameWord(other, each));
      const isNear = next > 0 && next - at <= apartMax;
      at = next;
      return isNear;
    });
  });
}

/** A turn of phrase, one word behind the other: who wants to collect it picks it up. */
const isTurnIn = (words: readonly string[], turn: readonly string[]): boolean =>
  words.some((_, at) => turn.every((each, step) => isSameWord(each, words[at + step] ?? '')));

/** Short words hold a sentence together; what it is about is longer, in letters that are not each a word. */
function tellingOf(question: string, language: Language): readonly AskedMeaning[] {
  const meanings = askedMeanings(question, language);
  const inQuestion = new Set(searchTerms(askingPart(question, language)));
  const isLong = (word: string) => word.length > 3 || !/^[a-z]+$/.test(word);
  const telling = meanings.filter(
    ({ word, names, country }) =>
      word === null ||
      country !== null ||
      (isLong(word) && !isFunctionWord(word, language) && (names.length > 0 || inQuestion.has(word))),
  );
  return telling.length > 0 ? telling : meanings;
}
