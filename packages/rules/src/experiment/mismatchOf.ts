export interface Mismatch {
  readonly expectedShare: number;
  readonly actualShare: number;
  /** How often chance alone would divide visitors as unevenly as this. */
  readonly p: number;
  readonly isSuspicious: boolean;
}

/** chosen: once in a thousand shops it is chance after all. */
const suspicious = 0.001;

/** Whether groups are as large as the share says; if not, something else than chance divides them. */
export function mismatchOf(display: number, hide: number, expectedShare: number): Mismatch {
  const all = display + hide;
  const actualShare = all === 0 ? expectedShare : display / all;
  const varianceOfCount = all * expectedShare * (1 - expectedShare);
  const chiSquare =
    varianceOfCount > 0
      ? (display - all * expectedShare) ** 2 / varianceOfCount
      : actualShare === expectedShare
        ? 0
        : Number.POSITIVE_INFINITY;
  const p = tailOf(Math.sqrt(chiSquare));
  return { expectedShare, actualShare, p, isSuspicious: p < suspicious };
}

/** Both tails of the normal distribution beyond z: those of chi-square with one degree beyond z². */
function tailOf(z: number): number {
  if (!Number.isFinite(z)) return 0;
  // Abramowitz and Stegun 7.1.26, within 1.5e-7.
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const series = factors.reduce((sum, factor) => (sum + factor) * t, 0);
  return Math.min(1, series * Math.exp(-x * x));
}
