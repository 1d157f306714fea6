import { contraries } from '../grounding';
import { searchTerms } from '../search';
import { isSameWord } from './isSameWord';
import { isRow } from './passageFrom';

/** A number and the word that it counts. */
const counted = /(\d[\d.,]{0,12})\s{0,2}-?\s?(%|\p{L}{2,20})/gu;

/** Whether two passages say something else about the same, or other numbers of it. Whoever reads both knows neither. */
export const contradict = (one: string, other: string): boolean =>
  countOtherwise(one, other) || contraries([[one], [other]]).length > 0;

/** Whether two passages about the same say different numbers of the same things. */
export function countOtherwise(one: string, other: string): boolean {
  if (isRow(one) && isRow(other) && !isAboutTheSame(headOf(one), headOf(other), 1)) return false;
  const [left, right] = [countsOf(one), countsOf(other)];
  const isOther = [...left].some(([what, numbers]) => {
    const others = right.get(what);
    return others !== undefined && ![...numbers].some((number) => others.has(number));
  });
  return isOther && isAboutTheSame(one, other);
}

/** What a row of a table is about: each is about something else. */
const headOf = (row: string): string => row.slice(0, row.indexOf(':'));

function countsOf(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const counts = new Map<string, Set<string>>();
  for (const [, number = '', what = ''] of text.matchAll(counted)) {
    const name = what.toLowerCase().slice(0, 4);
    counts.set(name, (counts.get(name) ?? new Set()).add(number.replaceAll(/[.,]$/g, '')));
  }
  return counts;
}

/** chosen: of the words with some length, a third of the shorter passage stands in the other one too. */
function isAboutTheSame(one: string, other: string, sharedMin = 2): boolean {
  const [left, right] = [tellingOf(one), tellingOf(other)];
  const shared = [...left].filter((word) => [...right].some((each) => isSameWord(word, each))).length;
  return shared >= sharedMin && shared >= Math.min(left.size, right.size) / 3;
}

/** Without what is counted: days stand in every answer. */
function tellingOf(text: string): ReadonlySet<string> {
  const counts = countsOf(text);
  const isTelling = (word: string) => word.length > 3 && !/\d/.test(word) && !counts.has(word.slice(0, 4));
  return new Set(searchTerms(text).filter(isTelling));
}
