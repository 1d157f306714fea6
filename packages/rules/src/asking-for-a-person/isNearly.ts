const shortestWithTypo = 4;

/** One letter too many, too few, another one, or two of them exchanged; never the first. */
export function isNearly(written: string, word: string): boolean {
  if (word.length < shortestWithTypo || written[0] !== word[0]) return false;
  const start = sharedLength(written, word);
  const [rest, wanted] = [written.slice(start), word.slice(start)];
  const isExchanged =
    rest[0] === wanted[1] &&
    rest[1] === wanted[0] &&
    rest[0] !== undefined &&
    rest.slice(2) === wanted.slice(2);
  const isMissing = rest === wanted.slice(1);
  // Of short words too many are one letter apart: `talk` and `tall`.
  const isDoubled = rest.slice(1) === wanted && rest[0] === word[start - 1];
  if (word.length === shortestWithTypo) return isExchanged || isDoubled || (isMissing && wanted.length > 1);
  return isExchanged || isMissing || rest.slice(1) === wanted || rest.slice(1) === wanted.slice(1);
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
