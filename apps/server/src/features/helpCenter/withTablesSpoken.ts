import { type MarkupTree, textOf } from '@shopbell/rules/content';

type Node = MarkupTree[number];
type Cell = { readonly isHeading: boolean; readonly text: string };

/** A row says what its cells are: who hears it, or finds it alone, does not see the line above. */
export const withTablesSpoken = (tree: MarkupTree): MarkupTree =>
  tree.map((node): Node => {
    if (typeof node === 'string') return node;
    const [tag, attributes, ...children] = node;
    if (tag !== 'table') return [tag, attributes, ...withTablesSpoken(children)];
    const rows = rowsIn(children);
    const headings = rows.find((row) => row.length > 0 && row.every(({ isHeading }) => isHeading)) ?? [];
    const spoken = rows
      .filter((row) => row !== headings)
      .map((row): Node => ['p', {}, spokenRow(row, headings)]);
    return ['div', {}, ...spoken];
  });

function rowsIn(tree: MarkupTree): Cell[][] {
  return tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , ...children] = node;
    return tag === 'tr' ? [cellsIn(children)] : rowsIn(children);
  });
}

const cellsIn = (tree: MarkupTree): Cell[] =>
  tree.flatMap((node) => {
    if (typeof node === 'string') return [];
    const [tag, , ...children] = node;
    const text = textOf(children).replaceAll('\n', ' ');
    return [{ isHeading: tag === 'th', text }];
  });

function spokenRow(row: readonly Cell[], headings: readonly Cell[]): string {
  const [first, ...others] = row.map(({ text }, at) => {
    const heading = headings[at]?.text ?? '';
    return at === 0 || heading === '' ? text : `${heading} ${text}`;
  });
  return others.length === 0 ? (first ?? '') : `${first}: ${others.join(', ')}`;
}
