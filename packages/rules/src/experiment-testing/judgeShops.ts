import { createChance } from '../experiment/createChance';
import { lookAt, looks } from '../experiment/lookAt';
import { mismatchOf } from '../experiment/mismatchOf';
import { upliftOf } from '../experiment/upliftOf';
import { makeShop } from './syntheticShop';

const weekMs = 7 * 86_400_000;

export interface Judgement {
  readonly shops: number;
  /** Shops that sold too little for any interval. */
  readonly silent: number;
  /** Of the others: every interval they read in eight weeks covers the truth. */
  readonly coveredAlways: number;
  /** The last interval does. */
  readonly coveredAtEnd: number;
  /** At any look an effect was claimed. */
  readonly claimed: number;
  readonly mismatches: number;
}

/** What shops would have read, week by week. */
export function judgeShops(shops: number, seed: number, mostLift: number): Judgement {
  const chance = createChance(seed);
  const counts = { silent: 0, coveredAlways: 0, coveredAtEnd: 0, claimed: 0, mismatches: 0 };
  for (let index = 0; index < shops; index += 1) {
    const { weeks, trueEffect, share } = makeShop(chance, mostLift);
    const read = weeks.flatMap(({ display, hide }, week) => {
      const { bound } = lookAt(0, (week + 1) * weekMs);
      const uplift = upliftOf(display, hide, bound);
      return uplift.isKnown ? uplift : [];
    });
    const covers = ({ perVisitor: { low, high } }: (typeof read)[number]) =>
      low <= trueEffect && trueEffect <= high;
    const last = read.at(-1);
    const final = weeks[looks - 1];
    if (final && mismatchOf(final.display.visitors, final.hide.visitors, share).isSuspicious)
      counts.mismatches += 1;
    if (!last) counts.silent += 1;
    else {
      counts.coveredAtEnd += Number(covers(last));
      counts.coveredAlways += Number(read.every(covers));
      counts.claimed += Number(read.some(({ claim }) => claim !== 'none'));
    }
  }
  return { shops, ...counts };
}
