/** Of a turn or of many of them. */
export const timeOf = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;

/** In the currency of the owner's prices, which is not known here; a thousandth of a cent is worth a digit. */
export const costOf = (micros: number): string =>
  (micros / 1_000_000).toLocaleString(undefined, {
    minimumFractionDigits: micros === 0 ? 0 : 2,
    maximumFractionDigits: micros < 1_000_000 ? 4 : 2,
  });
