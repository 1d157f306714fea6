import { hasWord, type Known, keysOf, nearest, type Part, type Said } from './known';
import type { Quantity } from './quantities';
import { isMeasure } from './units';
import { isFormOf } from './words';

/** How far from a number its unit and what it is about stand. */
const reach = 6;

/** Every number, date, time and reference stands in a fact, of the same thing and in the same measure. */
export function numbersHold(sentence: Said, known: Known): boolean {
  return (
    sentence.quantities.every((quantity) => isKnown(quantity, sentence, known)) && spansHold(sentence, known)
  );
}

interface Span {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** From one to the other, with a word such as “to” between them. */
const spansOf = ({ quantities, text: { tokens, tongue } }: Said): readonly Span[] =>
  quantities.flatMap((from) => {
    const between = tokens[from.at + 1]?.text ?? '';
    if (tongue.joins.has(between)) return [];
    const to = quantities.find(({ at, segment }) => segment === from.segment && at === from.at + 2);
    return to ? [{ from: from.keys, to: to.keys }] : [];
  });

const isSameKeys = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((key) => other.includes(key));

/** From Tuesday to Tuesday, or to Tuesday from Friday: both ends are known, and what lies between them is not. */
function spansHold(sentence: Said, { texts }: Known): boolean {
  const known = texts.flatMap(spansOf);
  const isKnown = ({ from, to }: Span) =>
    known.some((span) => isSameKeys(span.from, from) && isSameKeys(span.to, to));
  return spansOf(sentence).every(({ from, to }) => {
    const isOdd = isSameKeys(from, to) || isKnown({ from: to, to: from });
    return !isOdd || isKnown({ from, to });
  });
}

function isKnown(quantity: Quantity, sentence: Said, known: Known): boolean {
  const about = sentence.content
    .filter(
      ({ at, clause, segment }) =>
        segment === quantity.segment && (clause === quantity.clause || Math.abs(at - quantity.at) <= reach),
    )
    .map(({ text }) => text);
  const holders = known.sentences.filter((part) => holds(part, quantity, known));
  if (holders.length === 0) return false;
  if (known.isOfOneThing) return true;
  if (isOfAnother(quantity, sentence, holders, known)) return false;
  const near = nearest(about, known.sentences, known, 0.7);
  return near.length === 0 || near.some((part) => holders.includes(part));
}

/** `Toasters carry ten years`, where pans do: not what it is said of, but what other sentences are about. */
function isOfAnother(
  { clause, segment }: Quantity,
  { content }: Said,
  holders: readonly Part[],
  { sentences, tongue }: Known,
): boolean {
  const beside = content.filter((token) => token.segment === segment && !tongue.ordinary.has(token.text));
  const words = beside.map(({ text }) => text);
  const nearer = beside.filter((token) => token.clause === clause).map(({ text }) => text);
  const isSaidBy = (parts: readonly Part[], word: string) =>
    parts.some((part) => hasWord(part.words, word, tongue));
  const isItsOwn = holders.some(({ words: [subject = ''] }) => hasWord(words, subject, tongue));
  return !isItsOwn && nearer.some((word) => isSaidBy(sentences, word) && !isSaidBy(holders, word));
}

function holds({ said, segment }: Part, wanted: Quantity, known: Known): boolean {
  return said.quantities.some(
    (quantity) =>
      quantity.segment === segment &&
      keysOf(quantity).some((key) => wanted.keys.includes(key)) &&
      isOfSame(quantity, wanted, said, known),
  );
}

function isOfSame(quantity: Quantity, wanted: Quantity, said: Said, { tongue, names }: Known): boolean {
  const { unit } = wanted;
  if (unit === null || wanted.keys.some((key) => names.has(key))) return true;
  if (quantity.isOfWorkingDays && !wanted.isOfWorkingDays) return false;
  if (unit === quantity.unit) return true;
  if (isMeasure(unit)) return false;
  if (quantity.unit !== null && isFormOf(quantity.unit, unit, tongue)) return true;
  const beside = besideOf(quantity, said);
  if (hasWord(beside, unit, tongue)) return true;
  // In Japanese a unit is a letter, which stands in a pair.
  return unit.length === 1 && beside.some((text) => text.startsWith(unit));
}

/** What stands around a number and is not said of the next one, nor of one in another clause. */
function besideOf({ at, clause, segment, unit }: Quantity, { quantities, text }: Said): readonly string[] {
  const own =
    unit === null ? at : (text.tokens.find((token) => token.at > at && token.text === unit)?.at ?? at);
  const next = quantities.filter((one) => one.segment === segment && one.at > own).map((one) => one.at);
  const end = Math.min(at + reach, ...next.map((one) => one - 1));
  return text.tokens
    .filter(
      (token) =>
        token.segment === segment &&
        (token.at > at ? token.at <= end : token.clause === clause && at - token.at <= reach),
    )
    .map((token) => token.text);
}
