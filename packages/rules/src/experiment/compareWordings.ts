import { type Mismatch, mismatchOf } from './mismatchOf';

/** One wording; the unit is the session, by which wordings are drawn. */
export interface WordingCounts {
  /** In which it was shown. */
  readonly sessions: number;
  /** Of these, in which it was clicked or answered. */
  readonly taken: number;
}

export interface WordingComparison {
  /** How much more of the sessions take it up than take up the first wording, as a share. */
  readonly difference: { readonly estimate: number; readonly low: number; readonly high: number } | null;
  readonly mismatch: Mismatch;
  readonly claim: 'more' | 'less' | 'none';
}

/** How often the intervals miss the truth, any of them, however often and whenever somebody looks. */
const alpha = 0.05;
/** chosen: fewer sessions than this are not said to be anything. */
export const leastSessions = 100;
/** chosen: the interval is narrowest, for one that is always valid, at about this many sessions of each wording. */
const tunedFor = 1000;
/** Of Waudby-Smith and others, "Time-uniform central limit theory and asymptotic confidence sequences". */
const rhoSquare = (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / (tunedFor / 2);

/**
 * A wording beside the first one. Reports are read at any time and again and again, so the interval is a confidence
 * sequence: wider than one for a single look, but it may be read daily without being misled more often.
 */
export function compareWordings(first: WordingCounts, other: WordingCounts): WordingComparison {
  const mismatch = mismatchOf(other.sessions, first.sessions, 0.5);
  if (Math.min(first.sessions, other.sessions) < leastSessions)
    return { difference: null, mismatch, claim: 'none' };
  const estimate = rateOf(other) - rateOf(first);
  const reach = reachOf(first, other);
  const difference = { estimate, low: estimate - reach, high: estimate + reach };
  const claim = difference.low > 0 ? 'more' : difference.high < 0 ? 'less' : 'none';
  return { difference, mismatch, claim: mismatch.isSuspicious ? 'none' : claim };
}

const rateOf = ({ sessions, taken }: WordingCounts): number => taken / sessions;

/** Of its mean; half a session more of each kind, so that nobody's doing it is no certainty (Agresti and Coull). */
function varianceOf({ sessions, taken }: WordingCounts): number {
  const rate = (taken + 0.5) / (sessions + 1);
  return (rate * (1 - rate)) / sessions;
}

function reachOf(first: WordingCounts, other: WordingCounts): number {
  // As many as two groups are worth together.
  const size = 1 / (1 / first.sessions + 1 / other.sessions);
  const deviation = Math.sqrt((varianceOf(first) + varianceOf(other)) * size);
  const spread = size * rhoSquare + 1;
  return (
    deviation * Math.sqrt((2 * spread * Math.log(Math.sqrt(spread) / alpha)) / (size * size * rhoSquare))
  );
}
