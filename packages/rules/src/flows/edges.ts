import type { FlowContent, FlowStep } from '@shopbell/protocol';

/** Stands for the first step of a flow, whichever that is. */
export const firstStep = '(start)';

export function findStep(flow: FlowContent | null, stepId: string | null): FlowStep | null {
  const wanted = stepId === firstStep ? flow?.start : stepId;
  return flow?.steps.find(({ id }) => id === wanted) ?? null;
}

export interface Edge {
  /** Which of the step's ways it is. */
  readonly name: string;
  readonly to: string | null;
}

/** Where a step leads, by all of its ways. */
export function edgesOf(step: FlowStep): readonly Edge[] {
  switch (step.kind) {
    case 'choice':
      return step.choices.map(({ label, next }) => ({ name: label, to: next }));
    case 'condition':
      return [
        ...step.cases.map(({ next }, index) => ({ name: `case ${index + 1}`, to: next })),
        { name: 'otherwise', to: step.otherwise },
      ];
    case 'order-selection':
      return [
        { name: 'next', to: step.next },
        { name: 'none', to: step.none },
      ];
    case 'http-request':
      return [
        { name: 'next', to: step.next },
        { name: 'failed', to: step.failed },
      ];
    case 'order-action':
      return [
        { name: 'next', to: step.next },
        { name: 'otherwise', to: step.otherwise },
      ];
    case 'assistant':
    case 'handover':
    case 'end':
      return [];
    default:
      return 'next' in step ? [{ name: 'next', to: step.next }] : [];
  }
}

const waiting: ReadonlySet<string> = new Set<FlowStep['kind']>([
  ...(['choice', 'question', 'sign-in', 'order-selection', 'line-item-selection', 'order-action'] as const),
]);

/** The shopper has to say something before it goes on. */
export const waitsForShopper = ({ kind }: Pick<FlowStep, 'kind'>): boolean => waiting.has(kind);
