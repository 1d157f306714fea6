import { arrange } from './arrange';
import { type Cell, columnsOf } from './columns';
import type { FlowLayout, Place, Point, Route } from './FlowLayout';
import { type Arc, type Graph, partsOf } from './graph';
import { makeRoom } from './makeRoom';
import { ranksOf } from './ranks';
import { cardWidth, startSize } from './sizes';

const columnGap = 80;
const partGap = 64;
const laneGap = 22;
const turn = 26;

/** Where everything stands: columns from left to right, the same for the same flow. What was dragged stays where it is. */
export function layoutGraph(graph: Graph): FlowLayout {
  const places = new Map<string, Place>();
  const routes: Route[] = [];
  let top = 0;
  for (const part of partsOf(graph)) {
    const tidy = layoutPart(part, top);
    for (const [id, place] of tidy.places) places.set(id, place);
    routes.push(...tidy.routes);
    top = tidy.bottom + partGap;
  }
  return makeRoom(
    { places, routes },
    new Map(graph.vertices.flatMap(({ id, at }) => (at ? [[id, at]] : []))),
  );
}

interface Part extends FlowLayout {
  readonly bottom: number;
}

/** Behind the start, which is narrower than a step. */
const columnX = (column: number): number =>
  column === 0 ? 0 : startSize.width + columnGap + (column - 1) * (cardWidth + columnGap);

function layoutPart(part: Graph, top: number): Part {
  const ranked = ranksOf(part);
  const { columns, through } = columnsOf(part, ranked);
  const sorted = arrange(columns);
  const all = sorted.flat();
  const shift = top - Math.min(...all.map(({ y }) => y));
  for (const cell of all) cell.y += shift;
  const bottoms = sorted.map((column) => Math.max(top, ...column.map(({ y, height }) => y + height)));
  const widths = new Map(part.vertices.map(({ id, width }) => [id, width]));
  const places = new Map<string, Place>();
  sorted.forEach((column, rank) => {
    for (const { id, y, height } of column)
      if (id !== null) places.set(id, { x: columnX(rank), y, width: widths.get(id) ?? cardWidth, height });
  });
  const routes = part.arcs.map((arc): Route => {
    const isBack = ranked.back.has(arc);
    if (isBack) return { ...arc, isBack, level: [laneOf(arc, ranked.rankOf, bottoms, places)] };
    const first = (ranked.rankOf.get(arc.from) ?? 0) + 1;
    return { ...arc, isBack, level: (through.get(arc) ?? []).map((cell, at) => levelOf(cell, first + at)) };
  });
  return { places, routes, bottom: Math.max(...bottoms) };
}

function levelOf({ y, entryY }: Cell, column: number): readonly [Point, Point] {
  const x = columnX(column);
  return [
    { x, y: y + entryY },
    { x: x + cardWidth, y: y + entryY },
  ];
}

/** Below everything that it passes, and below the lanes that are there already. */
function laneOf(
  { from, to }: Arc,
  rankOf: ReadonlyMap<string, number>,
  bottoms: number[],
  places: ReadonlyMap<string, Place>,
): readonly [Point, Point] {
  const [first, last] = [rankOf.get(to) ?? 0, rankOf.get(from) ?? 0];
  const y = Math.max(...bottoms.slice(first, last + 1)) + laneGap;
  bottoms.fill(y, first, last + 1);
  const [source, target] = [places.get(from), places.get(to)];
  return [
    { x: (source?.x ?? 0) + (source?.width ?? 0) + turn, y },
    { x: (target?.x ?? 0) - turn, y },
  ];
}
