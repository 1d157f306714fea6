import type { FlowDeed, FlowPrompt, FlowStep, NewAddress } from '@shopbell/protocol';
import { stepOf } from './advance';
import type { FlowLibrary, FlowState } from './FlowState';
import { fillInWords } from './fillIn';
import { needsWish } from './take';

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
        choices: step.choices.map(({ label }) => fillInWords(label, state.variables)),
      };
    case 'question':
      return { kind: 'question', stepId, answer: step.answer, wrong: step.wrong };
    case 'sign-in':
    case 'order-selection':
      return { kind: step.kind, stepId };
    case 'line-item-selection':
      return { kind: 'line-item-selection', stepId, orderId: state.variables.order_id ?? '' };
    case 'order-action':
      return orderPrompt(step, state);
    case 'delay':
      return { kind: 'delay', stepId, seconds: Math.max(0, (state.untilMs ?? 0) - nowMs) / 1000 };
    default:
      return null;
  }
}

function orderPrompt(
  step: Extract<FlowStep, { readonly kind: 'order-action' }>,
  state: FlowState,
): FlowPrompt {
  const { id: stepId, action } = step;
  if (action !== 'cancel' && needsWish(step, state))
    return { kind: 'order-wish', stepId, action, orderId: state.variables.order_id ?? '' };
  return { kind: 'confirmation', stepId, deed: deedOf(action, state) };
}

const addressLines = ({ name, address1, address2, zip, city, phone }: NewAddress): string[] =>
  [name, address1, address2, `${zip} ${city}`, phone].map((line) => line.trim()).filter(Boolean);

function deedOf(kind: FlowDeed['kind'], { variables, wished }: FlowState): FlowDeed {
  const { order_name: orderName = '', order_total: orderTotal = '', order_items: all = '' } = variables;
  const { wish, items, instead } = wished ?? { wish: null, items: all ? [all] : [], instead: [] };
  return {
    ...{ kind, orderName, orderTotal, items: [...items], instead: [...instead] },
    address: wish?.kind === 'address' ? addressLines(wish.address) : [],
  };
}
