/** LIM-34. */
export const searchMinLength = 4;

/** TRK-03: what was looked for, once it is a word; null while it is too short. */
export function trackedSearch(query: string | null): string | null {
  const words = (query ?? '').trim();
  return [...words].length < searchMinLength ? null : words.slice(0, 200);
}
