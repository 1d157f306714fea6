/** chosen: “Versand” is what “Versandkosten” are about; shorter words begin others that mean something else. */
const compoundFrom = 6;

/** chosen: “mugs” are more than one “mug”. */
const pluralFrom = 3;

/** They begin names that have nothing to do with them: “Afterpay”. */
const leading: ReadonlySet<string> = new Set(['after', 'over', 'under', 'from', 'with']);

/** Endings differ, beginnings do not: good enough inside a text that was found by its stems. */
export function isSameWord(left: string, right: string): boolean {
  if (left === right) return true;
  if (leading.has(left) || leading.has(right)) return false;
  const [one, other] = left.length < right.length ? [left, right] : [right, left];
  if (one.length >= compoundFrom && other.startsWith(one)) return true;
  if (one.length >= pluralFrom && (other === `${one}s` || other === `${one}es`)) return true;
  const short = Math.min(left.length, right.length);
  const common = Math.max(4, Math.ceil(Math.max(left.length, right.length) * 0.6));
  return short >= common && left.slice(0, common) === right.slice(0, common);
}
