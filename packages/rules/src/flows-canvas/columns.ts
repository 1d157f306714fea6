import type { Arc, Graph } from './graph';
import type { Ranked } from './ranks';

/** A step in its column, or the place that a longer arc keeps free on its way through one. */
export interface Cell {
  readonly id: string | null;
  readonly height: number;
  readonly entryY: number;
  y: number;
  readonly before: Link[];
  readonly behind: Link[];
}

/** Two cells beside each other that one arc joins. */
export interface Link {
  readonly from: Cell;
  readonly to: Cell;
  readonly exitY: number;
}

export interface Columns {
  readonly columns: readonly (readonly Cell[])[];
  /** The cells that an arc goes through between its ends. */
  readonly through: ReadonlyMap<Arc, readonly Cell[]>;
}

/** chosen: more free places than a screen shows cost more than they clear up. */
const passagesMax = 4000;
const passageHeight = 12;

/** Every step in its column in reading order, and a passage for each arc through the columns between. */
export function columnsOf({ vertices, arcs }: Graph, { rankOf, back }: Ranked): Columns {
  const columns: Cell[][] = [];
  const put = (rank: number, cell: Cell): Cell => {
    while (columns.length <= rank) columns.push([]);
    columns[rank]?.push(cell);
    return cell;
  };
  const cellOf = new Map(
    vertices.map(({ id, height, entryY }) => [
      id,
      put(rankOf.get(id) ?? 0, { id, height, entryY, y: 0, before: [], behind: [] }),
    ]),
  );
  const through = new Map<Arc, readonly Cell[]>();
  let passages = 0;
  for (const arc of arcs) {
    const [from, to] = [cellOf.get(arc.from), cellOf.get(arc.to)];
    const first = (rankOf.get(arc.from) ?? 0) + 1;
    const count = (rankOf.get(arc.to) ?? 0) - first;
    passages += Math.max(0, count);
    if (!from || !to || back.has(arc) || passages > passagesMax) continue;
    const cells = Array.from({ length: count }, (_, index) => put(first + index, passage()));
    through.set(arc, cells);
    join([from, ...cells, to], arc.exitY);
  }
  return { columns, through };
}

const passage = (): Cell => ({
  ...{ id: null, height: passageHeight, entryY: passageHeight / 2, y: 0, before: [], behind: [] },
});

function join(cells: readonly Cell[], exitY: number): void {
  cells.forEach((to, index) => {
    const from = cells[index - 1];
    if (!from) return;
    const link = { from, to, exitY: index === 1 ? exitY : from.entryY };
    from.behind.push(link);
    to.before.push(link);
  });
}
