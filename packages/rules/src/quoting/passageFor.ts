import { countsTime } from '../grounding';
import type { Language } from '../language';
import { type AskedMeaning, negates } from '../ranking';
import { searchTerms } from '../search';
import { isThing } from './askedIn';
import { isEitherOr, isMeasure } from './functionWords';
import { isMeasured, isOfDelivery, saysPeriod } from './isMeasured';
import { fitting, isRow, passageFrom, withWhatItLeansOn } from './passageFrom';
import { saidIn } from './saidIn';
import { sentencesOf } from './sentencesOf';
import { shareOf } from './shareOf';
import { tellingOf } from './tellingOf';

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
  const passageAt = (place: (typeof inOrder)[number]) => {
    const from = passageFrom(paragraphs, withWhatItLeansOn(paragraphs, place));
    const best = fitting(rowsAsked(from, asked));
    const sentences = isOfBoth ? withTheOther(best, asked, paragraphs.flat()) : best;
    const said = sentences.join(' ');
    const isAnswer = period ? saysPeriod(asked, said) : isMeasured(asked, said, language);
    return { sentences, share: isAnswer ? shareOf(asked, said, { title, text, language }) : 0 };
  };
  const [first, ...others] = inOrder;
  if (!first) return null;
  const passage = passageAt(first);
  const inAll = asked.reduce((sum, meaning) => sum + saidIn(inTitle, meaning), 0);
  // “I did not get it” is called by something else than what was asked.
  const isContrary = negates(title, language) && !negates(question, language);
  const titled = isContrary ? 0 : inAll / Math.max(1, asked.length);
  // What says most of it without the time or the amount that was asked for is no answer; what says less with it may be.
  const isOfTime = asked.some(({ word, names }) => word === null && names.includes('time'));
  if (passage.share > 0 || !(isOfTime || period || isOfDelivery(asked))) return { ...passage, titled };
  for (const place of others) {
    const other = passageAt(place);
    if (other.share > 0) return { ...other, titled };
  }
  return { ...passage, titled };
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
