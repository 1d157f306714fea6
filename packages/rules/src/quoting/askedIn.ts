import type { Language } from '../language';
import { type AskedMeaning, askedMeanings, calledIn, countryNamed, namesLike, primaryOf } from '../ranking';
import { isFunctionWord } from './functionWords';
import { isSameWord } from './isSameWord';

/**
 * A question in the words that another language has for what shops are asked for. Other words stay as they are: names, and
 * whatever is written in that language already.
 */
export function askedIn(question: string, from: Language, to: Language): string {
  const [own, other] = [primaryOf(from), primaryOf(to)];
  if (own === other) return question;
  const called = ({ word, names }: AskedMeaning) => {
    const known = calledIn(other, names, word === null);
    if (known || word === null) return known;
    const country = countryNamed(word, own, other);
    return country ?? calledIn(other, namesLike(word, own, isSameWord), false) ?? word;
  };
  const telling = askedMeanings(question, from).filter(({ word }) => word === null || isTelling(word, from));
  const words = telling.map(called);
  const isUnderstood = words.some((each, at) => each !== telling[at]?.word);
  return isUnderstood ? [...new Set(words)].filter(Boolean).join(' ') : question;
}

const isTelling = (word: string, language: Language): boolean =>
  !/^[a-z]{1,3}$/.test(word) && !isFunctionWord(word, language);
