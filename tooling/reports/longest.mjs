const shown = 15;

/** What takes longest in a step, as lines: its files, then its tests, with their seconds. */
export function longest({ step, tests }) {
  const ran = tests.filter(({ status, file, durationMs }) => status !== 'skipped' && file && durationMs > 0);
  if (ran.length === 0) return [];
  return [
    '',
    `${step}: the longest files`,
    ...slowest(byFile(ran)).map(line),
    '',
    `${step}: the longest tests`,
    ...slowest(ran).map(line),
  ];
}

function byFile(tests) {
  const totals = new Map();
  for (const { file, durationMs } of tests) totals.set(file, (totals.get(file) ?? 0) + durationMs);
  return [...totals].map(([title, durationMs]) => ({ title, durationMs }));
}

const slowest = (entries) => entries.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, shown);
const line = ({ title, durationMs }) => `  ${(durationMs / 1000).toFixed(1).padStart(6)} s  ${title}`;
