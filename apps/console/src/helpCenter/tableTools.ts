import type { Editor } from '@tiptap/core';
import type { Tool } from './Tool';

type Table = NonNullable<ReturnType<typeof tableAt>>;
type Cells = Table['node'];

/** The table under the cursor, and where in it the cursor stands. */
function tableAt({ state }: Editor) {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 1; depth -= 1)
    if ($from.node(depth).type.name === 'tableRow')
      return {
        ...{ node: $from.node(depth - 1), start: $from.before(depth - 1) },
        ...{ row: $from.index(depth - 1), column: $from.index(depth) },
      };
  return null;
}

const sizeOf = (children: readonly Cells[]) => children.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Into the table, the row, the cell and its paragraph. */
const insideCell = ({ node, start, row, column }: Table): number =>
  start + sizeOf(node.children.slice(0, row)) + sizeOf(node.child(row).children.slice(0, column)) + 4;

/** The cursor goes from the cell that it is in to another, counted as they are read; false where there is none. */
export function goToCell(editor: Editor, next: (at: number) => number): boolean {
  const table = tableAt(editor);
  const places = table?.node.children.flatMap((cells, row) =>
    cells.children.map((_, column) => ({ ...table, row, column })),
  );
  const at = places?.findIndex(({ row, column }) => row === table?.row && column === table.column) ?? 0;
  const to = places?.[next(at)];
  return to !== undefined && editor.chain().focus().setTextSelection(insideCell(to)).run();
}

/** Writes the table anew; without rows or columns it is gone. The cursor goes to the cell that takes the place of its own. */
function change(editor: Editor, edit: (rows: Cells[], table: Table) => Cells[]): void {
  const table = tableAt(editor);
  if (!table) return;
  const { node, start } = table;
  const rows = edit([...node.children], table).filter(({ childCount }) => childCount > 0);
  const chain = editor.chain().focus();
  if (rows.length === 0) {
    chain.deleteRange({ from: start, to: start + node.nodeSize }).run();
    return;
  }
  const made = node.type.create(node.attrs, rows);
  const row = Math.min(table.row, rows.length - 1);
  const column = Math.min(table.column, made.child(row).childCount - 1);
  chain
    .command(({ tr }) => Boolean(tr.replaceWith(start, start + node.nodeSize, made)))
    .setTextSelection(insideCell({ node: made, start, row, column }))
    .run();
}

const empty = (cell: Cells): Cells => cell.type.createAndFill() ?? cell;

const tool = (name: string, sign: string, edit: (rows: Cells[], table: Table) => Cells[]): Tool => ({
  ...{ name, sign, active: null },
  run: (editor) => change(editor, edit),
});

const inRows = (rows: readonly Cells[], edit: (cells: Cells[]) => Cells[]): Cells[] =>
  rows.map((row) => row.type.create(row.attrs, edit([...row.children])));

/** There while the cursor is in a table. */
export const tableTools: readonly Tool[] = [
  tool('Add a row below', 'Row +', (rows, { row }) => {
    // Under the headings come cells.
    const like = rows[Math.max(row, Math.min(1, rows.length - 1))];
    const [added] = like ? inRows([like], (cells) => cells.map(empty)) : [];
    return added ? rows.toSpliced(row + 1, 0, added) : rows;
  }),
  tool('Remove this row', 'Row −', (rows, { row }) => rows.toSpliced(row, 1)),
  tool('Add a column behind', 'Column +', (rows, { column }) =>
    inRows(rows, (cells) => {
      const like = cells[column] ?? cells.at(-1);
      return like ? cells.toSpliced(column + 1, 0, empty(like)) : cells;
    }),
  ),
  tool('Remove this column', 'Column −', (rows, { column }) =>
    inRows(rows, (cells) => cells.toSpliced(column, 1)),
  ),
];
