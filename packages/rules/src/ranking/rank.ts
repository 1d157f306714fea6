import { type Evidence, likelihood } from './likelihood';
import type { Likeness } from './vectors';

/** A word of a question, with the stems that may be meant by it. */
export interface AskedWord {
  /** How likely each is meant, from 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
  /** The stems of a turn of phrase, in one way or several: a text that has all of one says what was asked. */
  readonly phrases?: readonly (readonly string[])[];
  /** The stems of turns of phrase that shops use for it: a title that has all of one is called so. */
  readonly turns?: readonly (readonly string[])[];
  /** How many texts have one of them. */
  readonly entries: number;
  /** Whether it is one of the things that shops are asked for, and not only what it happened to. */
  readonly isTopic?: boolean;
}

export interface Candidate {
  readonly id: string;
  /** The stems that were asked for and stand in it; whether in its title. */
  readonly found: ReadonlyMap<string, boolean>;
  /** How many different stems its title has. */
  readonly titleStems: number;
  /** Whether its title says that something is not so, where the question does not. */
  readonly isContrary?: boolean;
  /** Null where nobody has compared what they mean. */
  readonly likeness: Likeness | null;
}

export interface Ranked {
  readonly id: string;
  /** How likely it answers the question, from 0 to 1. */
  readonly score: number;
  readonly because: Evidence;
}

/**
 * chosen: a word in the text counts less than in the title, and one that no text has less than one that only others have; a
 * turn of phrase for it as much as another word for it.
 */
const shares = { body: 0.65, unknown: 0.45, turn: 0.6 };
/** fitted: “my bowl is broken” is about what is broken, before it is about bowls. */
const topicWeight = 1.5;
/** So that in a shop with three articles a word that all of them have still says something. */
const entriesFloor = 20;

/** The best first, each with how likely it answers the question. */
export function rank(
  asked: readonly AskedWord[],
  candidates: readonly Candidate[],
  entries: number,
): Ranked[] {
  const weights = asked.map((word) => weightOf(word, entries));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return candidates
    .map((candidate) => {
      const answered = asked.reduce(
        (sum, word, at) => sum + (weights[at] ?? 0) * foundOf(word, candidate),
        0,
      );
      const inTitle = titleStemsOf(asked, candidate).size;
      const because = {
        words: total === 0 ? 0 : answered / total,
        named: namedOf(candidate, inTitle),
        likeness: candidate.likeness,
      };
      return { id: candidate.id, score: likelihood(because), because };
    })
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || (left.id < right.id ? -1 : 1));
}

/** Those of its title that were asked for; of a turn of phrase all or none. */
function titleStemsOf(asked: readonly AskedWord[], { found }: Candidate): ReadonlySet<string> {
  const named = asked.flatMap((word) => [
    ...word.stems.keys(),
    ...(word.phrases ?? []).flat(),
    ...turnsIn(word, found).flat(),
  ]);
  return new Set(named.filter((stem) => found.get(stem)));
}

const turnsIn = ({ turns = [] }: AskedWord, found: Candidate['found']) =>
  turns.filter((turn) => turn.length > 1 && turn.every((stem) => found.get(stem)));

/** What turns its title around is a word of it that nobody has asked for. */
function namedOf({ titleStems, isContrary }: Candidate, inTitle: number): number {
  const all = titleStems + (isContrary ? 1 : 0);
  return all === 0 ? 0 : Math.min(1, inTitle / all);
}

/** The rarer a word, the more it says. */
function weightOf(word: AskedWord, entries: number): number {
  const all = entries + entriesFloor;
  const rarity = Math.log(1 + (all - word.entries + 0.5) / (word.entries + 0.5));
  return rarity * (word.entries === 0 ? shares.unknown : 1) * (word.isTopic ? topicWeight : 1);
}

function foundOf(word: AskedWord, { found }: Candidate): number {
  const { stems, phrases = [] } = word;
  const place = (stem: string) => (found.get(stem) ? 1 : shares.body);
  const words = [...stems].filter(([stem]) => found.has(stem)).map(([stem, likely]) => likely * place(stem));
  const said = phrases.filter((phrase) => phrase.length > 1 && phrase.every((stem) => found.has(stem)));
  const called = turnsIn(word, found).length > 0 ? shares.turn : 0;
  return Math.max(called, ...words, ...said.map((phrase) => Math.min(...phrase.map(place))));
}
