import type { CampaignReport } from '@shopbell/protocol';

type Wording = CampaignReport['wordings'][number]['wordings'][number];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export const shareWords = ({ sessions, taken }: Wording): string =>
  sessions === 0 ? '–' : percent(taken / sessions);

/** What may be said, and no more than that. */
export function comparisonWords({ comparison }: Wording): string {
  if (!comparison) return '';
  const { difference, mismatch, claim } = comparison;
  if (mismatch.isSuspicious) return 'Cannot be compared';
  if (!difference) return 'Too few sessions to tell';
  const reach = `${pointsOf(difference.low)} to ${pointsOf(difference.high)} points`;
  if (claim === 'none') return `No difference can be told from chance yet (${reach})`;
  return `Taken up ${claim === 'more' ? 'more' : 'less'} often (${reach})`;
}

const pointsOf = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`;

export const unevenWords = ({ comparison }: Wording): string | null =>
  comparison?.mismatch.isSuspicious
    ? `${percent(comparison.mismatch.actualShare)} of the sessions of both were shown it; half should be. Chance alone would do that less than once in a thousand times: wordings were added or taken away in between, or something else divides sessions.`
    : null;
