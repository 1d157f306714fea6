const weekMs = 7 * 86_400_000;
/** chosen: eight weeks, looked at once a week; long enough for a tenth of the visitors to buy often enough. */
export const looks = 8;
/**
 * Of O'Brien and Fleming's boundary for eight equal looks at 4 % on both sides together: whoever reads every one of
 * them is misled no more often than whoever reads only the last.
 */
const finalBound = 2.157;
/** How often all eight intervals hold the truth. */
export const certainty = 0.96;

/** What a comparison may say at a moment: the state at the end of a whole week, and nothing in between. */
export interface Look {
  /** 0: the first week is not over. */
  readonly number: number;
  readonly startsMs: number;
  /** Until when visitors and orders count; the start while there is no look. */
  readonly endsMs: number;
  /** When the figures change again; null after the last of this period. */
  readonly nextMs: number | null;
  /** When the period ends. */
  readonly horizonMs: number;
  /** How many standard errors the interval reaches to either side. */
  readonly bound: number;
}

/** Eight weeks begin anew after eight weeks; while a new period has no look, the last one's result stands. */
export function lookAt(firstMs: number, nowMs: number): Look {
  const weeks = Math.max(0, Math.floor((nowMs - firstMs) / weekMs));
  const isBetween = weeks > 0 && weeks % looks === 0;
  const period = Math.floor(weeks / looks) - (isBetween ? 1 : 0);
  const number = weeks - period * looks;
  const startsMs = firstMs + period * looks * weekMs;
  const horizonMs = startsMs + looks * weekMs;
  return {
    number,
    startsMs,
    endsMs: startsMs + number * weekMs,
    nextMs: number < looks ? startsMs + (number + 1) * weekMs : null,
    horizonMs,
    bound: number === 0 ? Number.POSITIVE_INFINITY : finalBound * Math.sqrt(looks / number),
  };
}
