import { quotedIds } from './quotedIds.mjs';

/** One journey shows several things; a title with more ids than this only lists them, unless it says why. */
const idsMax = 12;

/**
 * What is wrong with the ids in the titles: one line per unknown id, per id whose room is not built yet, and per title
 * with too many and no reason.
 */
export function quoteProblems(tests, known, open = new Map()) {
  return tests.flatMap(({ step, title }) => {
    const ids = quotedIds(title, known);
    const unknown = ids
      .filter((id) => !known.has(id))
      .map((id) => `${step}: "${title}" quotes unknown id ${id}`);
    const early = ids
      .filter((id) => open.has(id))
      .map(
        (id) => `${step}: "${title}" quotes ${id}, which is open until its room is built: ${open.get(id)}`,
      );
    const isCrowded = ids.length > idsMax && !/\b(?:because|together)\b/i.test(title);
    const crowded = `${step}: "${title}" quotes ${ids.join(', ')} without saying why (because, together)`;
    return [...unknown, ...early, ...(isCrowded ? [crowded] : [])];
  });
}
