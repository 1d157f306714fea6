import { slugOf } from '../help-center';
import { type Language, toSupported } from '../language';

export interface ArticlePlace {
  /** Files of one name in several languages are one article. */
  readonly name: string;
  readonly language: Language | null;
}

const asLanguage = (part: string): Language | null =>
  /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(part) ? toSupported(part) : null;

/**
 * What an article is called by where it lies: `returns.md`, `returns.de.md`, `de/returns.md`, `returns/de.html`,
 * `returns/index.html`, or the address of a page.
 */
export function articlePlace(path: string): ArticlePlace {
  const parts = partsOf(path);
  const file = parts.pop() ?? '';
  const [stem, ending] = split(file.replace(/\.(?:md|markdown|html?|csv)$/i, ''));
  const folders = parts.map((part) => ({ part, language: asLanguage(part) }));
  const named = folders.filter(({ language }) => language === null).at(-1)?.part;
  const around = folders.findLast(({ language }) => language !== null)?.language ?? null;
  const own = ending === null ? null : asLanguage(ending);
  if (own !== null) return { name: slugOf(stem), language: own };
  const whole = ending === null ? stem : `${stem}.${ending}`;
  const alone = asLanguage(whole);
  if (named !== undefined && alone !== null) return { name: slugOf(named), language: alone };
  if (named !== undefined && /^(?:index|readme)?$/i.test(whole))
    return { name: slugOf(named), language: around };
  return { name: slugOf(whole), language: around };
}

function partsOf(path: string): string[] {
  const isAddress = /^https?:\/\//i.test(path);
  const whole = isAddress ? (path.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)[0] ?? '') : path;
  const parts = whole.split('/').filter((part) => part !== '');
  return isAddress ? parts.map(decoded) : parts;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function split(name: string): [stem: string, ending: string | null] {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? [name, null] : [name.slice(0, dot), name.slice(dot + 1)];
}
