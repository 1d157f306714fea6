import { decodeEntities } from './decodeEntities';

export type FoundTag =
  | {
      readonly kind: 'open';
      readonly tag: string;
      readonly attributes: Record<string, string>;
      readonly end: number;
    }
  | { readonly kind: 'close'; readonly tag: string; readonly end: number }
  /** A comment or a declaration: nothing is left of it (SAN-07). */
  | { readonly kind: 'nothing'; readonly end: number }
  /** A `<` that begins nothing. */
  | { readonly kind: 'text'; readonly end: number };

const name = /[a-z][^\s/>]*/iy;
const attribute = /[\s/]*([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;

/** What begins with the `<` at this place. Each character is looked at a bounded number of times. */
export function readTag(markup: string, start: number): FoundTag {
  if (markup.startsWith('<!--', start)) return { kind: 'nothing', end: behind(markup, '-->', start + 4) };
  const isClosing = markup[start + 1] === '/';
  if (/[!?]/.test(markup[start + 1] ?? '')) return { kind: 'nothing', end: behind(markup, '>', start) };
  name.lastIndex = start + (isClosing ? 2 : 1);
  const tag = name.exec(markup)?.[0].toLowerCase();
  if (tag === undefined)
    return isClosing
      ? { kind: 'nothing', end: behind(markup, '>', start) }
      : { kind: 'text', end: start + 1 };
  if (isClosing) return { kind: 'close', tag, end: behind(markup, '>', name.lastIndex) };
  return { kind: 'open', tag, ...readAttributes(markup, name.lastIndex) };
}

function readAttributes(markup: string, start: number) {
  const attributes = new Map<string, string>();
  let at = start;
  for (;;) {
    attribute.lastIndex = at;
    const found = attribute.exec(markup);
    if (!found) break;
    const [, key = '', double, single, bare] = found;
    const value = double ?? single ?? bare ?? '';
    if (!attributes.has(key.toLowerCase())) attributes.set(key.toLowerCase(), decodeEntities(value));
    at = attribute.lastIndex;
  }
  return { attributes: Object.fromEntries(attributes), end: behind(markup, '>', at) };
}

function behind(markup: string, text: string, from: number): number {
  const found = markup.indexOf(text, from);
  return found === -1 ? markup.length : found + text.length;
}
