import type { FlowContent } from '@shopbell/protocol';
import { edgesOf } from '../flows';
import { outlineOf, type Way } from '../flows-editing';
import { cardWidth, entryY, exitY, heightOf, startSize } from './sizes';

/** The place where shoppers come in stands on the canvas too; no step can be called so. */
export const startId = '(start)';

export interface Vertex {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly entryY: number;
  /** Where it was dragged to. */
  readonly at?: { readonly x: number; readonly y: number } | undefined;
}

export interface Arc {
  readonly way: Way;
  readonly from: string;
  readonly to: string;
  /** Where it leaves, measured from the top of what it leaves. */
  readonly exitY: number;
}

export interface Graph {
  /** In the order in which the outline reads them, the start first. */
  readonly vertices: readonly Vertex[];
  readonly arcs: readonly Arc[];
}

/** What there is to draw: each step once, and the ways that lead to one. */
export function graphOf(flow: FlowContent): Graph {
  const steps = outlineOf(flow).map(({ step }) => step);
  const known = new Set(steps.map(({ id }) => id));
  const start = { ...startSize, id: startId, entryY: startSize.height / 2 };
  const first: Arc[] =
    flow.start !== null && known.has(flow.start)
      ? [{ way: null, from: startId, to: flow.start, exitY: startSize.height / 2 }]
      : [];
  return {
    vertices: [
      start,
      ...steps.map((step) => ({
        ...{ id: step.id, width: cardWidth, height: heightOf(step), entryY, at: step.at },
      })),
    ],
    arcs: [
      ...first,
      ...steps.flatMap((step) =>
        edgesOf(step).flatMap(({ to }, index) =>
          to !== null && known.has(to)
            ? [{ way: { stepId: step.id, index }, from: step.id, to, exitY: exitY(step, index) }]
            : [],
        ),
      ),
    ],
  };
}

/** The graph in parts that nothing connects, each in reading order. */
export function partsOf({ vertices, arcs }: Graph): readonly Graph[] {
  const root = new Map(vertices.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let at = id;
    for (let up = root.get(at); up !== undefined && up !== at; up = root.get(at)) {
      root.set(at, root.get(up) ?? up);
      at = up;
    }
    return at;
  };
  for (const { from, to } of arcs) root.set(rootOf(to), rootOf(from));
  const parts = new Map<string, { vertices: Vertex[]; arcs: Arc[] }>();
  for (const vertex of vertices) {
    const of = rootOf(vertex.id);
    const part = parts.get(of) ?? { vertices: [], arcs: [] };
    part.vertices.push(vertex);
    parts.set(of, part);
  }
  for (const arc of arcs) parts.get(rootOf(arc.from))?.arcs.push(arc);
  return [...parts.values()];
}
