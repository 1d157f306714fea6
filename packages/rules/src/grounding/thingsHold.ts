import { areOfTheirWords, kindOf } from './amounts';
import { hasWord, isJoined, type Known, nearest, type Part, type Said } from './known';
import type { Quantity } from './quantities';
import type { Token } from './read';
import { japanese, type Tongue } from './tongues';
import { isFormOf } from './words';

/** What is counted, dated or priced is said of the same thing as in a fact. */
export function amountsHold(sentence: Said, known: Known): boolean {
  const isSwapped = sentence.quantities.some((one) =>
    sentence.quantities.some((other) => one.at < other.at && areSwapped(one, other, sentence, known)),
  );
  return !isSwapped && areOfTheirWords(sentence, known);
}

/** Nothing of one thing is said of another, nor of all where it is said of some. */
export function thingsHold(sentence: Said, known: Known): boolean {
  return !isMixed(sentence, known) && !isOfAll(sentence, known);
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((key) => other.includes(key));

/** `Ordered on Thursday, leaves on Tuesday`, where it is the other way round: each stands behind the other's word. */
function areSwapped(one: Quantity, other: Quantity, sentence: Said, { texts, tongue }: Known): boolean {
  if (kindOf(one) !== kindOf(other) || one.segment !== other.segment || share(one.keys, other.keys))
    return false;
  const [before, behind] = [wordBefore(one, sentence, tongue), wordBefore(other, sentence, tongue)];
  if (!before || !behind) return false;
  const isFound = (word: string, quantity: Quantity) =>
    texts.some((said) =>
      said.quantities.some((each) => {
        const own = share(each.keys, quantity.keys) ? wordBefore(each, said, tongue) : undefined;
        return own !== undefined && isFormOf(own, word, tongue);
      }),
    );
  return isFound(before, other) && isFound(behind, one) && !isFound(before, one) && !isFound(behind, other);
}

/** The last word that says something. */
function wordBefore(
  { at, segment }: Quantity,
  { content, quantities }: Said,
  tongue: Tongue,
): string | undefined {
  const isOfIt = (token: Token) =>
    token.segment === segment &&
    token.at < at &&
    !quantities.some((quantity) => quantity.at === token.at || quantity.unit === token.text) &&
    !/^[ap]m$/.test(token.text) &&
    !tongue.ordinary.has(token.text);
  return content.findLast(isOfIt)?.text;
}

/** As long as what is listed: `pots`, `and enamel pots`. */
const longestListed = 3;

/** `The tank is made of brass`, where the tank holds water and the boiler is made of brass. */
function isMixed({ content, quantities }: Said, { clauses, tongue }: Known): boolean {
  if (tongue === japanese || quantities.length > 0) return false;
  const saying = (word: string) => clauses.filter((part) => hasWord(part.words, word, tongue));
  return [...new Set(content.map(({ clause }) => clause))].some((clause) => {
    const tokens = content.filter((token) => token.clause === clause && !tongue.ordinary.has(token.text));
    const words = tokens.map(({ text }) => text);
    // One name may have several words: `the water tank`.
    const rest = words.slice(tokens.findIndex(({ at }, index) => at !== (tokens[0]?.at ?? 0) + index));
    const [subject = '', last = ''] = [words[0], rest.at(-1)];
    const subjects = saying(subject).filter((part) => lengthOf(part) > longestListed);
    const holders = saying(last);
    const isSaidOf = (parts: readonly Part[], all: readonly string[]) =>
      all.some((word) => parts.some((part) => hasWord(part.words, word, tongue)));
    const isOfOther = (part: Part) =>
      !subjects.includes(part) && isOfAnother(part, words, tongue) && !goesOnFrom(part, subjects);
    return (
      rest.length < words.length &&
      subjects.length > 0 &&
      holders.length > 0 &&
      holders.every((part) => isOfOther(part) && (isBeside(part, subjects) || !isSaidOf(subjects, rest)))
    );
  });
}

/** What a join goes on with is said of the same. */
const goesOnFrom = (part: Part, subjects: readonly Part[]): boolean =>
  isJoined(part) && isBeside(part, subjects);

const isBeside = (part: Part, others: readonly Part[]): boolean =>
  others.some(({ said, segment }) => said === part.said && segment === part.segment);

/** It begins with what it is of, and that is not said. */
const isOfAnother = (
  { words: [own = '', ...more] }: Part,
  words: readonly string[],
  tongue: Tongue,
): boolean => more.length > 0 && !own.startsWith('~') && !hasWord(words, own, tongue);

const lengthOf = ({ said, clause, segment }: Part): number =>
  said.text.tokens.filter((token) => token.clause === clause && token.segment === segment).length;

/** `Bags can be returned`, where unopened ones can, and opened ones are spoken of as well. */
function isOfAll({ content, text: { tokens, tongue } }: Said, known: Known): boolean {
  const [subject] = content;
  if (!subject || tongue === japanese || subject.kind !== 'word') return false;
  const said = content.map(({ text }) => text);
  const near = nearest(said, known.clauses, known, 0.75);
  const all = known.clauses.flatMap((part) => modifiersOf(subject.text, part, tongue));
  const foreign = near.flatMap((part) => modifiersOf(subject.text, part, tongue));
  const isSaid = (word: string | null) => word === null || hasWord(said, word, tongue);
  return (
    tokens.length > 0 &&
    foreign.length > 0 &&
    !foreign.some(isSaid) &&
    all.some((word) => word === null || !foreign.includes(word))
  );
}

/** What stands right before a word in a clause that begins with it, or null where nothing does. */
function modifiersOf(
  word: string,
  { said, clause, segment }: Part,
  tongue: Tongue,
): readonly (string | null)[] {
  const own = said.content.filter((token) => token.clause === clause && token.segment === segment);
  const at = own.findIndex(({ text }) => isFormOf(text, word, tongue));
  const [token, before] = [own[at], own[at - 1]];
  if (!token || at > 1) return [];
  return [before && before.at === token.at - 1 ? before.text : null];
}
