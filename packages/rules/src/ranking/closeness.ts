/** chosen: a long word has room for two slips before it is another word. */
const longFrom = 8;
/** chosen: a part shorter than this stands in too many words. */
const partFrom = 5;

/** chosen: how likely a word was meant that differs by one slip. */
const oneSlip = 0.9;

/**
 * Whether one slip made the other of a word; another last letter is another form of it, or another word, and people rarely
 * take another first one.
 */
export function isSlip(asked: string, known: string): boolean {
  if (closeness(asked, known) !== oneSlip || asked.slice(1) === known.slice(1)) return false;
  const shared = [...asked].findIndex((letter, at) => letter !== known[at]);
  return shared >= 0 && shared < Math.max(asked.length, known.length) - 1;
}

/** How likely one word was meant by the other, from 0 to 1: the same, mistyped, or a part of a compound. */
export function closeness(asked: string, known: string): number {
  if (asked === known) return 1;
  const shorter = Math.min(asked.length, known.length);
  const slips = slipsBetween(asked, known);
  if (slips === 1 && shorter > 3) return oneSlip;
  if (slips === 2 && shorter >= longFrom - 1) return 0.75;
  const [part, whole] = asked.length < known.length ? [asked, known] : [known, asked];
  const isPart = part.length >= partFrom && (whole.startsWith(part) || whole.endsWith(part));
  return isPart ? 0.6 : 0;
}

/** Letters left out, added, changed, or two in each other's place; 3 for anything more. */
function slipsBetween(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return 3;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: right.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      next[column] = Math.min(
        (last[column] ?? 3) + 1,
        (next[column - 1] ?? 3) + 1,
        (last[column - 1] ?? 3) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 3) + 1 : 9,
      );
    }
    if (next.every((slips) => slips > 2)) return 3;
    [before, last] = [last, next];
  }
  return Math.min(last[right.length] ?? 3, 3);
}
