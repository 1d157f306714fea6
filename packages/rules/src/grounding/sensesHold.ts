import { hasWord, type Known, keysOf, nearest, type Part, partsOf, type Said } from './known';
import type { Quantity } from './quantities';
import { finnish, japanese, type Sense } from './tongues';
import type { Turn } from './turns';
import { isMeasure } from './units';

const reach = 5;
/** `Ab einem Bestellwert von 75 €`. */
const boundWithin = 4;

/** Said only where a fact says it of the same thing. */
const strict: ReadonlySet<Turn['sense']> = new Set<Sense>([
  ...(['before', 'after', 'least', 'over', 'under', 'only'] as const),
  ...(['except', 'free', 'closed', 'included', 'excluded', 'always'] as const),
]);
/** Said freely, unless a fact says the opposite of the same thing. */
const opposites: Partial<Record<Turn['sense'], readonly Sense[]>> = {
  within: ['after', 'over'],
  until: ['after', 'from'],
  from: ['until', 'most'],
  most: ['least', 'over', 'from'],
  open: ['closed'],
};
/** What changes a sentence when it is left out. */
const needed: ReadonlySet<Turn['sense']> = new Set<Sense>(['only', 'except']);

/** What is said is not the contrary of what is known, nor more than that. */
export function sensesHold(sentence: Said, known: Known): boolean {
  return (
    sentence.turns.every((turn) => turn.sense === 'not' || turnHolds(turn, sentence, known)) &&
    partsOf(sentence, 'clause').every((clause) => polarityHolds(clause, known)) &&
    (sentence.turns.some(({ sense }) => sense === 'not') || !saysWhatIsDenied(sentence, known))
  );
}

/** All that a fact denies and none says, said without a denial: its subject may stand in the clause before. */
function saysWhatIsDenied({ content }: Said, { clauses, tongue }: Known): boolean {
  const words = content.map(({ text }) => text);
  const isSaid = (part: Part, all: readonly string[]) =>
    part.words.every((word) => hasWord(all, word, tongue));
  return clauses.some(
    (denied) =>
      denied.isNegated &&
      denied.words.length > 0 &&
      isSaid(denied, words) &&
      !clauses.some((part) => !part.isNegated && isSaid(denied, part.words)),
  );
}

function turnHolds(turn: Turn, sentence: Said, known: Known): boolean {
  const isSaid = (sense: Turn['sense']) =>
    known.texts.some((said) =>
      said.turns.some(
        (other) =>
          other.sense === sense &&
          isAboutSame(turn, sentence, other, said, known) &&
          keepsCondition(other, said, sentence),
      ),
    );
  if (isContradicted(turn, sentence, known)) return false;
  if (isSaid(turn.sense)) return true;
  return !strict.has(turn.sense) && !opposites[turn.sense]?.some(isSaid);
}

const contraries: Partial<Record<Turn['sense'], Sense>> = { open: 'closed', closed: 'open' };

/** Open on Mondays, where a fact is closed then and never open. */
function isContradicted(turn: Turn, sentence: Said, { texts }: Known): boolean {
  const contrary = contraries[turn.sense];
  if (!contrary) return false;
  const saysOf = (sense: Turn['sense'], key: string) =>
    texts.some((said) =>
      said.turns.some(
        (other) => other.sense === sense && quantitiesBeside(other, said).some((it) => it.keys.includes(key)),
      ),
    );
  return quantitiesBeside(turn, sentence)
    .flatMap(({ keys }) => keys)
    .some((key) => saysOf(contrary, key) && !saysOf(turn.sense, key));
}

/** What is free from an amount on is not free. */
function keepsCondition(free: Turn, said: Said, sentence: Said): boolean {
  if (free.sense !== 'free') return true;
  const amounts = said.turns
    .filter((turn) => turn.segment === free.segment && conditions.has(turn.sense))
    .map((turn) => boundTo(turn, said))
    .filter((amount) => amount?.unit != null && isMeasure(amount.unit));
  return (
    amounts.length === 0 ||
    amounts.some((amount) =>
      sentence.quantities.some(({ keys }) => keys.some((key) => amount?.keys.includes(key))),
    )
  );
}

const conditions: ReadonlySet<Turn['sense']> = new Set<Sense>(['over', 'from', 'least', 'under', 'most']);

/** Those that are said of a number mean that number. */
const ofNumbers: ReadonlySet<Turn['sense']> = new Set<Sense>([
  ...(['before', 'after', 'within', 'until', 'from', 'least', 'most', 'over', 'under'] as const),
]);

function isAboutSame(turn: Turn, sentence: Said, other: Turn, said: Said, { tongue }: Known): boolean {
  const bound = boundTo(turn, sentence);
  if (bound) return boundTo(other, said)?.keys.some((key) => bound.keys.includes(key)) === true;
  const words = wordsBeside(other, said);
  if (wordsBeside(turn, sentence).some((word) => hasWord(words, word, tongue))) return true;
  const keys = quantitiesBeside(other, said).flatMap(keysOf);
  return quantitiesBeside(turn, sentence).some((quantity) => quantity.keys.some((key) => keys.includes(key)));
}

function boundTo(turn: Turn, { quantities, text: { tongue } }: Said): Quantity | undefined {
  if (!ofNumbers.has(turn.sense)) return undefined;
  const follows = tongue === japanese || tongue === finnish;
  const stepsTo = ({ at }: Quantity) => (follows ? turn.at - at : at - turn.at);
  const [nearest] = quantities
    .filter((each) => each.segment === turn.segment && stepsTo(each) >= 0 && stepsTo(each) <= boundWithin)
    .toSorted((one, other) => stepsTo(one) - stepsTo(other));
  return nearest;
}

const isBeside = (turn: Turn, one: { at: number; segment: number }): boolean =>
  one.segment === turn.segment && Math.abs(one.at - turn.at) <= reach;

const wordsBeside = (turn: Turn, { content }: Said): readonly string[] =>
  content.filter((token) => isBeside(turn, token)).map(({ text }) => text);

const quantitiesBeside = (turn: Turn, { quantities }: Said) =>
  quantities.filter((quantity) => isBeside(turn, quantity));

function polarityHolds(clause: Part, known: Known): boolean {
  if (clause.words.length === 0) return true;
  const near = nearest(clause.words, known.clauses, known, 0.75);
  if (near.length === 0) return true;
  const alike = near.filter(({ isNegated }) => isNegated === clause.isNegated);
  if (alike.length === 0 || (clause.isNegated && alike.every((part) => leavesOutBound(part, clause))))
    return false;
  return [...needed].every(
    (sense) =>
      hasTurn(clause, sense) || near.some((part) => !hasTurn(part, sense) || !isWithin(part, clause, known)),
  );
}

/** `Children may not`, where those under eight may not. */
const leavesOutBound = (denied: Part, clause: Part): boolean =>
  denied.turns.some(
    ({ sense, ...turn }) => conditions.has(sense) && boundTo({ sense, ...turn }, denied.said),
  ) && !clause.words.some((word) => /^~(?!not)/.test(word));

const hasTurn = ({ turns }: Part, sense: Turn['sense']): boolean =>
  turns.some((turn) => turn.sense === sense);

/** Whether a clause says most of what another one does. */
function isWithin(part: Part, clause: Part, { tongue }: Known): boolean {
  const shared = part.words.filter((word) => hasWord(clause.words, word, tongue));
  return shared.length >= part.words.length * 0.6;
}
