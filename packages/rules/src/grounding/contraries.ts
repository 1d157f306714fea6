import { hasWord, type Part, partsOf, type Said, saidBy } from './known';
import { piecesOf, readAs, tongueOfAll } from './read';
import { japanese, type Sense, type Tongue } from './tongues';
import { currencyOf, isMeasure } from './units';

/** A clause that says plainly whether something holds. */
interface Assertion {
  readonly part: Part;
  /** With its marks. */
  readonly words: readonly string[];
  /** What it speaks of. */
  readonly about: readonly string[];
  readonly isDenied: boolean;
  /** 1 where it is free, open or included, -1 where it is not. */
  readonly sides: ReadonlyMap<Axis, number>;
}

const axes = [
  ['open', 'closed'],
  ['included', 'excluded'],
  ['free', null],
] as const;
type Axis = (typeof axes)[number][0];

/** Where a text stands: which of the groups, and at which place in it. */
interface Place {
  readonly group: number;
  readonly at: number;
}

/**
 * Which texts of different groups gainsay each other: one denies what the other says of the same, or calls it free, open or
 * included where the other does not. What holds in some cases, of some things or of what is named elsewhere gainsays nothing.
 */
export function contraries(
  groups: readonly (readonly string[])[],
): readonly (readonly [one: Place, other: Place])[] {
  const pieces = groups.map((texts) => texts.map(piecesOf));
  const tongue = tongueOfAll(pieces.flat());
  const all = pieces.flatMap((texts, group) =>
    texts.map((each, at) => ({ place: { group, at }, said: assertionsOf(saidBy(readAs(each, tongue))) })),
  );
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other): (readonly [Place, Place])[] => {
      const isContrary =
        one.place.group !== other.place.group &&
        one.said.some((left) => other.said.some((right) => areContrary(left, right, tongue)));
      return isContrary ? [[one.place, other.place]] : [];
    }),
  );
}

function assertionsOf(said: Said): readonly Assertion[] {
  const plain = new Map(
    [...new Set(said.text.tokens.map(({ segment }) => segment))].map((segment) => [
      segment,
      holds(said, segment),
    ]),
  );
  return partsOf(said, 'clause').flatMap((part) => {
    const answered = plain.get(part.segment);
    // What a denial is meant for too is no sentence of its own: `nor exchanges`.
    const isListed = part.isNegated && part.turns.every(({ sense }) => sense !== 'not');
    const isPlain = answered !== undefined && answered !== null && !isListed && isAlone(part);
    return isPlain ? [assertionOf(part, answered)] : [];
  });
}

/** Of whom or when it holds may stand beside it: `In Utrecht, we are open on Sundays`. */
const isAlone = ({ said, clause, segment }: Part): boolean =>
  said.content.every((token) => token.segment !== segment || token.clause === clause);

/** Whether what a sentence says holds: what is asked is answered by a yes or a no behind it. Null where it is not said plainly. */
function holds(said: Said, segment: number): boolean | null {
  if (isVague(said, segment)) return null;
  if (!isAsked(said, segment)) return true;
  const { yes, no } = said.text.tongue.plain;
  const [first, second] = said.text.tokens.filter((token) => token.segment === segment + 1);
  // `No customs are due` is a sentence of its own, `No, sorry` is none.
  if (!first || first.clause === second?.clause) return null;
  if (yes.includes(first.text)) return true;
  return no.includes(first.text) ? false : null;
}

function isVague(said: Said, segment: number): boolean {
  const words = wordsOf(said, segment);
  const { vague } = said.text.tongue.plain;
  return (
    vague.some((word) => words.includes(spaced(word, said))) ||
    said.turns.some((turn) => turn.segment === segment && (turn.sense === 'only' || turn.sense === 'except'))
  );
}

const spaced = (word: string, { text: { tongue } }: Said): string =>
  tongue === japanese ? word : ` ${word} `;

/** As they stand, in small letters. */
function wordsOf({ text: { plain, tokens, tongue } }: Said, segment: number): string {
  const own = tokens.filter((token) => token.segment === segment);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return '';
  const whole = plain.slice(first.start, last.start + last.text.length).toLowerCase();
  return tongue === japanese ? ` ${whole}` : ` ${own.map(({ text }) => text).join(' ')} `;
}

function isAsked({ text: { plain, tokens } }: Said, segment: number): boolean {
  const last = tokens.findLast((token) => token.segment === segment);
  if (!last) return false;
  const [, end = ''] = /^[^\p{L}\p{N}]*?([?？؟])/u.exec(plain.slice(last.start + last.text.length)) ?? [];
  return end !== '';
}

