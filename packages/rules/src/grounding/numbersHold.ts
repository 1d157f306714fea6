import { hasWord, type Known, keysOf, nearest, type Part, type Said } from './known';
import type { Quantity } from './quantities';
import { isMeasure } from './units';
import { isFormOf } from './words';

/** How far from a number its unit and what it is about stand. */
const reach = 6;

/** Every number, date, time and reference stands in a fact, of the same thing and in the same measure. */
export function numbersHold(sentence: Said, known: Known): boolean {
  return (
    sentence.quantities.every((quantity) => isKnown(quantity, sentence, known)) &&
    (!hasEmptySpan(sentence) || known.texts.some(hasEmptySpan))
  );
}

/** From Tuesday to Tuesday: both ends are known, and what lies between them is not. */
const hasEmptySpan = ({ quantities }: Said): boolean =>
  quantities.some(({ at, keys, segment }) =>
    quantities.some(
      (end) =>
        end.segment === segment &&
        end.at - at === 2 &&
        end.keys.length === keys.length &&
        end.keys.every((key) => keys.includes(key)),
    ),
  );

function isKnown(quantity: Quantity, sentence: Said, known: Known): boolean {
  const about = sentence.content
    .filter(
      ({ at, clause, segment }) =>
        segment === quantity.segment && (clause === quantity.clause || Math.abs(at - quantity.at) <= reach),
    )
    .map(({ text }) => text);
  const holders = known.sentences.filter((part) => holds(part, quantity, known));
  if (holders.length === 0) return false;
  if (holders.some(({ isOfOneThing }) => isOfOneThing)) return true;
  const near = nearest(about, known.sentences, known, 0.7);
  return near.length === 0 || near.some((part) => holders.includes(part));
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
  if (unit === null || wanted.keys.some((key) => names.has(key)) || unit === quantity.unit) return true;
  if (isMeasure(unit)) return false;
  if (quantity.unit !== null && isFormOf(quantity.unit, unit, tongue)) return true;
  const beside = said.text.tokens
    .filter(({ at, segment }) => segment === quantity.segment && Math.abs(at - quantity.at) <= reach)
    .map(({ text }) => text);
  if (hasWord(beside, unit, tongue)) return true;
  // In Japanese a unit is a letter, which stands in a pair.
  return unit.length === 1 && beside.some((text) => text.startsWith(unit));
}
