/** Endings differ, beginnings do not: good enough inside a text that was found by its stems. */
export function isSameWord(left: string, right: string): boolean {
  if (left === right) return true;
  const short = Math.min(left.length, right.length);
  const common = Math.max(4, Math.ceil(Math.max(left.length, right.length) * 0.6));
  return short >= common && left.slice(0, common) === right.slice(0, common);
}
