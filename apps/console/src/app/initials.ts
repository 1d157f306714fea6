/** The first letters of the first and the last word; words without a letter, such as numbers, do not count. */
export function initials(name: string): string {
  const letters = name
    .trim()
    .split(/[\s_.@-]+/u)
    .map((word) => /^\p{L}\p{M}*/u.exec(word)?.[0])
    .filter((letter) => letter !== undefined);
  const [first, last] = [letters[0], letters.length > 1 ? letters.at(-1) : undefined];
  return `${first ?? '?'}${last ?? ''}`.toLocaleUpperCase('en');
}
