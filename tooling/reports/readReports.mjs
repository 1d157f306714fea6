import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { testsIn } from './testsIn.mjs';

export const reportsFolder = join(root, '.reports');

/** The tests of one step's report, or null when it wrote none. */
export function readReport(step, folder = reportsFolder) {
  const path = join(folder, `${step}.json`);
  if (!existsSync(path)) return null;
  return testsIn(JSON.parse(readFileSync(path, 'utf8'))).map((test) => ({ step, ...test }));
}

/** The tests of all reports of the last run. */
export function readReports(folder = reportsFolder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.sort().flatMap((name) => readReport(name.replace(/\.json$/, ''), folder));
}
