import type { Fact } from '@shopbell/rules/grounding';
import { countOtherwise } from '@shopbell/rules/quoting';
import { byArticle, gainsaidIn } from './gainsaidIn';

/**
 * Those that say something else about the same than another article, or other numbers: whoever reads both knows neither.
 * Sentence by sentence, or else by the numbers of whole articles, since what they are about may stand in the sentence before.
 */
export function contestedIn(facts: readonly Fact[]): ReadonlySet<Fact> {
  const articles = byArticle(facts);
  const contested = new Set(gainsaidIn(facts));
  for (const [at, one] of articles.entries())
    for (const other of articles.slice(at + 1)) for (const fact of between(one, other)) contested.add(fact);
  return contested;
}

function between(one: readonly Fact[], other: readonly Fact[]): readonly Fact[] {
  const pairs = one.flatMap((left) =>
    other.flatMap((right) => (countOtherwise(left.text, right.text) ? [left, right] : [])),
  );
  if (pairs.length > 0 || !countOtherwise(textOf(one), textOf(other))) return pairs;
  return [...one, ...other].filter(({ text }) => /\d/.test(text));
}

const textOf = (facts: readonly Fact[]): string => facts.map(({ text }) => text).join(' ');
