import type { HoldoutReport } from '@shopbell/protocol';
import { amountWords } from './words';

type Comparison = NonNullable<HoldoutReport['comparison']>;
type Known = Extract<Comparison['uplift'], { isKnown: true }>;

export interface EarnedWords {
  readonly claim: string;
  readonly interval: string | null;
}

/** What may be said, and no more than that. */
export function earnedWords({ uplift, mismatch, look }: Comparison, currency: string | null): EarnedWords {
  if (look.number === 0) return { claim: 'The first week is not over yet.', interval: null };
  if (!uplift.isKnown) {
    const claim = `Too few have bought to tell: ${uplift.buyers} of the ${uplift.wanted} that each group needs at least.`;
    return { claim, interval: null };
  }
  const interval = intervalWords(uplift, currency);
  if (mismatch.isSuspicious) {
    return { claim: 'The groups cannot be compared: they are not divided as they should be.', interval };
  }
  return { claim: claimWords(uplift, currency), interval };
}

function claimWords({ claim, total }: Known, currency: string | null): string {
  if (claim === 'none') return 'No difference can be told from chance yet.';
  const amount = amountWords(Math.abs(total.estimate), currency);
  return claim === 'more'
    ? `Campaigns brought about ${amount} more than would have been bought anyway.`
    : `Campaigns cost about ${amount} of what would have been bought anyway.`;
}

const intervalWords = ({ total, perVisitor }: Known, currency: string | null): string =>
  `Between ${amountWords(total.low, currency)} and ${amountWords(total.high, currency)} in all, ${amountWords(perVisitor.low, currency)} to ${amountWords(perVisitor.high, currency)} for each visitor.`;

export const mismatchWords = ({
  actualShare,
  expectedShare,
  isSuspicious,
  p,
}: Comparison['mismatch']): string => {
  const shares = `${percent(actualShare)} of visitors were in the group that sees campaigns; ${percent(expectedShare)} should be.`;
  return isSuspicious
    ? `${shares} Chance alone would do that less than once in a thousand times: something divides visitors that should not, or the share was changed in between.`
    : `${shares} That is as chance has it (p = ${p.toFixed(2)}).`;
};

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
