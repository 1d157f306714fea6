export interface Differences {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Where two texts begin and end alike, what stands between: for a look at what changes, not for undoing it. */
export function lineDifferences(before: string, after: string, max: number): Differences {
  const [old, wanted] = [linesOf(before), linesOf(after)];
  const shorter = Math.min(old.length, wanted.length);
  let start = 0;
  while (start < shorter && old[start] === wanted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === wanted.at(-1 - end)) end += 1;
  const between = (lines: readonly string[]) => cut(lines.slice(start, lines.length - end), max);
  return { removed: between(old), added: between(wanted) };
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const lineMax = 240;

function cut(lines: readonly string[], max: number): string[] {
  const shown = lines
    .slice(0, max)
    .map((line) => (line.length > lineMax ? `${line.slice(0, lineMax)}…` : line));
  return lines.length > max ? [...shown, `… and ${lines.length - max} more`] : shown;
}
