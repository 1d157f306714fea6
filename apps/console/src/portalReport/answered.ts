export interface VisitCounts {
  readonly visits: number;
  readonly asked: number;
  readonly open: number;
}

/** Only what is over counts: who came a moment ago may still write. */
export const answeredOf = ({ visits, asked, open }: VisitCounts): number => visits - asked - open;

export const sumOf = (each: readonly VisitCounts[]): VisitCounts =>
  each.reduce<VisitCounts>(
    (sum, { visits, asked, open }) => ({
      visits: sum.visits + visits,
      asked: sum.asked + asked,
      open: sum.open + open,
    }),
    { visits: 0, asked: 0, open: 0 },
  );

/** `12 of 15 (80%)`; nothing is a share of nothing. */
export function shareWords(counts: VisitCounts): string {
  const over = counts.visits - counts.open;
  if (over === 0) return '–';
  return `${answeredOf(counts)} of ${over} (${Math.round((answeredOf(counts) / over) * 100)}%)`;
}
