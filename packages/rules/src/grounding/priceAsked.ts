import { type Quantity, quantitiesOf } from './quantities';
import { type ReadText, read } from './read';
import { japanese, type Sense } from './tongues';
import { type Turn, turnsOf } from './turns';
import { currencyOf, isMeasure } from './units';
import { contentOf } from './words';

/** What somebody would pay. */
export interface AskedPrice {
  readonly least: number;
  readonly most: number;
  /** As they named it; null where they named none. */
  readonly currency: string | null;
}

const upTo: ReadonlySet<Turn['sense']> = new Set<Sense>(['under', 'most', 'until', 'within', 'before']);
const downTo: ReadonlySet<Turn['sense']> = new Set<Sense>(['over', 'least', 'from', 'after']);
/** chosen: "less than about", "nicht mehr als": a turn stands close to its number. */
const nearBy = 4;

/** What a question says of prices, and its words beside that; in any of the languages. */
export function priceAsked(question: string): { price: AskedPrice | null; words: string } {
  const text = read(question);
  const turns = turnsOf(text);
  const bounds = quantitiesOf(text).flatMap((quantity) => boundBy(quantity, turns));
  const price = bounds.length === 0 ? null : priceWithin(bounds);
  // Where words are not divided, what turns a number may hold others, too.
  const said = bounds.flatMap(({ at, turned }) => (text.tongue === japanese ? [at] : [at, ...turned]));
  return { price, words: wordsBeside(text, new Set(said)) };
}

/** Two amounts and nothing more are from one to the other; one alone is the most. */
function priceWithin(bounds: readonly Bound[]): AskedPrice {
  const amountsOf = (way: Bound['way']) =>
    bounds.filter((each) => each.way === way).map(({ amount }) => amount);
  const [most, least, plain] = [amountsOf('most'), amountsOf('least'), amountsOf(null)];
  const isRange = plain.length > 1;
  return {
    least: Math.max(0, ...least, ...(isRange ? [Math.min(...plain)] : [])),
    most: Math.min(Number.POSITIVE_INFINITY, ...most, ...(plain.length > 0 ? [Math.max(...plain)] : [])),
    currency: bounds.find(({ currency }) => currency !== null)?.currency ?? null,
  };
}

interface Bound {
  readonly at: number;
  /** Where it says which way: "less than". */
  readonly turned: readonly number[];
  readonly amount: number;
  readonly way: 'most' | 'least' | null;
  readonly currency: string | null;
}

/** A number with a currency, or one that something is to be under or over; of days or centimetres it is no price. */
function boundBy({ keys, at, unit, segment }: Quantity, turns: readonly Turn[]): Bound[] {
  const amount = Number(keys.at(-1));
  const currency = unit !== null && isMeasure(unit) && unit !== '=%' ? unit.slice(1) : null;
  const near = turns.filter(
    (turn) => turn.segment === segment && Math.abs(turn.at - at) <= nearBy && turn.sense !== 'not',
  );
  const isMost = near.some(({ sense }) => upTo.has(sense));
  const isLeast = near.some(({ sense }) => downTo.has(sense));
  const isPrice = currency !== null || (unit === null && (isMost || isLeast));
  if (!isPrice || !Number.isFinite(amount)) return [];
  const turned = near.filter(({ sense }) => upTo.has(sense) || downTo.has(sense)).map((turn) => turn.at);
  return [{ at, turned, amount, way: isMost ? 'most' : isLeast ? 'least' : null, currency }];
}

/** What it is about: without small words, prices and currencies. */
function wordsBeside(text: ReadText, said: ReadonlySet<number>): string {
  const content = new Set(contentOf(text));
  return text.tokens
    .filter((token) => (content.has(token) || token.kind === 'number') && !said.has(token.at))
    .map((token) => token.text)
    .filter((word) => currencyOf(word) === null)
    .join(' ');
}

const crowns = new Set(['SEK', 'NOK', 'DKK']);

/** Whether a price of the shop can be held against it. */
export const isInCurrency = ({ currency }: AskedPrice, shops: string): boolean =>
  currency === null || currency === shops || (currency === 'KR' && crowns.has(shops));
