import type { FirstRunStep } from '@shopbell/protocol';

export const steps: readonly FirstRunStep[] = ['name', 'colours', 'team', 'snippet', 'message'];

/** The first that is not settled; after a step, those behind it come before those that were left open earlier. */
export function nextStep(settled: readonly FirstRunStep[], after: FirstRunStep | null): FirstRunStep | null {
  const index = after === null ? -1 : steps.indexOf(after);
  const inOrder = [...steps.slice(index + 1), ...steps.slice(0, index + 1)];
  return inOrder.find((step) => !settled.includes(step)) ?? null;
}
