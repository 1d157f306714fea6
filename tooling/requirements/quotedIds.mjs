import { areaOf } from './knownRequirements.mjs';

const bracketed = /\[([^\][]+)\]/g;
const exactId = /^(?:[A-Z]{2,4}-\d{2,3}|D\d{1,2})$/;
const looseId = /^(?:[A-Z]{2,4}-\d+|D\d+)\b/;

/**
 * The ids a test's title quotes, each once. `[BH-3]` and `[BH-03, BH-04]` are returned as written, so that they
 * are reported as unknown instead of being overlooked.
 */
export function quotedIds(title, known) {
  const areas = new Set([...known.keys()].map(areaOf));
  const contents = [...title.matchAll(bracketed)].map(([, content]) => content);
  return [...new Set(contents.filter((content) => isMeantAsId(content, areas)))];
}

function isMeantAsId(content, areas) {
  return exactId.test(content) || areas.has(areaOf(looseId.exec(content)?.[0] ?? ''));
}
