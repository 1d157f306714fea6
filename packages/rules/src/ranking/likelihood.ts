import type { Likeness } from './vectors';

/** What speaks for a text. */
export interface Evidence {
  /** The share of what was asked that it says, in these words or in others for them, from 0 to 1. */
  readonly words: number;
  /** How much of its title was asked for. */
  readonly named: number;
  readonly likeness: Likeness | null;
}

/**
 * How much each kind of evidence says, fitted on the calibration half of the fixed questions in `bench/search` and
 * measured on the other (`node bench/search.mjs`): at 0.5 an answer is at least as likely right as wrong. What starts it is a
 * little lower than fitted, since who is shown a wrong answer loses more than who is shown none.
 */
const known = {
  byWords: { start: -3.25, words: 4.8, named: 2.3 },
  byMeaning: { start: -6.55, words: 3.7, named: 2.2, title: 0.9, passage: 5.4, best: 3.1 },
};

export function likelihood({ words, named, likeness }: Evidence): number {
  if (likeness === null) {
    const { byWords: share } = known;
    return words === 0 ? 0 : chance(share.start + share.words * words + share.named * named);
  }
  const { byMeaning: share } = known;
  const { title, passage } = likeness;
  const alike = share.title * title + share.passage * passage + share.best * Math.max(title, passage);
  return chance(share.start + share.words * words + share.named * named + alike);
}

const chance = (evidence: number): number => 1 / (1 + Math.exp(-evidence));
