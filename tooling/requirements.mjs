// Which requirements the last `npm test` proved: `npm run requirements [-- --missing [AREA …]]`.
import { parseArgs } from 'node:util';
import { readReports } from './reports/readReports.mjs';
import { coverage } from './requirements/coverage.mjs';
import { knownRequirements } from './requirements/knownRequirements.mjs';
import { openRequirements } from './requirements/openRequirements.mjs';
import { quoteProblems } from './requirements/quoteProblems.mjs';

const { values, positionals } = parseArgs({
  options: { missing: { type: 'boolean' } },
  allowPositionals: true,
});
const known = knownRequirements();
const open = openRequirements();
const tests = readReports();
const areas = coverage(tests, known);
const chosen = positionals.length > 0 ? areas.filter(({ area }) => positionals.includes(area)) : areas;

if (tests.length === 0) console.log('There are no reports in .reports; run "npm test" first.');
for (const { area, proven, missing } of chosen) {
  console.log(`${area.padEnd(5)} ${String(proven.length).padStart(3)} of ${proven.length + missing.length}`);
  if (values.missing)
    for (const id of missing)
      console.log(`      ${id}  ${open.has(id) ? `(open: ${open.get(id)}) ` : ''}${known.get(id)}`);
}
const proven = chosen.reduce((sum, area) => sum + area.proven.length, 0);
const all = chosen.reduce((sum, area) => sum + area.proven.length + area.missing.length, 0);
console.log(`\n${proven} of ${all} requirements are quoted by a passing test`);

const unknownAreas = positionals.filter((name) => !areas.some(({ area }) => area === name));
const problems = [
  ...unknownAreas.map((name) => `There is no area ${name}.`),
  ...quoteProblems(tests, known, open),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
