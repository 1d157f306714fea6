/** One of the two groups; the unit is the visitor. */
export interface Arm {
  readonly visitors: number;
  /** What each visitor who bought anything has spent, less refunds; the others have spent nothing. */
  readonly spent: readonly number[];
}

/**
 * chosen: below this many buyers in either group the sum of what they spend is too lopsided for an interval that
 * reaches equally far to both sides; nothing is said then.
 */
export const leastBuyers = 30;

export type Uplift =
  | { readonly isKnown: false; readonly buyers: number; readonly wanted: number }
  | {
      readonly isKnown: true;
      /** More (or less) per visitor because campaigns were shown. */
      readonly perVisitor: Interval;
      /** The same for all visitors who were shown campaigns. */
      readonly total: Interval;
      readonly claim: 'more' | 'less' | 'none';
    };

export interface Interval {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** The difference of what visitors spend on average, by Welch's standard error; nothing is cut off or left out. */
export function upliftOf(display: Arm, hide: Arm, bound: number): Uplift {
  const buyers = Math.min(display.spent.length, hide.spent.length);
  if (buyers < leastBuyers || !Number.isFinite(bound)) return { isKnown: false, buyers, wanted: leastBuyers };
  const [shown, hidden] = [momentsOf(display), momentsOf(hide)];
  const estimate = shown.mean - hidden.mean;
  const error = Math.sqrt(shown.variance + hidden.variance);
  const skew = (shown.third - hidden.third) / error ** 3;
  const reach = widened(bound, buyers);
  const perVisitor = {
    estimate,
    low: estimate - error * straightened(reach, skew),
    high: estimate - error * straightened(-reach, skew),
  };
  const scale = (value: number) => value * display.visitors;
  return {
    isKnown: true,
    perVisitor,
    total: { estimate: scale(estimate), low: scale(perVisitor.low), high: scale(perVisitor.high) },
    claim: perVisitor.low > 0 ? 'more' : perVisitor.high < 0 ? 'less' : 'none',
  };
}

/** Student's quantile for the normal one: how far spending spreads is itself known only from those who bought. */
const widened = (bound: number, buyers: number): number =>
  bound * (1 + (bound ** 2 + 1) / (4 * (buyers - 1)));

/**
 * Hall's transformation undone: a mean of lopsided spending errs further to one side than to the other, and the interval
 * follows it.
 */
const straightened = (reach: number, skew: number): number =>
  Math.abs(skew) < 1e-6 ? reach : (3 / skew) * (Math.cbrt(1 + skew * (reach - skew / 6)) - 1);

/** Of the mean of a group: how it spreads, and to which side. */
function momentsOf({ visitors, spent }: Arm): { mean: number; variance: number; third: number } {
  const mean = spent.reduce((sum, each) => sum + each, 0) / visitors;
  const others = visitors - spent.length;
  const central = (power: number) =>
    spent.reduce((sum, each) => sum + (each - mean) ** power, 0) + others * (-mean) ** power;
  return {
    mean,
    variance: central(2) / (visitors - 1) / visitors,
    third: central(3) / visitors ** 3,
  };
}
