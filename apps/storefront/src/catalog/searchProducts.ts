import type { Product } from './product';

/**
 * Every word must be found in what the shop says about a product, whatever its case, accent or number. A word in
 * the title counts most, so that "mug" shows mugs before the bowl that goes with them.
 */
export function searchProducts(products: readonly Product[], query: string): readonly Product[] {
  const words = stems(query);
  if (words.length === 0) return [];
  return products
    .map((product) => ({ product, score: scoreOf(product, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ product }) => product);
}

function scoreOf(product: Product, words: readonly string[]): number {
  const { title, type, vendor, tags, options } = product;
  const inTitle = stems(title);
  const elsewhere = stems([type, vendor, ...tags, ...options.flatMap(({ values }) => values)].join(' '));
  const scores = words.map((word) => Math.max(3 * closeness(word, inTitle), closeness(word, elsewhere)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 3 for the word itself, 2 for its beginning, 1 for one slip of the finger, 0 for nothing like it. */
function closeness(word: string, known: readonly string[]): number {
  if (known.includes(word)) return 3;
  if (word.length > 1 && known.some((other) => other.startsWith(word))) return 2;
  return word.length >= 5 && known.some((other) => isOneSlipAway(word, other)) ? 1 : 0;
}

function stems(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|ss|x)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** One letter missing, added, changed, or two neighbours swapped. */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
}
