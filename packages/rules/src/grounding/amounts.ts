import type { Known, Said } from './known';
import type { Quantity } from './quantities';
import type { Token } from './read';
import { timeUnits } from './saysHowMany';
import type { Tongue } from './tongues';
import { currencyOf, isBetween } from './units';
import { isFormOf } from './words';

/** An amount, of one number or as a range, with the words that are said of it rather than of the next one. */
interface Amount {
  readonly keys: readonly string[];
  readonly words: readonly string[];
}

/** Amounts of one kind in one sentence, in their order. */
interface Row {
  readonly amounts: readonly Amount[];
  /** What is said of them stands behind each: `25 € a day`. Before the first stands what is said of all. */
  readonly isBehind: boolean;
}

/** `Delivery costs 12 €`, where that is the price and delivery costs 3 €. */
export function areOfTheirWords(sentence: Said, { texts, tongue }: Known): boolean {
  const rows = texts.flatMap(rowsOf);
  return rowsOf(sentence).every(({ amounts }) =>
    amounts.every((amount) => {
      const places = rows.flatMap((row) => {
        const at = row.amounts.findIndex(({ keys }) => keys.some((key) => amount.keys.includes(key)));
        return at < 0 ? [] : [{ row, at }];
      });
      return places.length === 0 || places.some(({ row, at }) => !isOfAnother(amount, row, at, tongue));
    }),
  );
}

function isOfAnother({ words }: Amount, { amounts, isBehind }: Row, at: number, tongue: Tongue): boolean {
  const has = (all: readonly string[], word: string) =>
    all.some((other) => (word.startsWith('~') ? other === word : isFormOf(other, word, tongue)));
  const isShared = (word: string) => amounts.every((amount) => has(amount.words, word));
  const isOwn = (place: number, word: string) =>
    !amounts.some((other, next) => next !== place && has(other.words, word));
  const labels = amounts.map((amount, place) => amount.words.filter((word) => isOwn(place, word)));
  const says = (place: number) => labels[place]?.some((word) => has(words, word)) === true;
  const others = labels.flatMap((_, place) => (place === at ? [] : [place]));
  const isPure = (place: number) => isBehind || place > 0;
  if (!isPure(at) && others.some(says)) return true;
  if (says(at)) return false;
  const isUnmarked = (place: number) =>
    labels[place]?.length === 0 && amounts[place]?.words.some((word) => isShared(word) && has(words, word));
  return others.some((place) => says(place) || isUnmarked(place));
}

/** By what it is counted: two of the same kind can be taken for each other. */
export function kindOf({ keys: [key = ''], unit }: Quantity): string {
  if (unit === null) return key.replace(/:.*|^\d.*/, '');
  return timeUnits.test(unit) ? 'time' : unit;
}

function rowsOf(said: Said): readonly Row[] {
  const rows = new Map<string, Quantity[]>();
  for (const quantity of said.quantities) {
    if (quantity.unit === null && !quantity.keys[0]?.startsWith('time:')) continue;
    if (quantity.keys[0]?.startsWith('range:')) continue;
    const key = `${quantity.segment} ${kindOf(quantity)}`;
    rows.set(key, [...(rows.get(key) ?? []), quantity]);
  }
  return [...rows.values()].map((row) =>
    rowOf(
      row.toSorted((one, other) => one.at - other.at),
      said,
    ),
  );
}

function rowOf(quantities: readonly Quantity[], said: Said): Row {
  const { tokens } = said.text;
  const groups = groupsOf(quantities, tokens);
  const chunks = groups.map((group, at) => {
    const [first, last] = endsOf(group);
    const [previous, next] = [groups[at - 1], groups[at + 1]];
    const from = previous ? behindUnit(endsOf(previous)[1], tokens) : 0;
    const isApart = previous && endsOf(previous)[1].clause !== first.clause;
    const between = wordsIn(tokens.slice(from, first.at), first, quantities, said);
    const nearest = tokens.slice(from, first.at).filter(({ clause }) => clause === first.clause);
    const own = isApart ? wordsIn(nearest, first, quantities, said) : between;
    return {
      keys: group.flatMap(({ keys }) => keys),
      // In brackets it stands alone: `160 cm (450 €)`.
      before: own.length > 0 ? own : between,
      behind: wordsIn(tokens.slice(behindUnit(last, tokens), next?.[0].at), last, quantities, said),
    };
  });
  const isBehind = chunks.length > 1 && (chunks.at(-1)?.behind.length ?? 0) > 0;
  const wordsOf = ({ before, behind }: (typeof chunks)[number]) => {
    if (chunks.length === 1) return [...before, ...behind];
    return isBehind ? behind : before;
  };
  return { isBehind, amounts: chunks.map((chunk) => ({ keys: chunk.keys, words: wordsOf(chunk) })) };
}

type Group = readonly [Quantity, ...Quantity[]];

const endsOf = (group: Group): readonly [first: Quantity, last: Quantity] => [
  group[0],
  group.at(-1) ?? group[0],
];

/** Both ends of a range are one amount. */
function groupsOf(quantities: readonly Quantity[], tokens: readonly Token[]): readonly Group[] {
  const groups: [Quantity, ...Quantity[]][] = [];
  for (const quantity of quantities) {
    const last = groups.at(-1);
    if (last && isRange(endsOf(last)[1], quantity, tokens)) last.push(quantity);
    else groups.push([quantity]);
  }
  return groups;
}

/** Words that say what it is, and what else is counted there. */
function wordsIn(
  tokens: readonly Token[],
  { segment }: Quantity,
  row: readonly Quantity[],
  { quantities, text: { tongue } }: Said,
): readonly string[] {
  const counted = quantities.filter((quantity) => !row.some(({ at }) => at === quantity.at));
  return tokens
    .filter((token) => token.segment === segment)
    .flatMap((token) => [
      ...(isLabel(token, tongue) ? [token.text] : []),
      ...counted.filter(({ at }) => at === token.at).flatMap(({ keys }) => keys.map((key) => `~${key}`)),
    ]);
}

/** Nothing but what they count and a word such as “to” stands between them. */
const isRange = (one: Quantity, other: Quantity, tokens: readonly Token[]): boolean =>
  other.at - one.at <= 4 &&
  tokens
    .slice(one.at + 1, other.at)
    .every(
      ({ kind, text }) =>
        kind === 'symbol' || isBetween(text) || text === one.unit || /^[ap]m$|^uhr$|^h$/.test(text),
    );

function behindUnit({ at, unit, isOfWorkingDays }: Quantity, tokens: readonly Token[]): number {
  const isUnit = ({ text }: Token) =>
    text === unit || unit === `=${currencyOf(text)}` || /^[ap]m$/.test(text);
  // `£22`: what comes next is the next one's.
  const isBefore = currencyOf(tokens[at - 1]?.text ?? '') !== null;
  const end = isBefore ? at : (tokens.slice(at + 1, at + 4).find(isUnit)?.at ?? at);
  return end + 1 + (isOfWorkingDays ? 1 : 0);
}

function isLabel({ kind, text }: Token, tongue: Tongue): boolean {
  if (kind !== 'word' && kind !== 'letters') return false;
  return !(
    tongue.common.has(text) ||
    tongue.ordinary.has(text) ||
    tongue.joins.has(text) ||
    tongue.buts.has(text)
  );
}
