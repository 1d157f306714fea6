import type { Language } from '../language';
import { type AskedMeaning, askedMeanings } from '../ranking';
import { searchTerms } from '../search';
import { askingPart } from './askingPart';
import { isFunctionWord } from './functionWords';

/** Short words hold a sentence together; what it is about is longer, in letters that are not each a word. */
export function tellingOf(question: string, language: Language): readonly AskedMeaning[] {
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
