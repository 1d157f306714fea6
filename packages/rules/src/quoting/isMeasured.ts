import { countsTime, saysAmount, saysHowLong, saysHowMany } from '../grounding';
import type { Language } from '../language';
import { type AskedMeaning, namesLike, primaryOf } from '../ranking';
import { searchTerms } from '../search';
import { isFree, isMeasure, isMeasuredBy, isOfSpan, isSoon } from './functionWords';
import { isSameWord } from './isSameWord';
import { saidIn } from './saidIn';

/** How long a label is valid, or a refund takes, does not say until when something may come back. */
export function saysPeriod(asked: readonly AskedMeaning[], said: string): boolean {
  const words = searchTerms(said);
  const isOfReturn = asked.some((meaning) => meaning.names.includes('return') && saidIn(words, meaning) > 0);
  return isOfReturn && countsTime(said) && !words.some(isOfSpan);
}

/**
 * Who asks how much or how long is not answered without a number, or a word for it: "free", "the price". What delivery costs is
 * an amount of money: it is none that there are sixteen countries, or how many days it takes; and how long it takes is none. Nor
 * is it that returns are free.
 */
export function isMeasured(asked: readonly AskedMeaning[], said: string, language: Language): boolean {
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
  const returns = words.map((word) => isOfReturn(word, primaryOf(language)));
  return words.filter(
    (_, at) => !returns.slice(Math.max(0, at - besideReturn), at + besideReturn + 1).includes(true),
  );
}

/** chosen: as many words as a shop writes. */
const knownMax = 10_000;
const returnWords = new Map<string, boolean>();

/** A word is looked at once, against all that means something. */
function isOfReturn(word: string, language: string): boolean {
  const key = `${language} ${word}`;
  const known = returnWords.get(key) ?? namesLike(word, language, isSameWord).includes('return');
  if (returnWords.size >= knownMax) returnWords.clear();
  returnWords.set(key, known);
  return known;
}

export const isOfDelivery = (asked: readonly AskedMeaning[]): boolean =>
  asked.some(({ names }) => names.includes('delivery') || names.includes('countries'));
