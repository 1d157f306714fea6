import type { Macro } from '@shopbell/protocol';
import type { ComposerTool } from './ComposerTool';
import type { HalfWord } from './useHalfWord';

export type Shortcut = { readonly id: string; readonly name: string; readonly aside?: string } & (
  | { readonly tool: ComposerTool }
  | { readonly text: string }
);

const tools: readonly Shortcut[] = [
  { id: 'article', name: 'Article', tool: 'article' },
  { id: 'product', name: 'Product', tool: 'product' },
  { id: 'discount', name: 'Discount', tool: 'discount' },
  { id: 'macros', name: 'Macros', tool: 'macros' },
  { id: 'files', name: 'Files', tool: 'files' },
  { id: 'emoji', name: 'Emoji', tool: 'emoji' },
];
const shownMax = 8;

/** What somebody is just writing after a `/` that begins a word, if any; one in an address or a date begins none. */
export function shortcutAt(text: string, caret: number): HalfWord | null {
  const found = /(?:^|\s)\/([^\s/]{0,40})$/u.exec(text.slice(0, caret));
  if (!found) return null;
  const typed = found[1] ?? '';
  return { start: caret - typed.length - 1, typed };
}

/** What can be put into a reply, by the beginning of a word of its name. */
export function shortcutsFor(typed: string, macros: readonly Macro[]): readonly Shortcut[] {
  const all = [
    ...tools,
    ...macros.map(({ id, name, text }) => ({ id: `macro-${id}`, name, aside: 'Macro', text })),
  ];
  const isMeant = ({ name }: Shortcut) =>
    name
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(typed.toLowerCase()));
  return all.filter(isMeant).slice(0, shownMax);
}
