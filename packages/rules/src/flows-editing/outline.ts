import type { FlowContent, FlowStep } from '@shopbell/protocol';
import { edgesOf } from '../flows';

export interface OutlineRow {
  readonly step: FlowStep;
  /** How deep it stands: one deeper behind each way of a step with several. */
  readonly depth: number;
  /** By which way one comes here first, where the step before has several. */
  readonly by: { readonly step: FlowStep; readonly index: number } | null;
}

/** The graph as a list, each step once, where one comes to it first; what nothing leads to stands last. */
export function outlineOf(flow: FlowContent): readonly OutlineRow[] {
  const byId = new Map(flow.steps.map((step) => [step.id, step]));
  const rows: OutlineRow[] = [];
  const seen = new Set<string>();
  const open: { readonly id: string | null; readonly depth: number; readonly by: OutlineRow['by'] }[] = [
    { id: flow.start, depth: 0, by: null },
  ];
  const go = () => {
    for (let next = open.pop(); next; next = open.pop()) {
      const step = next.id === null || seen.has(next.id) ? undefined : byId.get(next.id);
      if (!step) continue;
      seen.add(step.id);
      rows.push({ step, depth: next.depth, by: next.by });
      const ways = edgesOf(step);
      const isFork = ways.length > 1;
      const depth = next.depth + (isFork ? 1 : 0);
      for (let index = ways.length - 1; index >= 0; index -= 1)
        open.push({ id: ways[index]?.to ?? null, depth, by: isFork ? { step, index } : null });
    }
  };
  go();
  for (const { id } of flow.steps) {
    open.push({ id, depth: 0, by: null });
    go();
  }
  return rows;
}
