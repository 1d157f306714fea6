import type { ReadText, Token } from './read';
import type { Tongue } from './tongues';

/** Whether two words are forms of one: they begin alike, and end with no more than an ending. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  if (common === short.length && common >= 3) return long.length - common <= Math.max(3, common);
  return common >= 4 && common >= long.length * 0.6;
}

/** Without the small words that some languages write together with it. */
export function bareForms(word: string, { prefixes }: Tongue): readonly string[] {
  const bare = prefixes.filter((prefix) => word.startsWith(prefix) && word.length - prefix.length >= 2);
  return [word, ...bare.map((prefix) => word.slice(prefix.length))];
}

/** `neposíláme` is a form of `posíláme`: that it denies is a turn. */
const undenied = (word: string, { negationPrefix }: Tongue): string =>
  negationPrefix?.test(word) ? word.slice(2) : word;

export function isFormOf(one: string, other: string, tongue: Tongue): boolean {
  const [a, b] = [undenied(one, tongue), undenied(other, tongue)];
  if (tongue.prefixes.length === 0) return isSameWord(a, b);
  return bareForms(a, tongue).some((x) => bareForms(b, tongue).some((y) => isSameWord(x, y)));
}

/** Words that say something: no small words, no numbers, nothing that only turns the sense. */
export function contentOf({ tokens, tongue }: ReadText): readonly Token[] {
  return tokens.filter((token) => isContent(token, tongue));
}

function isContent({ kind, text }: Token, tongue: Tongue): boolean {
  if (kind === 'letters') return !tongue.negations.has(text) && !tongue.senses.has(text);
  if (kind !== 'word' || (text.length < 2 && /^\p{Script=Latin}/u.test(text))) return false;
  return !(
    tongue.common.has(text) ||
    bareForms(text, tongue).some((form) => tongue.negations.has(form)) ||
    tongue.numbers.has(text) ||
    tongue.senses.has(text)
  );
}
