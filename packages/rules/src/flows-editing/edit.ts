import type { FlowContent, FlowStep, FlowStepKind } from '@shopbell/protocol';
import { edgesOf } from '../flows';
import { newStep } from './stepKinds';

/** One of the ways out of a step; null for the beginning of the flow. */
export type Way = { readonly stepId: string; readonly index: number } | null;

const withStep = (flow: FlowContent, step: FlowStep): FlowContent => ({
  ...flow,
  steps: flow.steps.map((each) => (each.id === step.id ? step : each)),
});

export const changeStep = (flow: FlowContent, step: FlowStep): FlowContent => withStep(flow, step);

/** Lets a way lead elsewhere. */
export function leadTo(flow: FlowContent, way: Way, to: string | null): FlowContent {
  if (!way) return { ...flow, start: to };
  const step = flow.steps.find(({ id }) => id === way.stepId);
  return step
    ? withStep(
        flow,
        turned(step, (_, index) => (index === way.index ? to : undefined)),
      )
    : flow;
}

/** A new step on a way, before what it led to. Gives the flow and the step's id. */
export function addStep(
  flow: FlowContent,
  kind: FlowStepKind,
  way: Way,
): { readonly flow: FlowContent; readonly id: string } {
  const id = freeId(flow, kind);
  const before = way ? flow.steps.findIndex((step) => step.id === way.stepId) : -1;
  const step = newStep(kind, id, ledTo(flow, way));
  const steps = [...flow.steps.slice(0, before + 1), step, ...flow.steps.slice(before + 1)];
  return { flow: leadTo({ ...flow, steps }, way, id), id };
}

/** A new step that nothing leads to yet, unless it is the first. */
export function addLooseStep(flow: FlowContent, kind: FlowStepKind): ReturnType<typeof addStep> {
  if (flow.start === null) return addStep(flow, kind, null);
  const id = freeId(flow, kind);
  return { flow: { ...flow, steps: [...flow.steps, newStep(kind, id, null)] }, id };
}

function freeId({ steps }: FlowContent, kind: FlowStepKind): string {
  const taken = new Set(steps.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  return `${kind}-${number}`;
}

const ledTo = (flow: FlowContent, way: Way): string | null => {
  if (!way) return flow.start;
  const step = flow.steps.find(({ id }) => id === way.stepId);
  return (step && edgesOf(step)[way.index]?.to) ?? null;
};

/** What led to it leads where its first way led. */
export function removeStep(flow: FlowContent, stepId: string): FlowContent {
  const gone = flow.steps.find(({ id }) => id === stepId);
  if (!gone) return flow;
  const first = edgesOf(gone)[0]?.to ?? null;
  const to = first === stepId ? null : first;
  const past = (next: string | null) => (next === stepId ? to : undefined);
  return {
    ...flow,
    start: flow.start === stepId ? to : flow.start,
    steps: flow.steps.filter(({ id }) => id !== stepId).map((step) => turned(step, past)),
  };
}

/** Changes places with the step before it on the only way that leads to it; the same flow where that cannot be. */
export function raiseStep(flow: FlowContent, stepId: string): FlowContent {
  const step = flow.steps.find(({ id }) => id === stepId);
  const before = flow.steps.find((each) => each.id !== stepId && onlyWay(each) === stepId);
  const leading = flow.steps.flatMap(edgesOf).filter(({ to }) => to === stepId).length;
  if (!step || !before || leading !== 1 || flow.start === stepId) return flow;
  const after = onlyWay(step);
  if (after === undefined) return flow;
  const swapped = {
    ...flow,
    start: flow.start === before.id ? stepId : flow.start,
    steps: flow.steps.map((each) => {
      if (each.id === stepId) return turned(each, () => before.id);
      if (each.id === before.id) return turned(each, () => after);
      return turned(each, (to) => (to === before.id ? stepId : undefined));
    }),
  };
  return swapped;
}

/** Undefined where it has none, or several. */
const onlyWay = (step: FlowStep): string | null | undefined => {
  const ways = edgesOf(step);
  return ways.length === 1 ? ways[0]?.to : undefined;
};

/** The step with other ends of its ways; undefined leaves one as it is. */
function turned(
  step: FlowStep,
  turn: (to: string | null, index: number) => string | null | undefined,
): FlowStep {
  const at = (to: string | null, index: number): string | null => {
    const other = turn(to, index);
    return other === undefined ? to : other;
  };
  switch (step.kind) {
    case 'choice':
      return {
        ...step,
        choices: step.choices.map((each, index) => ({ ...each, next: at(each.next, index) })),
      };
    case 'condition':
      return {
        ...step,
        cases: step.cases.map((each, index) => ({ ...each, next: at(each.next, index) })),
        otherwise: at(step.otherwise, step.cases.length),
      };
    case 'order-selection':
      return { ...step, next: at(step.next, 0), none: at(step.none, 1) };
    case 'http-request':
      return { ...step, next: at(step.next, 0), failed: at(step.failed, 1) };
    case 'order-action':
      return { ...step, next: at(step.next, 0), otherwise: at(step.otherwise, 1) };
    case 'assistant':
    case 'handover':
    case 'end':
      return step;
    default:
      return { ...step, next: at(step.next, 0) };
  }
}
