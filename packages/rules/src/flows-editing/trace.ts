import type { FlowContent } from '@shopbell/protocol';
import { edgesOf, type FlowFrame } from '../flows';
import type { Way } from './edit';

/** One name for each way out of a step, and for the one into the flow. */
export const wayId = (way: Way): string => (way ? `${way.stepId}>${way.index}` : '>0');

export interface PassedStep extends FlowFrame {
  /** Which of several ways was chosen there, where somebody did. */
  readonly choice?: number;
}

export interface Trace {
  readonly steps: ReadonlySet<string>;
  /** By their names. */
  readonly ways: ReadonlySet<string>;
  /** The last of them: where it stands, or has ended. */
  readonly here: string | null;
}

/** The part of a run that went through one flow: what it passed there, and on which ways. */
export function traceOf(flow: FlowContent, flowId: string, passed: readonly PassedStep[]): Trace {
  const byId = new Map(flow.steps.map((step) => [step.id, step]));
  const own = passed.filter((each) => each.flowId === flowId);
  const ways = new Set(own.length > 0 ? [wayId(null)] : []);
  own.forEach(({ stepId, choice }, index) => {
    const step = byId.get(stepId ?? '');
    const next = own[index + 1]?.stepId;
    if (!step || next === undefined) return;
    const edges = edgesOf(step);
    const isChosen = choice !== undefined && edges[choice]?.to === next;
    const way = isChosen ? choice : edges.findIndex(({ to }) => to === next);
    if (way >= 0) ways.add(wayId({ stepId: step.id, index: way }));
  });
  return { steps: new Set(own.map(({ stepId }) => stepId ?? '')), ways, here: own.at(-1)?.stepId ?? null };
}
