export interface RowFacts {
  readonly step: 1 | -1;
  readonly count: number;
  /** Positions, or -1 for none. */
  readonly focused: number;
  readonly open: number;
}

/** From the focused row, else from the open one, else to the first; the ends do not wrap. */
export function nextRow({ step, count, focused, open }: RowFacts): number {
  const from = focused >= 0 ? focused : open;
  if (from < 0) return 0;
  return Math.min(count - 1, Math.max(0, from + step));
}
