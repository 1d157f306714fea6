import type { FlowContent } from '@shopbell/protocol';
import { edgesOf } from '../flows';
import { leadTo, type Way } from '../flows-editing';
import { startId } from './graph';

/** As the canvas names an end of a line: a step, and which of its ways. */
export interface Exit {
  readonly source: string | null;
  readonly sourceHandle?: string | null;
}

/** The way that begins there; undefined where none does. */
export function wayAt(flow: FlowContent, { source, sourceHandle }: Exit): Way | undefined {
  if (source === startId) return null;
  const step = flow.steps.find(({ id }) => id === source);
  const index = /^\d{1,2}$/.test(sourceHandle ?? '') ? Number(sourceHandle) : -1;
  return step && edgesOf(step)[index] ? { stepId: step.id, index } : undefined;
}

/** Where a way leads to now. */
export const endOf = (flow: FlowContent, way: Way): string | null => {
  if (!way) return flow.start;
  const step = flow.steps.find(({ id }) => id === way.stepId);
  return (step && edgesOf(step)[way.index]?.to) ?? null;
};

/** The flow in which that way leads there; the same one where no line can be drawn, or is drawn already. */
export function connected(flow: FlowContent, exit: Exit, target: string | null): FlowContent {
  const way = wayAt(flow, exit);
  const isStep = flow.steps.some(({ id }) => id === target);
  if (way === undefined || !isStep || endOf(flow, way) === target) return flow;
  return leadTo(flow, way, target);
}

/** Where a step is added that somebody asks for beside the one that is chosen: on its first way that leads nowhere. */
export function openWay(flow: FlowContent, stepId: string | null): Way | undefined {
  const step = flow.steps.find(({ id }) => id === stepId);
  if (!step) return undefined;
  const known = new Set(flow.steps.map(({ id }) => id));
  const ways = edgesOf(step);
  const open = ways.findIndex(({ to }) => to === null || !known.has(to));
  if (open < 0 && ways.length !== 1) return undefined;
  return { stepId: step.id, index: Math.max(0, open) };
}
