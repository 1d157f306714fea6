import { saysHowMany } from '../grounding';
import type { Language } from '../language';
import { type AskedMeaning, askedMeanings, negates } from '../ranking';
import { searchTerms } from '../search';
import { isFree, isMaterial, isMeasure } from './functionWords';
import { isSameWord } from './isSameWord';
import { saidIn } from './saidIn';
import { sentencesOf } from './sentencesOf';
import { tellingOf } from './tellingOf';

/** The share of what was asked that a text speaks of, from 0 to 1; 1 where nothing was asked for by a word. */
export function shareSaid(question: string, text: string, language: Language): number {
  const asked = tellingOf(question, language);
  return asked.length === 0 ? 1 : shareOf(asked, text, { title: '', text, language });
}

/** “How much” alone does not say of what. */
export function shareOf(
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
