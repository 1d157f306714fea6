import type { FlowContent, FlowStep } from '@shopbell/protocol';

/** Stays where somebody has dragged it. */
export const placeStep = (flow: FlowContent, stepId: string, x: number, y: number): FlowContent => ({
  ...flow,
  steps: flow.steps.map((step) =>
    step.id === stepId ? { ...step, at: { x: Math.round(x), y: Math.round(y) } } : step,
  ),
});

/** Every step where the canvas puts it; the same flow where none was dragged. */
export const tidied = (flow: FlowContent): FlowContent =>
  flow.steps.some(({ at }) => at) ? { ...flow, steps: flow.steps.map(withoutPlace) } : flow;

function withoutPlace(step: FlowStep): FlowStep {
  const { at: _, ...rest } = step;
  return rest;
}
