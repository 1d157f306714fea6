import type { Fact } from './Fact';
import { type Quantity, quantitiesOf, widened } from './quantities';
import { type Pieces, piecesOf, type ReadText, read, readAs, type Token } from './read';
import type { Tongue } from './tongues';
import { type Turn, turnsOf } from './turns';
import { contentOf, isFormOf } from './words';

/** A text as it is held against another. */
export interface Said {
  readonly text: ReadText;
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
  readonly turns: readonly Turn[];
}

/** One part of what is known: a clause, or a whole sentence. */
export interface Part {
  readonly said: Said;
  readonly words: readonly string[];
  readonly isNegated: boolean;
  readonly turns: readonly Turn[];
  readonly clause: number;
  readonly segment: number;
}

/** What the facts that a sentence names say together. */
export interface Known {
  readonly texts: readonly Said[];
  readonly words: ReadonlySet<string>;
  readonly clauses: readonly Part[];
  readonly sentences: readonly Part[];
  readonly tongue: Tongue;
  /** All of it is said of the same order or product. */
  readonly isOfOneThing: boolean;
  /** What orders are called by: nothing is counted with it. */
  readonly names: ReadonlySet<string>;
}

export function saidBy(text: ReadText): Said {
  return { text, content: contentOf(text), quantities: quantitiesOf(text), turns: turnsOf(text) };
}

export function knownFrom(facts: readonly Fact[], tongue: Tongue): Known {
  const texts = facts.map((fact) => factAs(fact, tongue));
  const words = new Set(texts.flatMap(({ text }) => text.tokens.map((token) => token.text)));
  return {
    ...{ texts, words, tongue, isOfOneThing: areOfOneThing(facts) },
    names: new Set(
      facts.flatMap(({ source }) => (source.kind === 'order' ? namesIn(source.orderName, tongue) : [])),
    ),
    clauses: texts.flatMap((said) => partsOf(said, 'clause')),
    sentences: texts.flatMap((said) => partsOf(said, 'segment')),
  };
}

/** Several sentences of an answer name the same fact, which is read once. */
const pieces = new WeakMap<Fact, Pieces>();
const readFacts = new WeakMap<Fact, Said>();

export function piecesOfFact(fact: Fact): Pieces {
  const before = pieces.get(fact);
  if (before) return before;
  const made = piecesOf(wordsOf(fact));
  pieces.set(fact, made);
  return made;
}

function factAs(fact: Fact, tongue: Tongue): Said {
  const before = readFacts.get(fact);
  if (before?.text.tongue === tongue) return before;
  const made = saidBy(readAs(piecesOfFact(fact), tongue));
  readFacts.set(fact, made);
  return made;
}

function areOfOneThing(facts: readonly Fact[]): boolean {
  const things = facts.map(({ source }) =>
    source.kind === 'order' ? source.orderId : source.kind === 'product' ? source.productId : null,
  );
  return things.every((thing) => thing !== null && thing === things[0]);
}

const namesIn = (name: string, tongue: Tongue) =>
  quantitiesOf(read(name, tongue)).flatMap(({ keys }) => keys);

/** What a fact says, with the names by which it is known. */
function wordsOf({ text, source }: Fact): string {
  if (source.kind === 'article') return `${text}\n${source.title}`;
  if (source.kind === 'product') return `${text}\n${source.title}\n${source.value}`;
  return source.kind === 'order'
    ? `${text}\n${source.orderName}\n${source.value}`
    : `${text}\n${source.label}`;
}

export function partsOf(said: Said, by: 'clause' | 'segment'): readonly Part[] {
  const numbers = [...new Set(said.text.tokens.map((token) => token[by]))];
  const parts = numbers.map((number): Part => {
    const turns = said.turns.filter((turn) => turn[by] === number);
    const marks = [
      ...turns.filter(({ sense }) => sense !== 'not').map(({ sense }) => `~${sense}`),
      ...said.quantities
        .filter((quantity) => quantity[by] === number)
        .flatMap(({ keys }) => keys.map((key) => `~${key}`)),
    ];
    const content = said.content.filter((token) => token[by] === number).map(({ text }) => text);
    const [first] = said.text.tokens.filter((token) => token[by] === number);
    return {
      ...{ said, turns },
      words: [...new Set([...content, ...marks])],
      isNegated: turns.some(({ sense }) => sense === 'not'),
      clause: first?.clause ?? 0,
      segment: first?.segment ?? 0,
    };
  });
  return by === 'clause' ? withLists(parts) : parts;
}

/** A negation is meant for all that is listed with it: what a join goes on with, and single words before. */
function withLists(parts: readonly Part[]): readonly Part[] {
  const done = [...parts];
  const isDenied = (at: number, beside: number) =>
    done[at]?.segment === done[beside]?.segment && done[beside]?.isNegated === true;
  const deny = (at: number) => {
    const part = done[at];
    if (part) done[at] = { ...part, isNegated: true };
  };
  for (let at = parts.length - 2; at >= 0; at -= 1)
    if (isDenied(at, at + 1) && parts[at]?.words.length === 1 && lengthOf(parts[at]) <= 2) deny(at);
  for (let at = 1; at < parts.length; at += 1)
    if (isDenied(at, at - 1) && lengthOf(parts[at]) <= 4 && (isJoined(parts[at]) || isJoined(parts[at + 1])))
      deny(at);
  return done;
}

const lengthOf = (part: Part | undefined): number => (part ? tokensOf(part).length : 0);

const tokensOf = ({ said, clause }: Part) => said.text.tokens.filter((token) => token.clause === clause);

export const isJoined = (part: Part | undefined): boolean =>
  part?.said.text.tongue.joins.has(tokensOf(part)[0]?.text ?? '') === true;

/** Parts that say most of these words; what few of them say counts for more. */
export function nearest(words: readonly string[], parts: readonly Part[], known: Known, share: number) {
  const weights = words.map((word) => {
    const count = parts.filter((part) => hasWord(part.words, word, known.tongue)).length;
    return { word, weight: count === 0 ? 0 : 1 / count };
  });
  const scored = parts.map((part) => ({
    part,
    score: weights.reduce(
      (sum, { word, weight }) => sum + (hasWord(part.words, word, known.tongue) ? weight : 0),
      0,
    ),
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0 ? [] : scored.filter(({ score }) => score >= best * share).map(({ part }) => part);
}

export const hasWord = (words: readonly string[], word: string, tongue: Tongue): boolean =>
  words.some((other) => (word.startsWith('~') ? word === other : isFormOf(word, other, tongue)));

/** By which keys a fact's number, date or time can be said again. */
export const keysOf = ({ keys }: Quantity): readonly string[] => keys.flatMap(widened);
