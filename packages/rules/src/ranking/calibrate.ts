/**
 * How often an answer with this much in common was the right one, on the calibration half of the fixed questions in
 * `bench/search`: 0.5 is where it is as likely right as wrong.
 */
const table: readonly (readonly [common: number, chance: number])[] = [
  ...([
    [0, 0],
    [0.2, 0.08],
    [0.3, 0.28],
    [0.4, 0.5],
  ] as const),
  ...([
    [0.46, 0.7],
    [0.54, 0.83],
    [0.65, 0.95],
    [1, 0.99],
  ] as const),
];

export function calibrate(common: number): number {
  const above = table.findIndex(([at]) => at >= common);
  const [high, low] = [table[above] ?? table.at(-1), table[above - 1]];
  if (!high || !low) return high?.[1] ?? 0;
  const share = (common - low[0]) / (high[0] - low[0]);
  return low[1] + share * (high[1] - low[1]);
}