function assertionOf(part: Part, isSo: boolean): Assertion {
  const { said } = part;
  const { tongue } = said.text;
  const { prices, musts } = tongue.plain;
  const own = said.content.filter(
    ({ clause, segment }) => clause === part.clause && segment === part.segment,
  );
  const sentence = wordsOf(said, part.segment);
  const isMust = musts.some((word) => sentence.includes(spaced(word, said)));
  const isExcluded = hasSense(part, 'excluded');
  // There what excludes is a denial itself.
  const isDenied = tongue === japanese ? isDenial(part) || isExcluded : isDenial(part) !== isExcluded;
  const isPriced = own.some(({ text }) => prices.includes(text)) || hasMoney(part);
  const sideOf = ([yes, no]: (typeof axes)[number]): readonly [Axis, number][] => {
    const hasNo = no !== null && hasSense(part, no);
    // Where it begins with a denial, what includes is a part of what excludes; and `free of charge` has no price.
    const isYes = hasSense(part, yes) && !(yes === 'included' && hasNo);
    const isNo = no === null ? isPriced && !isYes : hasNo;
    return isYes === isNo ? [] : [[yes, isYes === (isDenial(part) !== isSo) ? 1 : -1]];
  };
  return {
    part,
    words: [...wordsIn(part), ...(isMust ? ['~must'] : [])],
    about: own
      .map(({ text }) => text)
      .filter((text) => !tongue.ordinary.has(text) && !prices.includes(text) && currencyOf(text) === null),
    isDenied: isDenied === isSo,
    sides: new Map(axes.flatMap(sideOf)),
  };
}

/** Without what only counts: `from` is nothing of its own, and neither are the days of `five days`. */
function wordsIn(part: Part): readonly string[] {
  const quantities = quantitiesIn(part);
  const isCount = (word: string) =>
    word === '~from' ? quantities.length === 0 : quantities.some(({ unit }) => unit === word);
  return part.words.filter((word) => word !== '~excluded' && !isCount(word));
}

/** `No later than` denies nothing. */
function isDenial({ turns }: Part): boolean {
  const others = turns.filter(({ sense }) => sense !== 'not').map(({ at }) => at);
  return turns.some(({ sense, at }) => sense === 'not' && !others.includes(at));
}

const hasSense = ({ turns }: Part, wanted: Sense): boolean => turns.some(({ sense }) => sense === wanted);

const quantitiesIn = ({ said, clause, segment }: Part) =>
  said.quantities.filter((quantity) => quantity.clause === clause && quantity.segment === segment);

const hasMoney = (part: Part): boolean =>
  quantitiesIn(part).some(
    ({ unit, keys }) => unit !== null && isMeasure(unit) && unit !== '=%' && !keys.includes('0'),
  );

function areContrary(one: Assertion, other: Assertion, tongue: Tongue): boolean {
  const [denied, said] = one.isDenied ? [one, other] : [other, one];
  if (denied.isDenied !== said.isDenied && isSaidWhatIsDenied(denied, said, tongue)) return true;
  return axes.some(([axis]) => areOpposed(axis, one, other, tongue));
}

/** All of it, and little more: `We ship to Canada in five days`, but not `Members may return sale items`. */
function isSaidWhatIsDenied(denied: Assertion, said: Assertion, tongue: Tongue): boolean {
  if (denied.words.length < 2 || denied.about.length === 0) return false;
  if (!denied.words.every((word) => hasWord(said.words, word, tongue))) return false;
  const [wanted, found] = [denied, said].map(({ words }) =>
    words.filter((word) => !word.startsWith('~')),
  ) as [string[], string[]];
  const places = found.map((word) => wanted.findIndex((each) => hasWord([each], word, tongue)));
  const own = places.filter((place) => place >= 0).length;
  // What more is said follows: in between it makes another thing of it, as a pillow case is of a pillow.
  return places.findLastIndex((place) => place >= 0) === own - 1 && own * 2 >= places.length;
}

function areOpposed(axis: Axis, one: Assertion, other: Assertion, tongue: Tongue): boolean {
  const [left, right] = [one.sides.get(axis), other.sides.get(axis)];
  if (left === undefined || right === undefined || left === right || !areOfSame(one, other, tongue))
    return false;
  const [yes, no] = left > 0 ? [one, other] : [other, one];
  if (axis === 'free') return !isBounded(yes.part) && !isBounded(no.part);
  return axis !== 'open' || (areOfSameDays(yes.part, no.part) && !hasHours(no.part));
}

function areOfSame({ about: left }: Assertion, { about: right }: Assertion, tongue: Tongue): boolean {
  const isIn = (words: readonly string[], all: readonly string[]) =>
    words.length > 0 && words.every((word) => hasWord(all, word, tongue));
  return isIn(left, right) && isIn(right, left);
}

const bounds: ReadonlySet<string> = new Set<Sense>(['over', 'from', 'least', 'under', 'most', 'until']);

/** What is free from an amount on is not free. */
const isBounded = ({ said, segment }: Part): boolean =>
  said.turns.some((turn) => turn.segment === segment && bounds.has(turn.sense));

const daysOf = (part: Part): string =>
  quantitiesIn(part)
    .flatMap(({ keys }) => keys.filter((key) => /^(?:day|weekday):/.test(key)))
    .toSorted()
    .join(' ');

const areOfSameDays = (one: Part, other: Part): boolean => daysOf(one) === daysOf(other);

/** Who closes at five is open before. */
const hasHours = (part: Part): boolean =>
  quantitiesIn(part).some(({ keys }) => keys.some((key) => !/^(?:day|weekday):/.test(key)));
