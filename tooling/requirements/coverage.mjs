import { areaOf } from './knownRequirements.mjs';
import { quotedIds } from './quotedIds.mjs';

/** Per area: which ids the title of a passing test quotes, and which none does. */
export function coverage(tests, known) {
  const passing = tests.filter(({ status }) => status === 'passed');
  const quoted = new Set(passing.flatMap(({ title }) => quotedIds(title, known)));
  const areas = new Map();
  for (const id of known.keys()) {
    const area = areaOf(id);
    if (!areas.has(area)) areas.set(area, { area, proven: [], missing: [] });
    areas.get(area)[quoted.has(id) ? 'proven' : 'missing'].push(id);
  }
  return [...areas.values()];
}
