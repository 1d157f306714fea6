import type { ElementTree } from '@shopbell/protocol';
import { allowedTags, droppedWithContent } from './allowList';
import { decodeEntities } from './decodeEntities';
import { readTag } from './readTag';
import { vetAttributes } from './vetAttributes';

export type MarkupTree = readonly (ElementTree | string)[];

const tags: ReadonlySet<string> = new Set(allowedTags);
const dropped: ReadonlySet<string> = new Set(droppedWithContent);
const empty: ReadonlySet<string> = new Set(['br', 'img']);
const depthMax = 40;

interface OpenElement {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly children: (ElementTree | string)[];
}

/**
 * Markup to a tree of allowed elements with vetted attributes. It is no browser's parser and need not be one: whoever
 * shows the tree creates its elements one by one, so a misread message may look odd, but nothing that is not in the
 * table can come of it. Markup that the server has sanitised is regular and is read as it is meant.
 */
export function readMarkup(markup: string): MarkupTree {
  const root: OpenElement = { tag: '', attributes: {}, children: [] };
  const open = [root];
  const current = () => open.at(-1) ?? root;
  const close = () => {
    const { tag, attributes, children } = open.pop() ?? root;
    current().children.push([tag, attributes, ...children]);
  };
  const addText = (text: string) => {
    if (text !== '') current().children.push(decodeEntities(text));
  };

  let at = 0;
  while (at < markup.length) {
    const next = markup.indexOf('<', at);
    addText(markup.slice(at, next === -1 ? markup.length : next));
    if (next === -1) break;
    const found = readTag(markup, next);
    at = found.end;
    if (found.kind === 'text') addText('<');
    if (found.kind === 'close' && open.some(({ tag }) => tag === found.tag)) {
      while (current().tag !== found.tag) close();
      close();
    }
    if (found.kind !== 'open') continue;
    const { tag, attributes } = found;
    if (dropped.has(tag)) at = endOfDropped(markup, at, tag);
    else if (tags.has(tag) && open.length < depthMax) {
      open.push({ tag, attributes: vetAttributes(tag, attributes), children: [] });
      if (empty.has(tag)) close();
    }
  }
  while (open.length > 1) close();
  return root.children;
}

/** Behind the closing tag, or the end: what is not closed is dropped to the end. */
function endOfDropped(markup: string, from: number, tag: string): number {
  const pattern = new RegExp(`</${tag}[\\s/>]`, 'gi');
  pattern.lastIndex = from;
  const found = pattern.exec(markup);
  if (!found) return markup.length;
  const end = markup.indexOf('>', found.index);
  return end === -1 ? markup.length : end + 1;
}

/** The words alone, as a list or a mail shows them. */
export function textOf(tree: MarkupTree): string {
  return gather(tree)
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const inline: ReadonlySet<string> = new Set([
  'a',
  'b',
  'i',
  'u',
  'em',
  'strong',
  'span',
  'code',
  'img',
  'td',
  'th',
]);

function gather(tree: MarkupTree): string {
  return tree
    .map((node) => {
      if (typeof node === 'string') return node;
      const [tag, attributes, ...children] = node;
      if (tag === 'br') return '\n';
      if (tag === 'img') return attributes.alt ?? '';
      return inline.has(tag) ? gather(children) : `\n${gather(children)}\n`;
    })
    .join('');
}
