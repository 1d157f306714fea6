import { type Arc, type Graph, startId } from './graph';

export interface Ranked {
  /** In which column each stands: behind everything that leads to it. */
  readonly rankOf: ReadonlyMap<string, number>;
  /** The arcs that lead back to where one has been; without them the graph has no circle. */
  readonly back: ReadonlySet<Arc>;
}

/** Columns by the longest way from the beginning; the first is the start's alone. Without recursion: a long chain must not be too deep for it. */
export function ranksOf({ vertices, arcs }: Graph): Ranked {
  const leaving = new Map<string, Arc[]>(vertices.map(({ id }) => [id, []]));
  for (const arc of arcs) leaving.get(arc.from)?.push(arc);
  const back = new Set<Arc>();
  const order: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  for (const { id } of vertices) if (!state.has(id)) visit(id);
  const rankOf = new Map(vertices.map(({ id }) => [id, id === startId ? 0 : 1]));
  for (const id of order.reverse())
    for (const arc of leaving.get(id) ?? [])
      if (!back.has(arc)) rankOf.set(arc.to, Math.max(rankOf.get(arc.to) ?? 0, (rankOf.get(id) ?? 0) + 1));
  return { rankOf, back };

  function visit(first: string): void {
    const path = [{ id: first, next: 0 }];
    state.set(first, 'open');
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const arc = leaving.get(top.id)?.[top.next];
      top.next += 1;
      if (!arc) {
        state.set(top.id, 'done');
        order.push(top.id);
        path.pop();
      } else if (state.get(arc.to) === 'open') back.add(arc);
      else if (!state.has(arc.to)) {
        state.set(arc.to, 'open');
        path.push({ id: arc.to, next: 0 });
      }
    }
  }
}
