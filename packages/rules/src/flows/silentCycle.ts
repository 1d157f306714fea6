import type { FlowContent, FlowStep } from '@shopbell/protocol';
import { edgesOf, findStep, waitsForShopper } from './edges';
import type { FlowLibrary } from './FlowState';

/** Passed without a word of the shopper, or not at all. A flow that is called is passed if its end can be. */
const isSilent = (step: FlowStep, library: FlowLibrary, calls: readonly string[]): boolean =>
  step.kind === 'sub-flow' ? isPassed(step.flowId, library, calls) : !waitsForShopper(step);

function isPassed(flowId: string, library: FlowLibrary, calls: readonly string[]): boolean {
  const flow = library(flowId);
  if (!flow || calls.includes(flowId)) return false;
  const deeper = [...calls, flowId];
  return reachable(flow, (step) => isSilent(step, library, deeper)).some(({ kind }) => kind === 'end');
}

/** The steps that can be reached from the start, going on from those that let one. */
export function reachable(flow: FlowContent, goesOn: (step: FlowStep) => boolean): readonly FlowStep[] {
  const byId = new Map(flow.steps.map((step) => [step.id, step]));
  const first = findStep(flow, flow.start);
  const found = new Set<FlowStep>(first ? [first] : []);
  for (const step of found) {
    if (!goesOn(step)) continue;
    for (const { to } of edgesOf(step)) {
      const next = to === null ? undefined : byId.get(to);
      if (next) found.add(next);
    }
  }
  return [...found];
}

/**
 * Steps that lead into each other without ever asking the shopper anything: whoever gets there goes round for ever. Null
 * where there are none that can be reached. One look at every step: a walk that leaves a step behind never returns to it.
 */
export function silentCycle(flow: FlowContent, library: FlowLibrary): readonly string[] | null {
  const silent = new Map(
    reachable(flow, () => true)
      .filter((step) => isSilent(step, library, []))
      .map((step) => [step.id, step]),
  );
  const isDone = new Set<string>();
  for (const id of silent.keys()) {
    const cycle = isDone.has(id) ? null : cycleFrom(id, silent, isDone);
    if (cycle) return cycle;
  }
  return null;
}

/** Without recursion: a long chain must not be too deep for it. */
function cycleFrom(
  start: string,
  silent: ReadonlyMap<string, FlowStep>,
  isDone: Set<string>,
): readonly string[] | null {
  const path: { readonly id: string; readonly ways: string[] }[] = [];
  const onPath = new Set<string>();
  const go = (id: string) => {
    const step = silent.get(id);
    const ways = step ? edgesOf(step).flatMap(({ to }) => (to !== null && silent.has(to) ? [to] : [])) : [];
    path.push({ id, ways });
    onPath.add(id);
  };
  go(start);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const next = top.ways.pop();
    if (next === undefined) {
      path.pop();
      onPath.delete(top.id);
      isDone.add(top.id);
    } else if (onPath.has(next))
      return path.slice(path.findIndex(({ id }) => id === next)).map(({ id }) => id);
    else if (!isDone.has(next)) go(next);
  }
  return null;
}
