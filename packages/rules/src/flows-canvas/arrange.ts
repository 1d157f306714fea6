import type { Cell } from './columns';

const gap = 28;
const passageGap = 12;
/** chosen: what is not straight after so many looks from either side does not get straighter. */
const looks = 6;

/** Puts what belongs together beside each other, and straightens the ways between the columns. */
export function arrange(columns: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const sorted = columns.map((column) => [...column]);
  sorted.forEach(stack);
  // The last look goes as one reads: what follows stands in the order of the ways, and level with them.
  for (let look = 0; look <= looks; look += 1) sweep(sorted, look % 2 === 1, sortColumn);
  for (let look = 0; look <= looks; look += 1) sweep(sorted, look % 2 === 1, settleColumn);
  return sorted;
}

function sweep(
  columns: Cell[][],
  isBackward: boolean,
  each: (column: Cell[], isBackward: boolean) => void,
): void {
  for (const column of isBackward ? columns.toReversed() : columns) each(column, isBackward);
}

/** One below the other, as they are. */
function stack(column: readonly Cell[]): void {
  let y = 0;
  for (const cell of column) {
    cell.y = y;
    y += cell.height + gapBelow(cell);
  }
}

function sortColumn(column: Cell[], isBackward: boolean): void {
  const wished = new Map(column.map((cell) => [cell, wishOf(cell, !isBackward, isBackward).y]));
  column.sort((one, other) => (wished.get(one) ?? 0) - (wished.get(other) ?? 0));
  stack(column);
}

const settleColumn = (column: Cell[], isBackward: boolean): void =>
  settle(column, (cell) => wishOf(cell, !isBackward, isBackward));

interface Wish {
  readonly y: number;
  readonly weight: number;
}

/** Where its ways would be straight; where it is, if it has none on that side. */
function wishOf(cell: Cell, looksBefore: boolean, looksBehind: boolean): Wish {
  const wishes = [
    ...(looksBefore ? cell.before.map(({ from, exitY }) => from.y + exitY - cell.entryY) : []),
    ...(looksBehind ? cell.behind.map(({ to, exitY }) => to.y + to.entryY - exitY) : []),
  ];
  if (wishes.length === 0) return { y: cell.y, weight: 0.1 };
  const sum = wishes.reduce((total, y) => total + y, 0);
  return { y: sum / wishes.length, weight: cell.id === null ? 4 : 1 };
}

const gapBelow = (cell: Cell): number => (cell.id === null ? passageGap : gap);

/**
 * As near to its wish as each can be without touching its neighbours, in their order: those that would touch are moved
 * together to the middle of their wishes (pool adjacent violators).
 */
function settle(column: readonly Cell[], wish: (cell: Cell) => Wish): void {
  const blocks: { sum: number; weight: number; readonly cells: { cell: Cell; offset: number }[] }[] = [];
  let offset = 0;
  for (const cell of column) {
    const { y, weight } = wish(cell);
    blocks.push({ sum: (y - offset) * weight, weight, cells: [{ cell, offset }] });
    offset += cell.height + gapBelow(cell);
    for (let last = blocks.at(-1), above = blocks.at(-2); last && above; ) {
      if (above.sum / above.weight <= last.sum / last.weight) break;
      above.sum += last.sum;
      above.weight += last.weight;
      above.cells.push(...last.cells);
      blocks.pop();
      last = above;
      above = blocks.at(-2);
    }
  }
  for (const { sum, weight, cells } of blocks)
    for (const each of cells) each.cell.y = Math.round(sum / weight) + each.offset;
}
