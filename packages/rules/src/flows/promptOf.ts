import type { FlowPrompt } from '@shopbell/protocol';
import { stepOf } from './advance';
import type { FlowLibrary, FlowState } from './FlowState';
import { fillIn } from './fillIn';

/** What the shopper can do now; null when it is over. */
export function promptOf(library: FlowLibrary, state: FlowState, nowMs: number): FlowPrompt | null {
  const step = stepOf(library, state);
  if (!step || state.status === 'ended' || state.status === 'handed-over') return null;
  const stepId = step.id;
  if (state.status === 'working') return { kind: 'working', stepId };
  switch (step.kind) {
    case 'choice':
      return {
        ...{ kind: 'choice', stepId },
        choices: step.choices.map(({ label }) => fillIn(label, state.variables)),
      };
    case 'question':
      return { kind: 'question', stepId, answer: step.answer, wrong: step.wrong };
    case 'sign-in':
    case 'order-selection':
      return { kind: step.kind, stepId };
    case 'line-item-selection':
      return { kind: 'line-item-selection', stepId, orderId: state.variables.order_id ?? '' };
    case 'order-action':
      return { kind: 'confirmation', stepId };
    case 'delay':
      return { kind: 'delay', stepId, seconds: Math.max(0, (state.untilMs ?? 0) - nowMs) / 1000 };
    default:
      return null;
  }
}
