import { quotedIds } from './quotedIds.mjs';

/** What is wrong with the ids in the titles: one line per unknown id, and per title with several ids and no reason. */
export function quoteProblems(tests, known) {
  return tests.flatMap(({ step, title }) => {
    const ids = quotedIds(title, known);
    const unknown = ids
      .filter((id) => !known.has(id))
      .map((id) => `${step}: "${title}" quotes unknown id ${id}`);
    const isCrowded = ids.length > 1 && !/\b(?:because|together)\b/i.test(title);
    const crowded = `${step}: "${title}" quotes ${ids.join(', ')} without saying why (because, together)`;
    return isCrowded ? [...unknown, crowded] : unknown;
  });
}
